import { endOtherSessions } from '#contract/account.ts'
import { createSending } from './create-sending.ts'

/** Signs the player out of all other sessions. */
export const sessionsEnding = createSending({ empty: {}, send: (http) => http.call(endOtherSessions, {}) })
