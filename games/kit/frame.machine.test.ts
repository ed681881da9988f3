import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { transition } from './frame.machine.ts'
import { initialState, isBusy, isResting, type FrameCommand, type FrameEvent } from './frame.state.ts'
import type { Move, Response, Round, State } from './play-client.ts'

/*
 * The machine against a server in memory: requests are executed or lost on the way, their answers arrive in any order, are
 * lost, or reject, and the frame reloads at any state.
 */

const STAKE = 1000
const BALANCE = 100_000
const lost = { kind: 'noResponse' } as const
const rejectedBy = (code: number) => ({ kind: 'rejected', code, reason: '', readyAt: 0 }) as const

/** A server of one game whose rounds have one action. */
function createServer() {
  let open: Round | null = null
  let balance = BALANCE
  const rounds = new Map<string, Round>()

  const roundOf = (id: string, step: number): Round => ({
    ...{ id, nonce: rounds.size, step, isOver: step === 1, stake: STAKE, win: 0, balance, bonus: 0, isFreeSpin: false },
    ...{ jackpot: 0, jackpotName: null, freeSpins: 0, canRefill: false, waitMs: 0, view: null },
  })
  const accept = (round: Round): Response<Round> => {
    rounds.set(round.id, round)
    open = round.isOver ? null : round
    return { kind: 'accepted', data: round, readyAt: 0 }
  }
  return {
    rounds,
    stakes: () => (BALANCE - balance) / STAKE,
    open: () => open,
    /** Another device finishes the open round. */
    finishElsewhere: () => void (open !== null && accept(roundOf(open.id, 1))),
    state: (): Response<State> => ({
      kind: 'accepted',
      data: {
        ...{ isReal: true, balance, bonus: 0, freeSpins: 0, freeSpinStake: 0, canRefill: false, waitMs: 0 },
        ...{ fairness: null, revealed: null, bet: null, open },
      },
      readyAt: 0,
    }),
    play(move: Move): Response<Round> {
      const known = rounds.get(move.id)
      if (move.kind === 'round') {
        if (known !== undefined) return { kind: 'accepted', data: known, readyAt: 0 }
        if (open !== null) return rejectedBy(errorCode.unfinishedGame)
        balance -= STAKE
        return accept(roundOf(move.id, 0))
      }
      if (known === undefined || move.step > known.step) return rejectedBy(errorCode.invalidRequest)
      return known.step > move.step ? { kind: 'accepted', data: known, readyAt: 0 } : accept(roundOf(move.id, 1))
    },
  }
}

/** How a request ends. A code: it is rejected. */
type Fate = 'answered' | 'responseLost' | 'requestLost' | { code: number }
type Action =
  | { kind: 'press' | 'hold' | 'go' | 'refresh' | 'reconnect' | 'reload' | 'finishElsewhere' }
  /** Ends one of what is under way: the pick decides which. */
  | { kind: 'deliver'; pick: number; fate: Fate }

/** A frame with its server; `pending` is what the shell has begun and not yet reported. */
function createFrame(server = createServer()) {
  let state = initialState(true)
  let pending: ((fate: Fate) => FrameEvent)[] = []
  let roundCount = 0
  const sent: Move[] = []
  const posted: string[] = []

  const answer = <Data>(fate: Fate, run: () => Response<Data>): Response<Data> => {
    if (typeof fate === 'object') return rejectedBy(fate.code)
    switch (fate) {
      case 'answered':
        return run()
      case 'responseLost':
        run()
        return lost
      case 'requestLost':
        return lost
    }
  }

  function execute(command: FrameCommand): void {
    switch (command.kind) {
      case 'read':
        pending.push((fate) => ({
          kind: 'stateAnswered',
          read: command.read,
          response: answer(fate, server.state),
          now: 0,
        }))
        break
      case 'send':
        sent.push(command.move)
        pending.push((fate) => ({
          kind: 'moveAnswered',
          response: answer(fate, () => server.play(command.move)),
          now: 0,
        }))
        break
      case 'show':
        pending.push(() => ({ kind: 'shown', now: 0 }))
        break
      case 'wait':
        pending.push(() => ({ kind: 'paused', pause: command.pause }))
        break
      case 'post':
        posted.push(command.message.type)
    }
  }

  function dispatch(event: FrameEvent): void {
    const next = transition(state, event)
    state = next.state
    next.commands.forEach(execute)
  }

  function deliver(pick: number, fate: Fate): void {
    const [report] = pending.splice(pick % Math.max(1, pending.length), 1)
    if (report !== undefined) dispatch(report(fate))
  }

  const press = () =>
    dispatch({ kind: 'pressed', id: `round-${(roundCount += 1)}`, bet: { stake: STAKE }, action: null })

  return {
    server,
    sent,
    posted,
    state: () => state,
    dispatch,
    press,
    act(action: Action): void {
      switch (action.kind) {
        case 'press':
          return press()
        case 'hold':
          return dispatch({ kind: 'held' })
        case 'go':
          return dispatch({ kind: 'released' })
        case 'refresh':
          return dispatch({ kind: 'refreshed' })
        case 'reconnect':
          return dispatch({ kind: 'reconnected' })
        case 'finishElsewhere':
          return server.finishElsewhere()
        case 'reload':
          // What was under way dies with the document.
          pending = []
          state = initialState(true)
          return dispatch({ kind: 'started' })
        case 'deliver':
          return deliver(action.pick, action.fate)
      }
    },
    /** Everything under way ends well. */
    settle(): void {
      while (pending.length > 0) deliver(0, 'answered')
    },
  }
}

const TOO_SOON = { code: errorCode.tooManyRequests }
const SESSION_ENDED = { code: errorCode.notSignedIn }
const fates = (...all: readonly Fate[]) => fc.constantFrom(...all)
const actionsWith = (fate: fc.Arbitrary<Fate>): fc.Arbitrary<Action[]> =>
  fc.array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('press', 'hold', 'go', 'refresh', 'reconnect', 'reload', 'finishElsewhere') }),
      fc.record({ kind: fc.constant('deliver'), pick: fc.nat({ max: 5 }), fate }),
      fc.record({ kind: fc.constantFrom('press') }),
    ),
    { maxLength: 60 },
  )
const actions = actionsWith(fates('answered', 'answered', 'responseLost', 'requestLost', TOO_SOON))

/** Runs the actions on a started frame and checks after each of them. */
function runAll(all: readonly Action[], check: (frame: ReturnType<typeof createFrame>, action: Action) => void) {
  const frame = createFrame()
  frame.dispatch({ kind: 'started' })
  for (const action of all) {
    frame.act(action)
    check(frame, action)
  }
  return frame
}

describe('frame machine', () => {
  it('takes one stake per round, and a retry of an unknown outcome sends the same move', () => {
    fc.assert(
      fc.property(actions, (all) => {
        let before: Move | null = null
        const frame = runAll(all, ({ state, sent }) => {
          const { phase } = state()
          if (before !== null && phase.kind === 'sent') expect(sent.at(-1)).toBe(before)
          before = phase.kind === 'unknown' ? phase.move : null
        })
        expect(frame.server.stakes()).toBe(frame.server.rounds.size)
      }),
    )
  })

  it('has one move under way at most, and begins none while it is on hold', () => {
    fc.assert(
      fc.property(actions, (all) => {
        let sentCount = 0
        let wasBusy = false
        let wasUnknown = false
        runAll(all, ({ state, sent }, action) => {
          const isSent = sent.length > sentCount
          expect(sent.length - sentCount).toBeLessThanOrEqual(1)
          if (isSent) expect([state().isOnHold, wasBusy]).toEqual([false, false])
          // Only what was lost is sent without a press.
          if (isSent && !wasUnknown) expect(action.kind).toBe('press')
          sentCount = sent.length
          wasUnknown = state().phase.kind === 'unknown'
          wasBusy = isBusy(state()) && action.kind !== 'reload'
        })
      }),
    )
  })

  it('can be played again when the connection is good, with the round that the server has', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const frame = runAll(all, () => undefined)
        frame.act({ kind: 'go' })
        for (let press = 0; press < 3 && !isResting(frame.state()); press += 1) {
          frame.settle()
          if (!isResting(frame.state())) frame.press()
        }
        frame.settle()
        expect(frame.state().phase.kind).toBe('idle')
        frame.act({ kind: 'refresh' })
        frame.settle()
        expect(frame.state().open).toEqual(frame.server.open())
        expect(frame.state().purse.balance).toBe(BALANCE - STAKE * frame.server.stakes())
      }),
    )
  })

  it('after a reload goes on with the open round of the server', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const frame = runAll(all, () => undefined)
        frame.act({ kind: 'reload' })
        frame.settle()
        expect(frame.state()).toMatchObject({ phase: { kind: 'idle' }, open: frame.server.open() })
      }),
    )
  })

  it('never shows a state that is older than the last move', () => {
    const frame = createFrame()
    frame.dispatch({ kind: 'started' })
    frame.settle()
    const stale = frame.server.state()
    frame.act({ kind: 'refresh' })
    const read = frame.state().readCount
    frame.press()
    frame.act({ kind: 'deliver', pick: 1, fate: 'answered' })
    frame.act({ kind: 'deliver', pick: 1, fate: 'answered' })
    const { open, purse } = frame.state()
    expect(open).not.toBeNull()
    frame.dispatch({ kind: 'stateAnswered', read, response: stale, now: 0 })
    expect(frame.state()).toMatchObject({ open, purse })
  })

  it.each(['reconnect', 'refresh'] as const)('sends a lost move again, and reads a lost state, on %s', (kind) => {
    const frame = createFrame()
    frame.dispatch({ kind: 'started' })
    frame.act({ kind: 'deliver', pick: 0, fate: 'requestLost' })
    expect(frame.state().phase.kind).toBe('failed')
    frame.act({ kind })
    frame.settle()
    frame.press()
    frame.act({ kind: 'deliver', pick: 0, fate: 'responseLost' })
    frame.act({ kind: 'hold' })
    frame.act({ kind })
    expect(frame.sent).toHaveLength(1)
    frame.act({ kind: 'go' })
    frame.act({ kind })
    frame.settle()
    expect(frame.sent[1]).toBe(frame.sent[0])
    expect([frame.state().problem, frame.server.stakes()]).toEqual([null, 1])
    frame.act({ kind })
    expect(frame.sent).toHaveLength(2)
  })

  it('sends nothing in an open round while the game has no action', () => {
    const frame = createFrame()
    frame.dispatch({ kind: 'started' })
    frame.settle()
    frame.press()
    frame.settle()
    const pressed = { kind: 'pressed', id: 'other', bet: { stake: STAKE } } as const
    frame.dispatch({ ...pressed, action: null })
    expect([frame.state().phase.kind, frame.sent.length]).toEqual(['idle', 1])
    frame.dispatch({ ...pressed, action: { open: 1 } })
    expect(frame.sent.at(-1)).toMatchObject({ kind: 'act', action: { open: 1 } })
  })

  it.each([
    [errorCode.insufficientFunds, 'noMoney'],
    [errorCode.freeSpinsActive, 'freeSpins'],
    [errorCode.accountBlocked, 'blocked'],
    [errorCode.limitReached, 'limit'],
    [errorCode.onTimeout, 'onBreak'],
  ])('keeps the open round if the server refuses (%i) what an action adds to the stake', (code, problem) => {
    const frame = createFrame()
    frame.dispatch({ kind: 'started' })
    frame.settle()
    frame.press()
    frame.settle()
    const { open, readCount } = frame.state()
    frame.dispatch({ kind: 'pressed', id: 'other', bet: null, action: { move: 'double' } })
    frame.dispatch({ kind: 'moveAnswered', response: rejectedBy(code), now: 0 })
    expect(frame.state()).toMatchObject({ phase: { kind: 'idle' }, problem, open, readCount })
  })

  it('forgets a reality check that the page has the answer to', () => {
    const frame = createFrame()
    frame.dispatch({ kind: 'started' })
    frame.settle()
    frame.press()
    frame.act({ kind: 'deliver', pick: 0, fate: { code: errorCode.realityCheckDue } })
    frame.settle()
    frame.dispatch({ kind: 'held' })
    expect(frame.state().problem).toBe('realityCheck')
    frame.dispatch({ kind: 'released' })
    expect(frame.state().problem).toBeNull()
  })

  it('tells the page that it holds: at once, or when its move has ended', () => {
    fc.assert(
      fc.property(actions, (all) => {
        let wasHeld = false
        runAll(all, ({ state, posted }, action) => {
          if (action.kind === 'reload') posted.length = 0
          const isHeld = state().isOnHold && !isBusy(state())
          if (isHeld && !wasHeld) expect(posted.at(-1)).toBe('held')
          wasHeld = isHeld
        })
      }),
    )
  })

  it('ends for good with its session, and repeats to the page why', () => {
    fc.assert(
      fc.property(actionsWith(fates('answered', SESSION_ENDED)), (all) => {
        let isEnded = false
        runAll(all, ({ state, sent, dispatch, posted }, action) => {
          if (action.kind === 'reload') isEnded = false
          const { phase } = state()
          if (isEnded) expect(phase.kind).toBe('ended')
          if (phase.kind !== 'ended') return
          isEnded = true
          const sentBefore = sent.length
          dispatch({ kind: 'pressed', id: 'late', bet: { stake: STAKE }, action: null })
          dispatch({ kind: 'connected' })
          expect([sent.length, posted.at(-1)]).toEqual([sentBefore, 'ended'])
        })
      }),
    )
  })

  it.each([
    [errorCode.tooManyRequests, 'tooSoon'],
    [errorCode.insufficientFunds, 'noMoney'],
    [errorCode.excludedFromWagering, 'excluded'],
    [errorCode.accountBlocked, 'blocked'],
    [errorCode.limitReached, 'limit'],
    [errorCode.selfExcluded, 'onBreak'],
    [errorCode.onTimeout, 'onBreak'],
    [errorCode.sessionPaused, 'sessionPaused'],
    [errorCode.realityCheckDue, 'realityCheck'],
    [errorCode.parametersInvalid, 'refused'],
    [errorCode.unfinishedGame, 'unfinished'],
    [errorCode.freeSpinsActive, 'freeSpins'],
  ])('explains rejection %i of a round by %s, and can be played', (code, problem) => {
    const frame = createFrame()
    frame.dispatch({ kind: 'started' })
    frame.settle()
    frame.press()
    frame.act({ kind: 'deliver', pick: 0, fate: { code } })
    frame.settle()
    expect(frame.state()).toMatchObject({ phase: { kind: 'idle' }, problem })
  })
})
