import { attach, combine, createEffect, sample } from 'effector'
import { codeLoadFailed } from '#app/lib/state/code-load-failed.ts'
import { createLiveQuery } from '#app/lib/state/create-live-query.ts'
import { statusChanged } from '#app/models/alerts/alerts.model.ts'
import '#app/models/contact-verification/verification-storage.model.ts'
import { loadFailureNotice } from '#app/models/notices/load-failure-notice.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { $jackpotsInterval, $statusInterval } from '#app/models/polling/polling.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import '#app/models/session/activity.model.ts'
import '#app/models/session/private-cache.model.ts'
import { callRejected, statusReceived } from '#app/models/session/session-load.model.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import '#app/models/access/contact-draft.model.ts'
import { jackpotsQuery, statusQuery } from '#app/queries/lobby.ts'
import './notices/notices.ts'
import './recovery-wiring.ts'
import './retry-on-reconnect.ts'
import { $i18n } from './ports.ts'
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

// Texts of the first chunk: those of the pages may not have loaded either.
const explainLoadFailureFx = attach({
  source: $i18n,
  effect: (i18n) => (i18n === null ? null : loadFailureNotice(i18n.t, 'failure.title.action')),
})
sample({ clock: codeLoadFailed, target: explainLoadFailureFx })
sample({ clock: explainLoadFailureFx.doneData, filter: Boolean, target: noticeRaised })

sample({ clock: callFailed, target: callRejected })
sample({ clock: statusReceived, target: statusChanged })

/** Winter mode (`spec §3`): an account setting of the player; off for guests. */
const applyWinterFx = createEffect((isOn: boolean) => {
  document.documentElement.toggleAttribute('data-winter', isOn)
})
sample({ clock: statusReceived, fn: ({ options }) => options?.winter_mode === '1', target: applyWinterFx })
sample({ clock: signedOut, fn: () => false, target: applyWinterFx })
