import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'effector'
import { getChallenge, type ChallengeAction } from '#contract/player/auth.ts'
import { CallFailure } from '#app/http/failure.ts'
import { isUnsupportedCall } from '#app/http/unsupported-call.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { operatorSettings } from '#app/operator.ts'
import { httpOf } from '#app/queries/http-port.ts'

/** Solves a challenge against bots; resolves to the `recaptcha` value of a call. */
export type ChallengePort = (client: QueryClient, action: ChallengeAction, clock: Clock) => Promise<string>

/**
 * Treats a challenge that could not load or respond as a lost connection.
 * @throws CallFailure of kind `noResponse`
 */
function throwNoResponse(): never {
  throw new CallFailure({ kind: 'noResponse', call: getChallenge.name, cause: 'network', status: null })
}

/**
 * The built-in challenge: a proof of work, so that the player has nothing to solve (WCAG 3.3.8). A back end without the
 * call needs none.
 */
const proofOfWork: ChallengePort = async (client, action, clock) => {
  const [challenge, { solveChallenge }] = await Promise.all([
    httpOf(client)
      .call(getChallenge, { query: { action } })
      .catch((error: unknown) => {
        if (isUnsupportedCall(error)) return null
        throw error
      }),
    loadCode(() => import('#app/lib/crypto/solve-challenge.ts')).catch(throwNoResponse),
  ])
  return challenge === null ? '' : solveChallenge(challenge, clock)
}

/** The operator's challenge, or the proof of work. An operator's error counts as no response: the player can retry. */
const solveConfigured: ChallengePort = async (client, action, clock) => {
  const { challenge } = operatorSettings()
  return challenge === null ? proofOfWork(client, action, clock) : challenge(action).catch(throwNoResponse)
}

/** The challenge: a port, replaced in tests. */
export const $challenge = createStore<ChallengePort>(solveConfigured, { serialize: 'ignore' })
