import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'effector'
import { getChallenge, type ChallengeAction } from '#contract/auth.ts'
import { httpOf } from '#app/queries/http-of.ts'

/** Proves that a browser is one: gives the text that a call sends as `recaptcha`. */
export type ChallengePort = (client: QueryClient, action: ChallengeAction) => Promise<string>

/** The project's own challenge: work for the machine, and nothing to solve for who sits before it (WCAG 3.3.8). */
const proofOfWork: ChallengePort = async (client, action) => {
  const [challenge, { solveChallenge }] = await Promise.all([
    httpOf(client).call(getChallenge, { query: { action } }),
    import('#app/lib/solve-challenge.ts'),
  ])
  return solveChallenge(challenge)
}

/** The challenge: a port, replaced in tests and by an operator's own. */
export const $challenge = createStore<ChallengePort>(proofOfWork, { serialize: 'ignore' })
