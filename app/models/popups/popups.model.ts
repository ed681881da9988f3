import { attach, combine, createEvent, createStore, sample } from 'effector'
import { timing } from '#contract/core/constants.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { readStorage, writeStorage } from '#app/lib/browser/storage.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $dialogInUse } from './dialog-in-use.model.ts'
import { $isQuiet } from './quiet.model.ts'

/*
 * The three popups (`spec §2, §4`). Each is shown once per browser, never on quiet pages (games, payments, responsible
 * gaming), during a break or over a dialog: it waits. A popup is dropped when its audience changes by signing in or out.
 */

export type Popup = 'newDesign' | 'welcome' | 'bonus'
/** `localStorage` keys that mark a popup as shown (`spec §4`). The welcome popup uses a cookie. */
export const popupFlags = { newDesign: 'login-popup', bonus: 'bonus-popup' } as const
export const welcomeCookie = 'first'
/** The maximum cookie lifetime in browsers. */
const WELCOME_DAYS = 400

/** The player signed in with a link. */
export const signedInByLink = createEvent()
/** The player has just signed up. */
export const signedUp = createEvent()
export const popupClosed = createEvent()

const popupDue = createEvent<Popup>()
const $queued = createStore<Popup | null>(null).on(popupDue, (_, popup) => popup)
const $shown = createStore<Popup | null>(null).on(popupClosed, () => null)
const $isBlocked = combine($isQuiet, $dialogInUse, (isQuiet, isDialogInUse) => isQuiet || isDialogInUse)
export const $popup = combine($shown, $isBlocked, (shown, isBlocked) => (isBlocked ? null : shown))

/** The bonus popup is for guests, the others are for signed-in players. */
const keepForAudience = (popup: Popup | null, isGuest: boolean): Popup | null =>
  (popup === 'bonus') === isGuest ? popup : null
for (const $store of [$queued, $shown]) $store.on($isGuest, keepForAudience)

sample({ clock: signedInByLink, fn: (): Popup => 'newDesign', target: popupDue })
sample({ clock: signedUp, fn: (): Popup => 'welcome', target: popupDue })

// The ticker pauses while the page is hidden, so only visible time counts.
const $visibleSeconds = createStore(0).on(ticked, (seconds) => seconds + 1)
sample({
  clock: $visibleSeconds,
  source: $isGuest,
  filter: (isGuest, seconds) => isGuest && seconds === timing.bonusPopupDelay / 1000,
  fn: (): Popup => 'bonus',
  target: popupDue,
})

const isSet = (value: unknown): value is '1' => value === '1'
const showFx = attach({
  source: { storage: $storage, cookies: $cookies },
  effect: ({ storage, cookies }, popup: Popup): Popup | null => {
    if (popup === 'welcome') {
      if (cookies?.get(welcomeCookie) === '1') return null
      cookies?.set(welcomeCookie, '1', WELCOME_DAYS)
      return popup
    }
    if (readStorage(storage, popupFlags[popup], isSet) !== null) return null
    writeStorage(storage, popupFlags[popup], '1')
    return popup
  },
})
sample({
  // A dialog may close because another one opens, so its end is only checked on the next tick.
  clock: [popupDue, ticked, $isQuiet],
  source: { queued: $queued, isBlocked: $isBlocked, shown: $shown, isGuest: $isGuest },
  filter: ({ queued, isBlocked, shown, isGuest }) =>
    !isBlocked && shown === null && keepForAudience(queued, isGuest) !== null,
  fn: ({ queued }) => queued ?? 'bonus',
  target: showFx,
})
$queued.on(showFx, () => null)
sample({ clock: showFx.doneData, target: $shown })
