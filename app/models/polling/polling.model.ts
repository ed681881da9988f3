import { combine } from 'effector'
import { timing } from '#contract/core/constants.ts'
import { $standby } from '#app/models/presence/presence.model.ts'
import { $jackpotsVisible } from './jackpots-visible.ts'

/*
 * Polling intervals in ms; `false` pauses polling. The query cache itself pauses in hidden tabs and offline.
 */

/** The polling interval of jackpots (`spec §4`: 10 s, paused in standby and while none are shown). */
export const $jackpotsInterval = combine($standby, $jackpotsVisible, (isStandby, isVisible) =>
  isVisible && !isStandby ? timing.jackpotPoll : false,
)

/** The polling interval of the status (`spec §4`: 10 s, paused in standby). */
export const $statusInterval = $standby.map((isStandby) => (isStandby ? false : timing.statePoll))
