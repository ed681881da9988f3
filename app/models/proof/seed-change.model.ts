import { attach, sample } from 'effector'
import { errorCode } from '#contract/errors/codes.ts'
import { changeFairness, CLIENT_SEED } from '#contract/play/fairness.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
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

/** Replaces the seeds of real play, so that the rounds of the old pair can be checked. */
export const seedChange = createSubmission({
  name: 'seed change',
  send: ({ http }, { clientSeed }: SeedChangeFields, { signal }) =>
    http.call(changeFairness, { body: { client_seed: clientSeed.trim() } }, signal),
})

const refreshProofsFx = attach({
  source: $queryClient,
  effect: async (client) => {
    await Promise.all([client?.invalidateQueries(anyRound), client?.invalidateQueries(anyFairness)])
  },
})
sample({
  clock: [seedChange.accepted, seedChange.outcomeLost],
  fn: () => undefined,
  target: refreshProofsFx,
})
