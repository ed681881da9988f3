import { createStore } from 'effector'
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/player/passkeys.ts'
import { CallFailure } from '#app/http/failure.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'

/**
 * What became of a prompt of the browser. `cancelled`: the player closed it, or it timed out; `duplicate`: the device has
 * a passkey of this player already; `unsupported`: the browser or the device cannot do it.
 */
export type PasskeyOutcome<Credential> =
  | { kind: 'done'; credential: Credential }
  | { kind: 'cancelled' | 'duplicate' | 'unsupported' }

/** Passkeys of the browser: a port, replaced in tests. */
export interface PasskeyPort {
  isSupported: () => boolean
  create: (options: PasskeyCreationOptions, signal: AbortSignal) => Promise<PasskeyOutcome<NewPasskey>>
  get: (options: PasskeyRequestOptions, signal: AbortSignal) => Promise<PasskeyOutcome<PasskeyAssertion>>
}

const ENDS: Readonly<Record<string, 'cancelled' | 'duplicate' | 'unsupported'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'duplicate',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
  ConstraintError: 'unsupported',
}

/** Runs a prompt, which closes with the signal, and names how it ended. Any other error is one of the code. */
async function prompt<Credential>(
  run: (library: typeof import('@simplewebauthn/browser')) => Promise<Credential>,
  signal: AbortSignal,
): Promise<PasskeyOutcome<Credential>> {
  const library = await loadCode(() => import('@simplewebauthn/browser')).catch(() => {
    throw new CallFailure({ kind: 'noResponse', call: 'passkey', cause: 'network', status: null })
  })
  if (signal.aborted) return { kind: 'cancelled' }
  signal.addEventListener('abort', () => library.WebAuthnAbortService.cancelCeremony())
  try {
    return { kind: 'done', credential: await run(library) }
  } catch (error) {
    const kind = error instanceof Error ? ENDS[error.name] : undefined
    if (kind === undefined) throw error
    return { kind }
  }
}

const browserPasskeys: PasskeyPort = {
  isSupported: () => typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window,
  create: (options, signal) =>
    prompt(async ({ startRegistration }) => {
      const { id, rawId, response } = await startRegistration({ optionsJSON: options })
      const { clientDataJSON, attestationObject } = response
      return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
    }, signal),
  get: (options, signal) =>
    prompt(async ({ startAuthentication }) => {
      const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
      const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
      return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } }
    }, signal),
}

export const $passkeys = createStore<PasskeyPort>(browserPasskeys, { serialize: 'ignore' })
