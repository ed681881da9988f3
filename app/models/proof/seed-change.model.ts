import { attach, sample } from 'effector'
import { changeFairness } from '#contract/play/fairness.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { anyRound } from '#app/queries/rounds.ts'

/** Replaces the seeds of real play, so that the rounds of the old pair can be checked. */
export const seedChange = createSubmission({
  name: 'seed change',
  send: ({ http }, _: null, { signal }) => http.call(changeFairness, { body: { client_seed: '' } }, signal),
})

const refreshRoundsFx = attach({
  source: $queryClient,
  effect: (client) => client?.invalidateQueries(anyRound),
})
sample({
  clock: [seedChange.accepted, seedChange.outcomeLost],
  fn: () => undefined,
  target: refreshRoundsFx,
})
