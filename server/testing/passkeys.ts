import { beginPasskey, getPasskeyOptions } from '#contract/player/passkeys.ts'
import { post, readAs, type From } from './accounts.ts'
import { createAuthenticator } from './authenticator.ts'
import type { TestApi } from './test-api.ts'

/** Begins a new passkey and returns its options. */
export async function beginNewPasskey(api: TestApi, from: From, code = '', password = 'for-getful') {
  const envelope = await post(api, '/v2/user/passkeys/begin', { password, code }, from)
  if (envelope.kind !== 'accepted') throw new Error(JSON.stringify(envelope))
  return beginPasskey.data.parse(envelope.payload)
}

/** Adds a passkey; returns its authenticator and the user handle that it keeps. */
export async function addNewPasskey(api: TestApi, from: From, name = 'Phone') {
  const { challenge, user } = await beginNewPasskey(api, from)
  const authenticator = createAuthenticator()
  const added = await post(api, '/v2/user/passkeys', { name, credential: authenticator.register({ challenge }) }, from)
  if (added.kind !== 'accepted') throw new Error(JSON.stringify(added))
  return { authenticator, userHandle: user.id }
}

/** A challenge of a sign-in. */
export const passkeyChallenge = async (api: TestApi): Promise<string> =>
  (await readAs(api, getPasskeyOptions, {})).challenge
