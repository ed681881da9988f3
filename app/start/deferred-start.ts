import { allSettled, combine, sample, type Scope } from 'effector'
import { createLiveQuery } from '#app/lib/create-live-query.ts'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $jackpotsInterval, $statusInterval } from '#app/models/polling/polling.model.ts'
import { browserMotion } from '#app/models/preferences/browser-motion.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { motionPortProvided } from '#app/models/preferences/system-motion.model.ts'
import { browserPresence } from '#app/models/presence/browser-presence.ts'
import { presencePortProvided, resumed } from '#app/models/presence/presence.model.ts'
import { callRejected, statusReceived } from '#app/models/session/session-load.model.ts'
import { browserTabs } from '#app/models/session/browser-tabs.ts'
import '#app/models/session/activity.model.ts'
import '#app/models/session/private-cache.model.ts'
import { tabsPortProvided } from '#app/models/session/session-tabs.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { jackpotsQuery, statusQuery } from '#app/queries/lobby.ts'
import '#app/models/contact-verification/verification-storage.model.ts'
import '#app/models/shell/contact-draft.model.ts'
import { hideBrokenImages } from './broken-images.ts'
import './alert-notices.ts'
import './retry-on-reconnect.ts'
import './favourite-notices.ts'
import './sign-out-notices.ts'
import './recovery-wiring.ts'
import './winter-mode.ts'
import { callFailed } from './wiring.ts'

/*
 * Everything that can wait until the first screen has rendered: presence, polling, and wiring that only signed-in
 * players need.
 */

const $lobbyKey = combine({ session: $session.map(({ id }) => id), language: $language })

createLiveQuery({
  $options: $lobbyKey.map(statusQuery),
  $interval: $statusInterval,
  resumed,
  dataReceived: statusReceived,
})
sample({ clock: callFailed, target: callRejected })
createLiveQuery({ $options: $language.map(jackpotsQuery), $interval: $jackpotsInterval, resumed })

/** Starts the deferred parts in the app's scope. */
export async function startDeferred(scope: Scope): Promise<void> {
  hideBrokenImages(document)
  await allSettled(tabsPortProvided, { scope, params: browserTabs('session') })
  await allSettled(presencePortProvided, { scope, params: browserPresence(document) })
  await allSettled(motionPortProvided, { scope, params: browserMotion })
  // Not awaited: `allSettled` would wait for effects that run as long as the page.
  void allSettled(firstScreenRendered, { scope })
  const { addressLogin } = window
  delete window.addressLogin
  if (addressLogin !== undefined) {
    const { openedWithLink } = await import('./sign-in-link.ts')
    void allSettled(openedWithLink, { scope, params: addressLogin })
  }
}
