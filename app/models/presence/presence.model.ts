import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { firstScreenRendered, appStopped } from '#app/lib/lifecycle.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { initialPresence, presenceStep, type PresenceEvent } from './presence.machine.ts'

/** What tells of activity and visibility; a test has its own. */
export interface PresencePort {
  onActivity(listener: () => void): () => void
  onVisibility(listener: (visible: boolean) => void): () => void
}
export const presencePortProvided = createEvent<PresencePort>()
export const $presencePort = createStore<PresencePort | null>(null, { serialize: 'ignore' }).on(
  presencePortProvided,
  (_, port) => port,
)

/** The visitor moved, typed or touched, here or in a game's frame. */
export const moved = createEvent()
export const visibilityChanged = createEvent<boolean>()

const { $state, dispatch: happened, commands: wanted } = createMachine(initialPresence, presenceStep)
/** A game is open: standby comes later. */
export const gameOpenChanged = happened.prepend((isOpen: boolean) => ({ kind: 'gameOpen', isOpen }))
/** No activity for longer than the limit: refreshes are skipped until somebody moves. */
export const $standby = $state.map(({ standby }) => standby)
/** Somebody is back from standby, from another tab or by the browser's Back: what is stale is asked for at once. */
export const resumed = commandsOf(wanted, 'resume').map(() => undefined)
/** Activity, at most once every 5 s and at once after a rest: what the server is told. */
export const activityNoticed = commandsOf(wanted, 'notice').map(({ at }) => at)

const noteTimeFx = attach({
  source: $clock,
  effect: (clock, kind: 'opened' | 'seen' | 'moved'): PresenceEvent => ({ kind, at: requireClock(clock).machineNow() }),
})
sample({ clock: firstScreenRendered, fn: () => 'opened' as const, target: noteTimeFx })
sample({ clock: visibilityChanged.filter({ fn: Boolean }), fn: () => 'seen' as const, target: noteTimeFx })
sample({ clock: moved, fn: () => 'moved' as const, target: noteTimeFx })
sample({ clock: noteTimeFx.doneData, target: happened })
sample({ clock: ticked, fn: (at): PresenceEvent => ({ kind: 'ticked', at }), target: happened })

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

sample({ clock: firstScreenRendered, target: listenFx })
sample({ clock: listenFx.doneData, target: $stops })
sample({ clock: appStopped, source: $stops, target: stopListeningFx })
