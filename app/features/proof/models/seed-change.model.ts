import { attach, sample } from 'effector'
import { errorCode } from '#contract/errors/codes.ts'
import { changeFairness, CLIENT_SEED } from '#contract/play/fairness.ts'
import { randomHex } from '#app/lib/crypto/random-hex.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { problemsOf, type Problems } from '#app/models/forms/problems.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { anyFairness } from '#app/queries/fairness.ts'
import { anyRound } from '#app/queries/rounds.ts'

/** The fields of the form that changes the seeds. */
export interface SeedChangeFields {
  /** Empty for a random one. */
  clientSeed: string
}

/** Returns the problems of the fields: a client seed is empty or matches `CLIENT_SEED`. */
export const checkSeedChange = ({ clientSeed }: SeedChangeFields): Problems => {
  const isValid = clientSeed.trim() === '' || CLIENT_SEED.test(clientSeed.trim())
  return problemsOf({ clientSeed: isValid ? null : errorCode.invalidRequest })
}

const CLIENT_SEED_BYTES = 8

const refreshProofsFx = attach({
  source: $queryClient,
  effect: async (client) => {
    await Promise.all([client?.invalidateQueries(anyRound), client?.invalidateQueries(anyFairness)])
  },
})

/** Replaces the seeds of real play, so that the rounds of the old pair can be checked. */
export const seedChange = createSubmission({
  name: 'seed change',
  refresh: refreshProofsFx,
  send: ({ http }, { clientSeed, nextHash }: SeedChangeFields & { nextHash: string }, { signal }) => {
    // Drawn here, because the server has fixed its own seed by now.
    const body = { client_seed: clientSeed.trim() || randomHex(CLIENT_SEED_BYTES), next_hash: nextHash }
    return http.call(changeFairness, { body }, signal)
  },
})

/** Whether the seeds were changed since the player saw the hash of the next server seed. */
export const isSeedStale = (failure: Failure): boolean => failureCode(failure) === errorCode.alreadyFinal

const refreshFairnessFx = attach({
  source: $queryClient,
  effect: (client) => client?.invalidateQueries(anyFairness),
})
const stale = seedChange.$state.updates.filter({
  fn: (state) => state.kind === 'failed' && isSeedStale(state.failure),
})
// After a lost response it is likely this change that was accepted: then the round is revealed.
sample({ clock: stale, filter: ({ outcomeUnknown }) => outcomeUnknown, target: refreshProofsFx })
// Otherwise the form stays with its input.
sample({
  clock: stale,
  filter: ({ outcomeUnknown }) => !outcomeUnknown,
  target: refreshFairnessFx,
})
