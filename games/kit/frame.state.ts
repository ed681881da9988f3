import type { PortMessage } from './connection.ts'
import type { Move, Response, Round, State } from './play-client.ts'
import type { WinSize } from './round.ts'

/* States, events and commands of the state machine of a frame. */

/** Where a frame is. A move is in one phase only, so that a response to another one cannot be taken for its own. */
export type FramePhase =
  | { kind: 'loading'; why: FrameProblem | null }
  | { kind: 'failed' }
  | { kind: 'idle' }
  /** The server does not accept the next round yet. */
  | { kind: 'pausing'; pause: number }
  | { kind: 'sent'; move: Move }
  | { kind: 'showing'; move: Move; round: Round; readyAt: number }
  /** The outcome of the move is unknown. A retry sends the same one, so the stake is taken once. */
  | { kind: 'unknown'; move: Move }
  | { kind: 'ended'; reason: 'expired' | 'elsewhere' }

/** Key of the text that names a problem. */
export type FrameProblem =
  | 'failed'
  | 'unknown'
  | 'ended'
  | 'notRefilled'
  | 'tooSoon'
  | 'noFunds'
  | 'noMoney'
  | 'excluded'
  | 'blocked'
  /** Players' protection: the page around says how much is left, or until when. */
  | 'limit'
  | 'onBreak'
  | 'sessionPaused'
  | 'realityCheck'
  | 'maxBet'
  /** An action adds more to the stake than the bonus allows. */
  | 'maxBetAdded'
  | 'refused'
  | 'unfinished'
  | 'freeSpins'

/** Money in kopecks. */
export interface Purse {
  isReal: boolean
  balance: number
  bonus: number
  freeSpins: number
  freeSpinStake: number
  canRefill: boolean
}

export interface FrameState {
  phase: FramePhase
  problem: FrameProblem | null
  /** No new round begins until the page lets it. */
  isOnHold: boolean
  /** The page knows that the game can be played. */
  isReady: boolean
  open: Round | null
  last: Round | null
  purse: Purse
  /** The game can be played with free spins of a bonus. */
  takesFreeSpins: boolean
  /** The read of the state whose response counts; `null` after a move, which is newer. */
  reading: number | null
  /** Numbers of the reads and pauses so far. */
  readCount: number
  pauseCount: number
}

export type FrameEvent =
  | { kind: 'started' }
  /** The main button, or an action. `bet` and `action` are the chosen ones or `null`; `id` is a new round's. */
  | { kind: 'pressed'; id: string; bet: unknown; action: unknown }
  | { kind: 'stateAnswered'; read: number; response: Response<State>; now: number }
  | { kind: 'moveAnswered'; response: Response<Round>; now: number }
  /** The result was shown, with its animation. */
  | { kind: 'shown'; now: number }
  | { kind: 'paused'; pause: number }
  /** The player has read the problem. */
  | { kind: 'problemClosed' }
  | { kind: 'refillPressed' }
  | { kind: 'refillAnswered'; response: Response<State> }
  | { kind: 'held' }
  | { kind: 'released' }
  /** The balance has changed outside the game, or the page has the server back. */
  | { kind: 'refreshed' }
  /** The browser is online again. */
  | { kind: 'reconnected' }
  /** The page listens. */
  | { kind: 'connected' }

export type FrameCommand =
  | { kind: 'read'; read: number }
  | { kind: 'send'; move: Move }
  | { kind: 'refill' }
  | { kind: 'stop' }
  | { kind: 'show'; round: Round }
  | { kind: 'resume'; round: Round }
  | { kind: 'announce'; round: Round }
  | { kind: 'celebrate'; round: Round; size: WinSize }
  | { kind: 'wait'; pause: number; ms: number }
  | { kind: 'showLimits'; limits: unknown }
  | { kind: 'focusPlay' }
  | { kind: 'ready' }
  | { kind: 'post'; message: PortMessage }

export interface Transition {
  state: FrameState
  commands: readonly FrameCommand[]
}

/** The state before `started`. */
export const initialState = (takesFreeSpins: boolean): FrameState => ({
  phase: { kind: 'loading', why: null },
  problem: null,
  isOnHold: false,
  isReady: false,
  open: null,
  last: null,
  purse: { isReal: false, balance: 0, bonus: 0, freeSpins: 0, freeSpinStake: 0, canRefill: false },
  takesFreeSpins,
  reading: null,
  readCount: 0,
  pauseCount: 0,
})

/** Whether a move is under way. */
export const isBusy = ({ phase }: FrameState): boolean => phase.kind === 'sent' || phase.kind === 'showing'

/** Whether nothing is under way: the player chooses a bet or an action. */
export const isResting = ({ phase }: FrameState): boolean => phase.kind === 'idle' || phase.kind === 'pausing'

/** Whether the next round is a free spin of the bonus. */
export const isFreeSpin = ({ purse, open, takesFreeSpins }: FrameState): boolean =>
  purse.freeSpins > 0 && open === null && takesFreeSpins

/** Whether a press does something. In an open round it sends the action, else the bet; `null` is none. */
export function canPress({ phase, isOnHold, open }: FrameState, bet: unknown, action: unknown): boolean {
  if (phase.kind === 'failed') return true
  const isChosen = (open === null ? bet : action) !== null
  return !isOnHold && (phase.kind === 'unknown' || (phase.kind === 'idle' && isChosen))
}
