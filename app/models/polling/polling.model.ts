import { combine } from 'effector'
import { timing } from '#contract/core/constants.ts'
import { $connectionState } from '#app/models/connection/connection.model.ts'
import { $standby } from '#app/models/presence/presence.model.ts'
import { $jackpotsVisible } from './jackpots-visible.ts'

/*
 * Polling intervals in ms; `false` pauses polling. The query cache itself pauses in hidden tabs and offline.
 */

/** The polling interval of jackpots (`spec §4`: 10 s, paused in standby and while none are shown). */
export const $jackpotsInterval = combine($standby, $jackpotsVisible, (isStandby, isVisible) =>
  isVisible && !isStandby ? timing.jackpotPoll : false,
)

/** Whether a message says that the connection is lost; the first answer ends it. */
const $isLost = $connectionState.map((state) => state !== 'working' && state !== 'slow')

/**
 * The polling interval of the status (`spec §4`: 10 s, paused in standby). While the connection is lost it goes on in
 * standby: otherwise an idle page would never notice that the connection is back.
 */
export const $statusInterval = combine($standby, $isLost, (isStandby, isLost) =>
  isStandby && !isLost ? false : timing.statePoll,
)
