import { logout } from '#contract/player/auth.ts'
import type { Language } from '#contract/core/languages.ts'
import { readResponse } from './client.ts'
import { CallFailure } from './failure.ts'

/**
 * Ends the session of a token on the server.
 * @throws CallFailure; after `noResponse` the session may still be active
 */
export type EndSession = (token: string, language: Language, signal: AbortSignal) => Promise<void>

/**
 * Uses the passed token, because another player may have signed in on this page since.
 * `keepalive` lets the request finish after the page is closed.
 */
export const endSession: EndSession = async (token, language, signal) => {
  const createFailure = () =>
    new CallFailure({
      kind: 'noResponse',
      call: logout.name,
      cause: signal.aborted ? 'timeout' : 'network',
      status: null,
    })
  const response = await fetch(`/api${logout.path}`, {
    method: logout.method,
    headers: { 'Accept-Language': language, Authorization: `Token ${token}` },
    cache: 'no-store',
    keepalive: true,
    signal,
  }).catch(() => {
    throw createFailure()
  })
  const body: unknown = await response.json().catch(() => {
    if (signal.aborted) throw createFailure()
    // Not JSON: `readResponse` reports it as `notEnvelope`.
    return undefined
  })
  readResponse(logout, body, response.status, () => undefined)
}
