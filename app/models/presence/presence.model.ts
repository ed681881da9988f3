import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { firstScreenRendered, appStopped } from '#app/lib/state/lifecycle.ts'
import { createAppWorkflow } from '#app/models/app-workflow.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { $isGameOpen, gameOpenChanged } from './game-open.ts'
import {
  initialPresence,
  presenceStep,
  type PresenceCommand,
  type PresenceEvent,
  type PresenceState,
} from './presence.machine.ts'

/** Port for user activity and page visibility. The functions return an unsubscribe function. */
export interface PresencePort {
  onActivity(listener: () => void): () => void
  onVisibility(listener: (isVisible: boolean) => void): () => void
}
export const presencePortProvided = createEvent<PresencePort>()
export const $presencePort = createStore<PresencePort | null>(null, { serialize: 'ignore' }).on(
  presencePortProvided,
  (_, port) => port,
)

/** The user moved, typed or touched, on the page or in a game's iframe. */
export const userActive = createEvent()
export const visibilityChanged = createEvent<boolean>()

/** The user is back from standby, another tab or the back/forward cache. Stale data is refetched at once. */
export const resumed = createEvent()
/**
 * Activity to report to the server: at most every 5 s, and at once after standby. The payload is the device time in ms.
 */
export const activityReportDue = createEvent<number>()

const { $state, dispatch } = createAppWorkflow<PresenceState, PresenceEvent, PresenceCommand>({
  name: 'presence',
  initial: initialPresence,
  transition: presenceStep,
  commands: {
    report: activityReportDue.prepend(({ occurredAt }) => occurredAt),
    resume: resumed.prepend(() => undefined),
  },
})
/* Standby starts later while a game is open. */
sample({
  clock: [firstScreenRendered, gameOpenChanged],
  source: $isGameOpen,
  fn: (isOpen): PresenceEvent => ({ kind: 'gameOpenChanged', isOpen }),
  target: dispatch,
})
/** Whether the user is inactive. Polling is paused until the next activity. */
export const $standby = $state.map(({ kind }) => kind === 'standby')

const timestampFx = attach({
  source: $clock,
  effect: (clock, kind: 'started' | 'becameVisible' | 'active'): PresenceEvent => ({
    kind,
    occurredAt: requireClock(clock).machineNow(),
  }),
})
sample({ clock: firstScreenRendered, fn: () => 'started' as const, target: timestampFx })
sample({ clock: visibilityChanged.filter({ fn: Boolean }), fn: () => 'becameVisible' as const, target: timestampFx })
sample({ clock: userActive, fn: () => 'active' as const, target: timestampFx })
sample({ clock: timestampFx.doneData, target: dispatch })
sample({ clock: ticked, fn: (occurredAt): PresenceEvent => ({ kind: 'ticked', occurredAt }), target: dispatch })

const subscribeFx = attach({
  source: $presencePort,
  effect: (port) => {
    if (port === null) return []
    const onActivity = scopeBind(userActive, { safe: true })
    const onVisibility = scopeBind(visibilityChanged, { safe: true })
    return [port.onActivity(onActivity), port.onVisibility(onVisibility)]
  },
})
const $unsubscribers = createStore<(() => void)[]>([], { serialize: 'ignore' })
const unsubscribeFx = createEffect((unsubscribers: (() => void)[]) => {
  for (const unsubscribe of unsubscribers) unsubscribe()
})

sample({ clock: firstScreenRendered, target: subscribeFx })
sample({ clock: subscribeFx.doneData, target: $unsubscribers })
sample({ clock: appStopped, source: $unsubscribers, target: unsubscribeFx })
