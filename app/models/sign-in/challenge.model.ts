import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'effector'
import { getChallenge, type ChallengeAction } from '#contract/auth.ts'
import { CallFailure } from '#app/http/failure.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { operatorSettings } from '#app/operator.ts'
import { httpOf } from '#app/queries/http-port.ts'

/** Proves that a browser is one: gives the text that a call sends as `recaptcha`. */
export type ChallengePort = (client: QueryClient, action: ChallengeAction, clock: Clock) => Promise<string>

/** The code came no more than an answer would have: to who waits it is the same. */
function notArrived(): never {
  throw new CallFailure({ kind: 'unread', call: getChallenge.name, cause: 'network', status: null })
}

/** The project's own challenge: work for the machine, and nothing to solve for who sits before it (WCAG 3.3.8). */
const proofOfWork: ChallengePort = async (client, action, clock) => {
  const [challenge, { solveChallenge }] = await Promise.all([
    httpOf(client).call(getChallenge, { query: { action } }),
    import('#app/lib/solve-challenge.ts').catch(notArrived),
  ])
  return solveChallenge(challenge, clock)
}

/** An operator's own that does not answer is no refusal: the player is told that nothing was read, and tries again. */
const chosen: ChallengePort = async (client, action, clock) => {
  const { challenge } = operatorSettings()
  return challenge === null ? proofOfWork(client, action, clock) : challenge(action).catch(notArrived)
}

/** The challenge: a port, replaced in tests and by an operator's own. */
export const $challenge = createStore<ChallengePort>(chosen, { serialize: 'ignore' })
