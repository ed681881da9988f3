import { timing } from '#contract/core/constants.ts'
import type { Step, Transition } from '#app/lib/state/create-workflow.ts'

/*
 * User presence. Standby is derived from the time of the last activity, not from timers, so it is also correct after
 * the device slept. Timestamps are device time in ms.
 */

export interface PresenceState {
  /** `standby`: no activity for longer than the limit, so polling is paused until the next activity. */
  kind: 'active' | 'standby'
  lastActiveAt: number
  /** Whether a game is open. Its iframe hides most input events, so the limit is longer. */
  isGameOpen: boolean
}

export type PresenceEvent =
  /** The first screen has rendered. Counts as activity. */
  | { kind: 'started'; occurredAt: number }
  /** The tab has become visible. */
  | { kind: 'becameVisible'; occurredAt: number }
  /** The user moved, typed or touched. */
  | { kind: 'active'; occurredAt: number }
  | { kind: 'ticked'; occurredAt: number }
  | { kind: 'gameOpenChanged'; isOpen: boolean }

export type PresenceCommand =
  /** Reports activity to the server: at most every 5 s, and at once after standby. */
  | { kind: 'report'; occurredAt: number }
  /** The user is back: stale data is refetched at once. */
  | { kind: 'resume' }

export const initialPresence: PresenceState = { kind: 'active', lastActiveAt: 0, isGameOpen: false }

type PresenceStep = Step<PresenceState, PresenceCommand>
const step = (state: PresenceState, ...commands: PresenceCommand[]): PresenceStep => ({ state, commands })

function onActivity(state: PresenceState, occurredAt: number): PresenceStep {
  // Leading-edge throttle: activity within 5 s of the last report is ignored.
  if (occurredAt - state.lastActiveAt < timing.activityReport) return step(state)
  const next: PresenceState = { ...state, kind: 'active', lastActiveAt: occurredAt }
  const report = { kind: 'report', occurredAt } as const
  return state.kind === 'standby' ? step(next, report, { kind: 'resume' }) : step(next, report)
}

export const presenceStep: Transition<PresenceState, PresenceEvent, PresenceCommand> = (state, event) => {
  switch (event.kind) {
    case 'started':
      return step({ ...state, lastActiveAt: event.occurredAt })
    case 'becameVisible':
      return step({ ...state, kind: 'active', lastActiveAt: event.occurredAt }, { kind: 'resume' })
    case 'active':
      return onActivity(state, event.occurredAt)
    case 'ticked': {
      // Time without activity until standby (`spec §4`).
      const limit = state.isGameOpen ? timing.standbyGame : timing.standbyLobby
      const kind = event.occurredAt - state.lastActiveAt > limit ? 'standby' : 'active'
      return step(kind === state.kind ? state : { ...state, kind })
    }
    case 'gameOpenChanged':
      return step({ ...state, isGameOpen: event.isOpen })
  }
}
