import { attach, createEvent, createStore, sample } from 'effector'
import { timing } from '#contract/core/constants.ts'
import { $tabStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { $reducedMotion } from '#app/models/preferences/motion.model.ts'

/*
 * The banner rotates its messages every 10 s (`spec §2`) on the shared ticker. Closing it lasts for the visit; pausing
 * or stepping restarts the interval.
 */

export const bannerClosed = createEvent()
export const bannerPauseToggled = createEvent()
export const bannerStepped = createEvent()

export const $bannerClosed = createStore(false).on(bannerClosed, () => true)
/** The `sessionStorage` key of a closed banner. `app/index.html` reads it before the first paint. */
export const bannerClosedKey = 'news-closed'
/** Whether the banner was closed earlier in this visit. */
export const storedBannerClosed = (storage: TextStorage | null): boolean => storage?.getItem(bannerClosedKey) === '1'
const storeClosedFx = attach({ source: $tabStorage, effect: (storage) => storage?.setItem(bannerClosedKey, '1') })
sample({ clock: bannerClosed, target: storeClosedFx })

export const $bannerPaused = createStore(false).on(bannerPauseToggled, (isPaused) => !isPaused)

/** Ticks are slightly early or late, so half a second is tolerated. */
const TOLERANCE_MS = 500

const $shownAt = createStore<number | null>(null)
/** A growing counter. The view uses it modulo the number of messages. */
export const $bannerIndex = createStore(0)

const rotated = sample({
  clock: ticked,
  source: { shownAt: $shownAt, isPaused: $bannerPaused, isClosed: $bannerClosed, isMotionReduced: $reducedMotion },
  filter: ({ shownAt, isPaused, isClosed, isMotionReduced }, now) =>
    !isMotionReduced &&
    !isPaused &&
    !isClosed &&
    shownAt !== null &&
    now - shownAt >= timing.bannerRotation - TOLERANCE_MS,
  fn: (_, now) => now,
})
$bannerIndex.on([rotated, bannerStepped], (index) => index + 1)
$shownAt
  .on(ticked, (shownAt, now) => shownAt ?? now)
  .on(rotated, (_, now) => now)
  .on([bannerStepped, bannerPauseToggled], () => null)
