import { attach, combine, createEvent, createStore, sample } from 'effector'
import { timing } from '#contract/constants.ts'
import { $cookies } from '#app/lib/cookies.ts'
import { readStorage, writeStorage } from '#app/lib/storage.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $dialogInUse } from './dialog-in-use.model.ts'
import { $isQuietRoute } from './route.model.ts'

/*
 * The three popups (`spec §2, §4`): each appears once for a browser; none where a visitor plays, pays or
 * thinks of stopping, and none over a dialog in use. One that is due there, or has not been closed before, waits. A popup
 * ends with the person whom it is for.
 */

export type Popup = 'newDesign' | 'welcome' | 'bonus'
/** Where each keeps that it was shown (`spec §4`): two in local storage, the welcome in a cookie. */
export const popupFlags = { newDesign: 'login-popup', bonus: 'bonus-popup' } as const
export const welcomeCookie = 'first'
/** As long as browsers keep a cookie at all. */
const WELCOME_DAYS = 400

/** Somebody came in by a token in the address; somebody has just registered. */
export const signedInByLink = createEvent()
export const registered = createEvent()
export const popupClosed = createEvent()

const wanted = createEvent<Popup>()
const $waiting = createStore<Popup | null>(null).on(wanted, (_, popup) => popup)
const $begun = createStore<Popup | null>(null).on(popupClosed, () => null)
const $held = combine($isQuietRoute, $dialogInUse, (quiet, inUse) => quiet || inUse)
export const $popup = combine($begun, $held, (begun, held) => (held ? null : begun))

/** The bonus is for guests; the others greet who has signed in. */
const staysFor = (popup: Popup | null, isGuest: boolean): Popup | null =>
  (popup === 'bonus') === isGuest ? popup : null
for (const $one of [$waiting, $begun]) $one.on($isGuest, staysFor)

sample({ clock: signedInByLink, fn: (): Popup => 'newDesign', target: wanted })
sample({ clock: registered, fn: (): Popup => 'welcome', target: wanted })

// The ticker rests while the page is hidden, so its seconds are those that somebody could have seen.
const $visibleSeconds = createStore(0).on(ticked, (seconds) => seconds + 1)
sample({
  clock: $visibleSeconds,
  source: $isGuest,
  filter: (isGuest, seconds) => isGuest && seconds === timing.bonusPopupDelay / 1000,
  fn: (): Popup => 'bonus',
  target: wanted,
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
  // A dialog that closes may do so for another one: what waits for its end comes with the next second.
  clock: [wanted, ticked, $isQuietRoute],
  source: { waiting: $waiting, held: $held, begun: $begun, isGuest: $isGuest },
  filter: ({ waiting, held, begun, isGuest }) => !held && begun === null && staysFor(waiting, isGuest) !== null,
  fn: ({ waiting }) => waiting ?? 'bonus',
  target: showFx,
})
$waiting.on(showFx, () => null)
sample({ clock: showFx.doneData, target: $begun })
