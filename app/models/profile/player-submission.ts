import { sample } from 'effector'
import { createSubmission, type SubmissionOptions } from '#app/models/forms/submission.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** A submission that changes the player's state, which is refetched after it, also when its outcome is unknown. */
export function createPlayerSubmission<Values, Result = unknown>(options: SubmissionOptions<Values, Result>) {
  const submission = createSubmission<Values, Result>(options)
  sample({
    clock: [submission.accepted, submission.outcomeLost],
    fn: () => undefined,
    target: playerStateChanged,
  })
  return submission
}
