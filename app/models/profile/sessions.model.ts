import { endOtherSessions } from '#contract/player/account.ts'
import { createPlayerSubmission } from './player-submission.ts'

/** Signs the player out of all other sessions. */
export const sessionsEnding = createPlayerSubmission<void>({
  name: 'end other sessions',
  send: ({ http }, _, { signal }) => http.call(endOtherSessions, {}, signal),
})
