import { combine } from 'effector'
import { timing } from '#contract/constants.ts'
import { $standby } from '#app/models/presence/presence.model.ts'
import { $jackpotsVisible } from './jackpots-visible.ts'

/*
 * When the lobby's data is asked for again. `false` pauses: the query cache then keeps what it has. Hidden tabs and
 * offline are the query cache's own business.
 */

/** The interval of the jackpots (`spec §4`: 10 s, skipped in standby, and only where they are shown). */
export const $jackpotsInterval = combine($standby, $jackpotsVisible, (standby, wanted) =>
  wanted && !standby ? timing.jackpotPoll : false,
)

/** The interval of the visitor's state (`spec §4`: 10 s, skipped in standby). */
export const $statusInterval = $standby.map((standby) => (standby ? false : timing.statePoll))
