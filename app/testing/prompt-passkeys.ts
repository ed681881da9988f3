import { PASSKEY_CHALLENGE_MS } from '#contract/player/passkeys.ts'
import type { PasskeyPort } from '#app/models/access/passkeys.ts'

const id = { id: 'key', rawId: 'key', type: 'public-key' } as const

/** Passkeys of a browser whose player confirms every prompt at once. */
export const promptPasskeys: PasskeyPort = {
  isSupported: () => true,
  create: async ({ challenge }) => ({
    kind: 'done',
    credential: { ...id, response: { clientDataJSON: challenge, attestationObject: 'attestation' } },
  }),
  get: async ({ challenge }) => ({
    kind: 'done',
    credential: {
      ...id,
      response: { clientDataJSON: challenge, authenticatorData: 'data', signature: 'signature', userHandle: 'player' },
    },
  }),
}

/** Options of a new passkey, as `beginPasskey` returns them. */
export const creationOptions = {
  challenge: 'challenge',
  rp: { id: 'localhost', name: 'Cassiopeia' },
  user: { id: 'player', name: 'marina', displayName: 'marina' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: PASSKEY_CHALLENGE_MS,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
}
/** Options of a sign-in, as `getPasskeyOptions` returns them. */
export const requestOptions = {
  challenge: 'challenge',
  rpId: 'localhost',
  timeout: PASSKEY_CHALLENGE_MS,
  userVerification: 'required',
}
