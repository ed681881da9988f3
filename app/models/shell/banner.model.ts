import { createEvent, createStore, sample } from 'effector'
import { timing } from '#contract/constants.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { $reducedMotion } from '#app/models/preferences/motion.model.ts'

/*
 * The banner's message changes every 10 s (`spec §9`), on the shared second; closing it lasts for this visit. A reader
 * who pauses it or steps by hand is not hurried.
 */

export const bannerClosed = createEvent()
export const bannerPauseToggled = createEvent()
export const bannerStepped = createEvent()

export const $bannerClosed = createStore(false).on(bannerClosed, () => true)
export const $bannerPaused = createStore(false).on(bannerPauseToggled, (paused) => !paused)

/** A second's tick comes a little early or late: half of one is no second more. */
const GRACE = 500

const $shownSince = createStore<number | null>(null)
/** Counts upwards; the view takes it modulo the number of messages. */
export const $bannerIndex = createStore(0)

const rotated = sample({
  clock: ticked,
  source: { since: $shownSince, paused: $bannerPaused, closed: $bannerClosed, calm: $reducedMotion },
  filter: ({ since, paused, closed, calm }, now) =>
    !calm && !paused && !closed && since !== null && now - since >= timing.bannerRotation - GRACE,
  fn: (_, now) => now,
})
$bannerIndex.on([rotated, bannerStepped], (index) => index + 1)
$shownSince
  .on(ticked, (since, now) => since ?? now)
  .on(rotated, (_, now) => now)
  .on([bannerStepped, bannerPauseToggled], () => null)
