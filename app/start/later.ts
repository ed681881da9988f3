import type { QueryFilters } from '@tanstack/react-query'
import { allSettled, attach, combine, sample, type Scope } from 'effector'
import { getStatus } from '#contract/status.ts'
import { failureOf } from '#app/http/failure.ts'
import { breath } from '#app/lib/breath.ts'
import { createLiveQuery } from '#app/lib/create-live-query.ts'
import { appSettled } from '#app/lib/lifecycle.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $jackpotsEvery, $stateEvery } from '#app/models/polling/polling.model.ts'
import { $wireReturns, wireHeard, wireMissed } from '#app/models/polling/wire.model.ts'
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
import './after-late-models.ts'
import { watchPictures } from './missing-pictures.ts'
import './alerts-plot.ts'
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

await breath()
createLiveQuery({ $options: $key.map(statusQuery), $every: $stateEvery, resumed, answered: statusRead })
sample({ clock: callFailed, target: callRefused })
sample({ clock: statusRead, target: wireHeard })
// By the state alone: a call that fails for ever beside others that answer would be asked for at each of their answers.
sample({
  clock: callFailed,
  filter: ({ kind, call }) => kind === 'unread' && call === getStatus.name,
  fn: () => undefined,
  target: wireMissed,
})
/** What is on the page and was not read. */
const unread: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error' && failureOf(state.error).kind === 'unread',
}
const askAgainFx = attach({
  source: $queryClient,
  effect: (client) => requireClient(client).refetchQueries(unread, { cancelRefetch: false }),
})
sample({ clock: $wireReturns.updates, fn: () => undefined, target: askAgainFx })
// What failed before this part had come was heard by nobody.
const findUnreadFx = attach({
  source: $queryClient,
  effect: (client) => requireClient(client).getQueryCache().findAll(unread).length > 0,
})
sample({ clock: appSettled, fn: () => undefined, target: findUnreadFx })
sample({ clock: findUnreadFx.doneData, filter: Boolean, fn: () => undefined, target: wireMissed })
await breath()
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
