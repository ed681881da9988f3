import { timing } from '#contract/constants.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/*
 * Whether somebody is there. Presence is data, not timers: standby compares the clock with the last activity, so it is
 * right after the machine slept, too. Every moment (`at`) is the machine's time in ms.
 */

export interface PresenceState {
  lastActiveAt: number
  /** No activity for longer than the limit: refreshes are skipped until somebody moves. */
  standby: boolean
  /** A game is open: what happens in its frame does not reach the page, so standby comes later. */
  isGameOpen: boolean
}

export type PresenceEvent =
  /** The page is on the screen: who looks at it is there, also before the first move. */
  | { kind: 'opened'; at: number }
  /** The tab is looked at again. */
  | { kind: 'seen'; at: number }
  | { kind: 'moved'; at: number }
  | { kind: 'ticked'; at: number }
  | { kind: 'gameOpen'; isOpen: boolean }

export type PresenceEffect =
  /** Activity, at most once every 5 s and at once after a rest: what the server is told. */
  | { kind: 'notice'; at: number }
  /** Somebody is back: what is stale is asked for at once. */
  | { kind: 'resume' }

export const initialPresence: PresenceState = { lastActiveAt: 0, standby: false, isGameOpen: false }

type PresenceStep = Step<PresenceState, PresenceEffect>
const step = (state: PresenceState, ...effects: PresenceEffect[]): PresenceStep => ({ state, commands: effects })

function moved(state: PresenceState, at: number): PresenceStep {
  // A leading gate: the first move wakes at once, the next ones within 5 s say nothing new.
  if (at - state.lastActiveAt < timing.activityReport) return step(state)
  const next = { ...state, lastActiveAt: at, standby: false }
  const notice = { kind: 'notice', at } as const
  return state.standby ? step(next, notice, { kind: 'resume' }) : step(next, notice)
}

/** The whole workflow. */
export const presenceStep: Transition<PresenceState, PresenceEvent, PresenceEffect> = (state, event) => {
  switch (event.kind) {
    case 'opened':
      return step({ ...state, lastActiveAt: event.at })
    case 'seen':
      return step({ ...state, lastActiveAt: event.at, standby: false }, { kind: 'resume' })
    case 'moved':
      return moved(state, event.at)
    case 'ticked': {
      // How long without activity until the refreshes rest (`spec §4`).
      const limit = state.isGameOpen ? timing.standbyGame : timing.standbyLobby
      const standby = event.at - state.lastActiveAt > limit
      return step(standby === state.standby ? state : { ...state, standby })
    }
    case 'gameOpen':
      return step({ ...state, isGameOpen: event.isOpen })
  }
}
