import { isBusy, isFreeSpin, isResting, type FrameState } from './frame.state.ts'
import { winSizeOf } from './round.ts'

/*
 * Auto-play as pure functions: it plays a number of rounds one after another, and ends by itself.
 * The shell (`autoplay.ts`) presses the main button for it.
 */

/** How many rounds can be chosen. */
export const AUTOPLAY_ROUNDS = [10, 25, 50] as const

/** Why auto-play has ended, as the key of its text. */
export type AutoplayEnd =
  | 'autoplayDone'
  | 'autoplayLossLimit'
  | 'autoplayStopped'
  | 'autoplayProblem'
  | 'autoplayHold'
  | 'autoplayHidden'
  | 'autoplayFreeSpins'
  | 'autoplayLargeWin'
  | 'autoplayStake'

/** What the player chooses. Money in kopecks. */
export interface AutoplayChoice {
  rounds: number
  stake: number
  /** The most that all rounds together may lose. */
  lossLimit: number
}

/** Auto-play under way. Money in kopecks. */
export interface Autoplay extends AutoplayChoice {
  /** Rounds that have ended. */
  played: number
  staked: number
  won: number
  /** Why it ends after the running round; `null` while it goes on. */
  end: AutoplayEnd | null
}

/** `play`: the main button is pressed for the player. */
export type AutoplayStep = { run: Autoplay; next: 'wait' | 'play' | 'end' }

/** The loss limits to choose from: about a quarter, a half and all of what the rounds stake, in whole stakes. */
export const lossLimits = (rounds: number, stake: number): readonly number[] =>
  [rounds / 4, rounds / 2, rounds].map((stakes) => Math.ceil(stakes) * stake)

/** Position of the loss limit that is chosen at first. */
export const DEFAULT_LIMIT = 1

export const startAutoplay = (choice: AutoplayChoice): Autoplay => ({
  ...choice,
  played: 0,
  staked: 0,
  won: 0,
  end: null,
})

/** Rounds still to be played, with the running one. */
export const roundsLeft = ({ rounds, played }: Autoplay): number => rounds - played

/** Ends auto-play after the running round. The first reason counts. */
export const endAutoplay = (run: Autoplay, end: AutoplayEnd): Autoplay => ({ ...run, end: run.end ?? end })

/** Whether a stake of the player's own money can be played now or after the pause. */
export const canStartAutoplay = (state: FrameState, stake: number): boolean =>
  isResting(state) && !state.isOnHold && state.open === null && !isFreeSpin(state) && stake > 0

/** Counts the round that was shown last. */
function countRound(run: Autoplay, { last }: FrameState): Autoplay {
  if (last === null) return run
  return {
    ...run,
    played: run.played + 1,
    staked: run.staked + last.stake,
    won: run.won + last.win + last.jackpot,
  }
}

function endOf(run: Autoplay, before: FrameState, after: FrameState): AutoplayEnd | null {
  if (after.isOnHold) return 'autoplayHold'
  // Refused, without a response, or ended.
  if (before.phase.kind === 'sent' || !isResting(after)) return 'autoplayProblem'
  if (after.open !== null || isFreeSpin(after)) return 'autoplayFreeSpins'
  const size = before.phase.kind === 'showing' && after.last !== null ? winSizeOf(after.last) : null
  if (size === 'large' || size === 'jackpot') return 'autoplayLargeWin'
  if (roundsLeft(run) <= 0) return 'autoplayDone'
  return run.staked - run.won + run.stake > run.lossLimit ? 'autoplayLossLimit' : null
}

/** Follows a change of the frame. `stake` is the one that would be played next. */
export function followAutoplay(run: Autoplay, before: FrameState, after: FrameState, stake: number): AutoplayStep {
  const marked = after.isOnHold ? endAutoplay(run, 'autoplayHold') : run
  if (isBusy(after)) return { run: marked, next: 'wait' }
  const counted = before.phase.kind === 'showing' ? countRound(marked, after) : marked
  const end = counted.end ?? endOf(counted, before, after) ?? (stake === run.stake ? null : 'autoplayStake')
  if (end !== null) return { run: { ...counted, end }, next: 'end' }
  return { run: counted, next: after.phase.kind === 'idle' ? 'play' : 'wait' }
}
