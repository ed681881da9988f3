import { combine, createEvent } from 'effector'
import { timing } from '#contract/core/constants.ts'
import { createLiveQuery } from '#app/lib/state/create-live-query.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $standby, resumed } from '#app/models/presence/presence.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { paymentSystemsQuery } from '#app/queries/cashier.ts'

export const cashierOpened = createEvent()
export const cashierClosed = createEvent()

/** Polls the payment systems while the cashier is open (`spec §4`: every 60 s, paused in standby). */
createLiveQuery({
  $options: combine({ session: $session.map(({ id }) => id), language: $language }).map(paymentSystemsQuery),
  $interval: $standby.map((isStandby) => (isStandby ? false : timing.paymentSystemsPoll)),
  resumed,
  start: cashierOpened,
  stop: cashierClosed,
})
