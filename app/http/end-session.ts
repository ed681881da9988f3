import { logout } from '#contract/auth.ts'
import type { Language } from '#contract/languages.ts'
import { readResponse } from './client.ts'
import { CallFailure } from './failure.ts'

/** Ends the session of a token on the server. Rejects with `CallFailure`: an answer that was not read leaves open whether it has ended. */
export type EndSession = (token: string, language: Language, signal: AbortSignal) => Promise<void>

/**
 * By the token that is given and no other: the page may be somebody else's by now. The request outlives the page, because whoever
 * leaves may close it at once.
 */
export const endSession: EndSession = async (token, language, signal) => {
  const lost = () =>
    new CallFailure({ kind: 'unread', call: logout.name, cause: signal.aborted ? 'timeout' : 'network', status: null })
  const answer = await fetch(`/api${logout.path}`, {
    method: logout.method,
    headers: { 'Accept-Language': language, Authorization: `Token ${token}` },
    cache: 'no-store',
    keepalive: true,
    signal,
  }).catch(() => {
    throw lost()
  })
  const body: unknown = await answer.json().catch(() => {
    if (signal.aborted) throw lost()
    // No envelope.
    return undefined
  })
  readResponse(logout, body, answer.status, () => undefined)
}
