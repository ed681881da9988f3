import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { timing } from '#contract/constants.ts'
import { appSettled, appStopped } from '#app/lib/lifecycle.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'

/*
 * Whether somebody is there. Presence is data, not timers: standby compares the clock with the last activity, so it is
 * right after the machine slept, too.
 */

/** What tells of activity and visibility; a test has its own. */
export interface PresencePort {
  onActivity(listener: () => void): () => void
  onVisibility(listener: (visible: boolean) => void): () => void
}
export const presencePortGiven = createEvent<PresencePort>()
export const $presencePort = createStore<PresencePort | null>(null, { serialize: 'ignore' }).on(
  presencePortGiven,
  (_, port) => port,
)

/** The visitor moved, typed or touched, here or in a game's frame. */
export const moved = createEvent()
export const visibilityChanged = createEvent<boolean>()
/** A game is open: what happens in its frame does not reach the page, so standby comes later. */
export const gameOpenChanged = createEvent<boolean>()

const $gameOpen = createStore(false).on(gameOpenChanged, (_, open) => open)
const $lastActiveAt = createStore(0)

/** How long without activity until the refreshes rest (`spec §4`). */
const $limit = $gameOpen.map((open) => (open ? timing.standbyGame : timing.standbyLobby))

/** No activity for longer than the limit: refreshes are skipped until somebody moves. */
export const $standby = createStore(false)
/** Somebody is back from standby, from another tab or by the browser's Back: what is stale is asked for at once. */
export const resumed = createEvent()
/** Activity, at most once every 5 s and at once after a rest: what the server is told. */
export const activityNoticed = createEvent<number>()

const noteTimeFx = attach({ source: $clock, effect: (clock) => requireClock(clock).machineNow() })
const countAnewFx = attach({ source: $clock, effect: (clock) => requireClock(clock).machineNow() })

// Who looks at the page is there, also before the first move.
sample({ clock: [appSettled, visibilityChanged.filter({ fn: Boolean })], fn: () => undefined, target: countAnewFx })
sample({ clock: moved, target: noteTimeFx })
// A leading gate: the first move wakes at once, the next ones within 5 s say nothing new.
sample({
  clock: noteTimeFx.doneData,
  source: $lastActiveAt,
  filter: (last, at) => at - last >= timing.activityReport,
  fn: (_, at) => at,
  target: activityNoticed,
})
sample({ clock: [countAnewFx.doneData, activityNoticed], target: $lastActiveAt })

sample({
  clock: ticked,
  source: { last: $lastActiveAt, limit: $limit },
  fn: ({ last, limit }, now) => now - last > limit,
  target: $standby,
})
sample({ clock: activityNoticed, source: $standby, filter: Boolean, fn: () => undefined, target: resumed })
sample({ clock: visibilityChanged, filter: Boolean, fn: () => undefined, target: resumed })
sample({ clock: resumed, fn: () => false, target: $standby })

const listenFx = attach({
  source: $presencePort,
  effect: (port) => {
    if (port === null) return []
    const tellMoved = scopeBind(moved, { safe: true })
    const tellVisible = scopeBind(visibilityChanged, { safe: true })
    return [port.onActivity(tellMoved), port.onVisibility(tellVisible)]
  },
})
const $stops = createStore<(() => void)[]>([], { serialize: 'ignore' })
const stopListeningFx = createEffect((stops: (() => void)[]) => {
  for (const stop of stops) stop()
})

sample({ clock: appSettled, target: listenFx })
sample({ clock: listenFx.doneData, target: $stops })
sample({ clock: appStopped, source: $stops, target: stopListeningFx })
