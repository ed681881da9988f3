import { errorCode } from '#contract/errors/codes.ts'
import type { PortMessage } from './connection.ts'
import {
  canPress,
  isBusy,
  isFreeSpin,
  isResting,
  type FrameCommand,
  type FrameEvent,
  type FrameState,
  type Purse,
  type Transition,
  type FrameProblem,
} from './frame.state.ts'
import type { Move, Response, State } from './play-client.ts'
import { winSizeOf } from './round.ts'

/*
 * The state of a frame as a pure function: events in, commands out. The shell (`frame.ts`) executes the commands and
 * reports what happened.
 */

const REJECTIONS: Readonly<Record<number, FrameProblem>> = {
  [errorCode.tooManyRequests]: 'tooSoon',
  [errorCode.insufficientFunds]: 'noFunds',
  [errorCode.freeSpinsActive]: 'freeSpins',
  [errorCode.excludedFromWagering]: 'excluded',
  [errorCode.accountBlocked]: 'blocked',
  [errorCode.limitReached]: 'limit',
  [errorCode.selfExcluded]: 'onBreak',
  [errorCode.onTimeout]: 'onBreak',
  [errorCode.sessionPaused]: 'sessionPaused',
  [errorCode.realityCheckDue]: 'realityCheck',
}

type Rejection = Extract<Response<unknown>, { kind: 'rejected' }>

function problemOf({ code, reason }: Rejection, move: Move, isReal: boolean): FrameProblem {
  if (code === errorCode.insufficientFunds && isReal) return 'noMoney'
  if (reason === 'maxBet') return move.kind === 'act' ? 'maxBetAdded' : 'maxBet'
  return REJECTIONS[code] ?? 'refused'
}

/** What a rejection means if the state of this game does not show it: it is about another game. */
function elsewhereProblem(code: number, move: Move): FrameProblem | null {
  if (code === errorCode.unfinishedGame) return 'unfinished'
  // A free spin that was refused is over, not elsewhere.
  return code === errorCode.freeSpinsActive && move.kind === 'round' && !move.isFreeSpin ? 'freeSpins' : null
}

const unchanged = (state: FrameState): Transition => ({ state, commands: [] })

const post = (message: PortMessage): FrameCommand => ({ kind: 'post', message })

const withPurse = (
  state: FrameState,
  { balance, bonus, freeSpins, canRefill }: Omit<Purse, 'isReal' | 'freeSpinStake'>,
) => ({
  ...state,
  purse: { ...state.purse, balance, bonus, freeSpins, canRefill },
})

/** Reads the state, with an explanation for the player unless the state itself explains it. */
function load(state: FrameState, why: FrameProblem | null): Transition {
  const read = state.readCount + 1
  return {
    state: { ...state, phase: { kind: 'loading', why }, problem: null, reading: read, readCount: read },
    commands: [{ kind: 'read', read }],
  }
}

/** A retry cannot succeed: only the page can open the game again. */
function end(state: FrameState, { reason }: Rejection): Transition {
  const ended = reason === 'elsewhere' ? reason : 'expired'
  return {
    state: { ...state, phase: { kind: 'ended', reason: ended }, problem: 'ended', reading: null },
    commands: [post({ type: 'ended', reason: ended })],
  }
}

/** Waits until the server accepts the next round. An action of an open round has no pace. */
function pause(state: FrameState, ms: number, problem: FrameProblem | null = null): Transition {
  if (ms <= 0 || state.open !== null) return { state: { ...state, phase: { kind: 'idle' }, problem }, commands: [] }
  const number = state.pauseCount + 1
  return {
    state: { ...state, phase: { kind: 'pausing', pause: number }, problem, pauseCount: number },
    commands: [{ kind: 'wait', pause: number, ms }],
  }
}

/** Adds commands before those of a transition. */
const after = (commands: readonly FrameCommand[], next: Transition): Transition => ({
  ...next,
  commands: [...commands, ...next.commands],
})

function send(state: FrameState, move: Move): Transition {
  return {
    state: { ...state, phase: { kind: 'sent', move }, problem: null, reading: null },
    commands: [post({ type: 'round', state: 'sent', id: move.id }), { kind: 'send', move }],
  }
}

function press(state: FrameState, { id, bet, action }: Extract<FrameEvent, { kind: 'pressed' }>): Transition {
  const { phase, open } = state
  if (!canPress(state, bet, action)) return unchanged(state)
  if (phase.kind === 'failed') return load(state, null)
  if (phase.kind === 'unknown') return send(state, phase.move)
  return open === null
    ? send(state, { kind: 'round', id, bet, isFreeSpin: isFreeSpin(state) })
    : send(state, { kind: 'act', id: open.id, step: open.step, action })
}

function answerState(
  state: FrameState,
  { read, response, now }: Extract<FrameEvent, { kind: 'stateAnswered' }>,
): Transition {
  if (read !== state.reading) return unchanged(state)
  const current = { ...state, reading: null }
  const isRefresh = isResting(state)
  const greetings: readonly FrameCommand[] = state.isReady ? [] : [{ kind: 'ready' }]
  if (response.kind === 'rejected' && response.code === errorCode.notSignedIn)
    return after(greetings, end({ ...current, isReady: true }, response))
  if (response.kind !== 'accepted')
    return { state: isRefresh ? current : { ...current, phase: { kind: 'failed' }, problem: 'failed' }, commands: [] }
  const { open, isReal, freeSpinStake, bet } = response.data
  // A refresh keeps what the player has chosen in the open round.
  const isKept = isRefresh && open?.id === state.open?.id && open?.step === state.open?.step
  const answered = withPurse({ ...current, isReady: true, open }, response.data)
  const loaded = {
    ...answered,
    purse: { ...answered.purse, isReal, freeSpinStake },
    last: isKept ? state.last : (open ?? state.last),
  }
  const why = state.phase.kind === 'loading' && open === null && !isFreeSpin(loaded) ? state.phase.why : null
  const shown: readonly FrameCommand[] =
    open === null || isKept
      ? []
      : [
          { kind: 'resume', round: open },
          { kind: 'announce', round: open },
        ]
  const limits: readonly FrameCommand[] = state.isReady ? [] : [{ kind: 'showLimits', limits: bet }]
  return after([...limits, ...shown, ...greetings], pause(loaded, response.readyAt - now, why))
}

function answerMove(state: FrameState, { response, now }: Extract<FrameEvent, { kind: 'moveAnswered' }>): Transition {
  if (state.phase.kind !== 'sent') return unchanged(state)
  const { move } = state.phase
  if (response.kind === 'noResponse')
    return { state: { ...state, phase: { kind: 'unknown', move }, problem: 'unknown' }, commands: [{ kind: 'stop' }] }
  if (response.kind === 'accepted') {
    const { data: round, readyAt } = response
    return {
      state: { ...state, phase: { kind: 'showing', move, round, readyAt } },
      commands: [{ kind: 'show', round }],
    }
  }
  const stopped: readonly FrameCommand[] = [{ kind: 'stop' }, post({ type: 'round', state: 'settled', id: move.id })]
  if (response.code === errorCode.notSignedIn) return after(stopped, end(state, response))
  const problem = problemOf(response, move, state.purse.isReal)
  // Another tab has left a round open, or has finished this one. A stake that was refused, also one that an action adds,
  // and a rate limit change nothing.
  const isStale =
    response.code === errorCode.unfinishedGame ||
    (move.kind === 'act' ? problem === 'refused' : response.code === errorCode.freeSpinsActive)
  if (isStale) return after(stopped, load(state, elsewhereProblem(response.code, move)))
  return after(stopped, pause(state, response.readyAt - now, problem))
}

function endShow(state: FrameState, now: number): Transition {
  if (state.phase.kind !== 'showing') return unchanged(state)
  const { round, readyAt } = state.phase
  const next = withPurse({ ...state, open: round.isOver ? null : round, last: round }, round)
  // The player has left a game on hold.
  const size = state.isOnHold ? null : winSizeOf(round)
  const celebration: readonly FrameCommand[] = size === null ? [] : [{ kind: 'celebrate', round, size }]
  // After the animation, so that the page around the frame does not show the result before.
  const news = post({ type: 'round', state: round.isOver ? 'settled' : 'started', id: round.id })
  return after([...celebration, news, { kind: 'announce', round }], pause(next, readyAt - now))
}

function answerRefill(state: FrameState, response: Response<State>): Transition {
  if (state.phase.kind === 'ended') return unchanged(state)
  if (response.kind === 'rejected' && response.code === errorCode.notSignedIn) return end(state, response)
  const isRefilled = response.kind === 'accepted'
  const next = isRefilled ? withPurse(state, response.data) : state
  return { state: { ...next, problem: isRefilled ? null : 'notRefilled' }, commands: [{ kind: 'focusPlay' }] }
}

/** What was lost is sent again without a press: a move is the same one, so the stake is taken once. */
function retry(state: FrameState): Transition {
  if (state.phase.kind === 'failed') return load(state, null)
  return state.phase.kind === 'unknown' && !state.isOnHold ? send(state, state.phase.move) : unchanged(state)
}

function refresh(state: FrameState): Transition {
  if (!isResting(state)) return retry(state)
  const read = state.readCount + 1
  return { state: { ...state, reading: read, readCount: read }, commands: [{ kind: 'read', read }] }
}

function step(state: FrameState, event: FrameEvent): Transition {
  switch (event.kind) {
    case 'started':
      return load(state, null)
    case 'pressed':
      return press(state, event)
    case 'stateAnswered':
      return answerState(state, event)
    case 'moveAnswered':
      return answerMove(state, event)
    case 'shown':
      return endShow(state, event.now)
    case 'paused':
      return state.phase.kind === 'pausing' && state.phase.pause === event.pause
        ? { state: { ...state, phase: { kind: 'idle' } }, commands: [] }
        : unchanged(state)
    case 'problemClosed':
      return { state: { ...state, problem: null }, commands: [{ kind: 'focusPlay' }] }
    case 'refillPressed':
      return { state, commands: [{ kind: 'refill' }] }
    case 'refillAnswered':
      return answerRefill(state, event.response)
    case 'held':
      return { state: { ...state, isOnHold: true }, commands: isBusy(state) ? [] : [post({ type: 'held' })] }
    case 'released':
      // The page has its answer.
      return retry({ ...state, isOnHold: false, problem: state.problem === 'realityCheck' ? null : state.problem })
    case 'refreshed':
      return refresh(state)
    case 'reconnected':
      return retry(state)
    case 'connected':
      return {
        state,
        commands: state.phase.kind === 'ended' ? [post({ type: 'ended', reason: state.phase.reason })] : [],
      }
  }
}

/** Returns the state after an event, and what the shell executes then. */
export function transition(state: FrameState, event: FrameEvent): Transition {
  const next = step(state, event)
  // The page waits for this before it hides the frame.
  const isHeldNow = isBusy(state) && !isBusy(next.state) && next.state.isOnHold
  return isHeldNow ? { ...next, commands: [...next.commands, post({ type: 'held' })] } : next
}
