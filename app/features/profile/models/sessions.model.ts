import { endOtherSessions } from '#contract/player/account.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** Signs the player out of all other sessions. */
export const sessionsEnding = createSubmission<void>({
  name: 'end other sessions',
  refresh: playerStateChanged,
  send: ({ http }, _, { signal }) => http.call(endOtherSessions, {}, signal),
})
