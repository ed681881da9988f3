import { allSettled, combine, sample, type Scope } from 'effector'
import { createLiveQuery } from '#app/lib/create-live-query.ts'
import { appSettled } from '#app/lib/lifecycle.ts'
import { $jackpotsEvery, $stateEvery } from '#app/models/polling/polling.model.ts'
import { browserMotion } from '#app/models/preferences/browser-motion.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { motionPortGiven } from '#app/models/preferences/system-motion.model.ts'
import { browserPresence } from '#app/models/presence/browser-presence.ts'
import { presencePortGiven, resumed } from '#app/models/presence/presence.model.ts'
import { callRefused, statusRead } from '#app/models/session/session-load.model.ts'
import { browserTabs } from '#app/models/session/browser-tabs.ts'
import '#app/models/session/activity.model.ts'
import '#app/models/session/private-cache.model.ts'
import { tabsPortGiven } from '#app/models/session/session-tabs.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { jackpotsQuery, statusQuery } from '#app/queries/lobby.ts'
import '#app/models/proof/kept-tickets.model.ts'
import '#app/models/shell/kept-contact.model.ts'
import { watchPictures } from './missing-pictures.ts'
import './alerts-plot.ts'
import './ask-again-plot.ts'
import './favourites-plot.ts'
import './logout-plot.ts'
import './recovery-plot.ts'
import './refused-plot.ts'
import './winter-plot.ts'
import { callFailed } from './wiring.ts'

/*
 * The part of the plot that waits for the first screen: who is there, and what is asked for again while somebody is. Its
 * pieces are laid one at a time, because somebody may be tapping by now.
 */

const $key = combine({ session: $session.map(({ id }) => id), language: $language })

createLiveQuery({ $options: $key.map(statusQuery), $every: $stateEvery, resumed, answered: statusRead })
sample({ clock: callFailed, target: callRefused })
createLiveQuery({ $options: $language.map(jackpotsQuery), $every: $jackpotsEvery, resumed })

/** Begins it in the app's scope. */
export async function startLater(scope: Scope): Promise<void> {
  watchPictures(document)
  await allSettled(tabsPortGiven, { scope, params: browserTabs('session') })
  await allSettled(presencePortGiven, { scope, params: browserPresence(document) })
  await allSettled(motionPortGiven, { scope, params: browserMotion })
  // Never awaited: what begins here lives as long as the page.
  void allSettled(appSettled, { scope })
  const { addressLogin } = window
  delete window.addressLogin
  if (addressLogin !== undefined) {
    const { openedWithLogin } = await import('./address-login.ts')
    void allSettled(openedWithLogin, { scope, params: addressLogin })
  }
}
