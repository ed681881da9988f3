import { combine, createEffect, sample } from 'effector'
import { createLiveQuery } from '#app/lib/state/create-live-query.ts'
import { statusChanged } from '#app/models/alerts/alerts.model.ts'
import '#app/models/alerts/level-moment.model.ts'
import '#app/models/contact-verification/verification-storage.model.ts'
import '#app/models/payments/payment-exit.model.ts'
import { $jackpotsInterval, $statusInterval } from '#app/models/polling/polling.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import '#app/models/protection/on-break.model.ts'
import '#app/models/session/activity.model.ts'
import '#app/models/session/private-cache.model.ts'
import { callRejected, statusReceived } from '#app/models/session/session-load.model.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import '#app/models/access/contact-draft.model.ts'
import { jackpotsQuery, statusQuery } from '#app/queries/lobby.ts'
import './recovery-wiring.ts'
import './retry-on-reconnect.ts'
import { callFailed } from './wiring.ts'

/* Wiring that can wait until the first screen has rendered: polling, and what only signed-in players need. */

const $lobbyKey = combine({ session: $session.map(({ id }) => id), language: $language })

createLiveQuery({
  $options: $lobbyKey.map(statusQuery),
  $interval: $statusInterval,
  resumed,
  dataReceived: statusReceived,
})
createLiveQuery({
  $options: $language.map(jackpotsQuery),
  $interval: $jackpotsInterval,
  $staggeredWith: $lobbyKey.map((key) => statusQuery(key).queryKey),
  resumed,
})

sample({ clock: callFailed, target: callRejected })
sample({ clock: statusReceived, target: statusChanged })

/** Winter mode (`spec §3`): an account setting of the player; off for guests. */
const applyWinterFx = createEffect((isOn: boolean) => {
  document.documentElement.toggleAttribute('data-winter', isOn)
})
sample({ clock: statusReceived, fn: ({ options }) => options?.winter_mode === '1', target: applyWinterFx })
sample({ clock: signedOut, fn: () => false, target: applyWinterFx })
