import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AUTOPLAY_ROUNDS,
  canStartAutoplay,
  DEFAULT_LIMIT,
  endAutoplay,
  followAutoplay,
  lossLimits,
  startAutoplay,
  type Autoplay,
  type AutoplayStep,
} from './autoplay.machine.ts'
import { initialState, type FramePhase, type FrameState } from './frame.state.ts'
import type { Round } from './play-client.ts'

const STAKE = 1000
const CHOICE = { rounds: 10, stake: STAKE, lossLimit: 5 * STAKE }

const roundOf = (changes: Partial<Round> = {}): Round => ({
  ...{ id: 'round', nonce: 0, step: 0, isOver: true, stake: STAKE, win: 0, balance: 0, bonus: 0, isFreeSpin: false },
  ...{ jackpot: 0, jackpotName: null, freeSpins: 0, canRefill: false, waitMs: 0, view: null },
  ...changes,
})

const stateOf = (phase: FramePhase, changes: Partial<FrameState> = {}): FrameState => ({
  ...initialState(true),
  phase,
  ...changes,
})
const IDLE = stateOf({ kind: 'idle' })
const PAUSING = { kind: 'pausing', pause: 1 } as const
const MOVE = { kind: 'round', id: 'round', bet: null, isFreeSpin: false } as const
const SENT = stateOf({ kind: 'sent', move: MOVE })
const showing = (round: Round) => stateOf({ kind: 'showing', move: MOVE, round, readyAt: 0 })

/** Follows one round from its press to the pause after it. */
function playRound(run: Autoplay, changes: Partial<Round> = {}, after: Partial<FrameState> = {}): AutoplayStep {
  const round = roundOf(changes)
  const sent = followAutoplay(run, IDLE, SENT, STAKE)
  const shown = followAutoplay(sent.run, SENT, showing(round), STAKE)
  expect([sent.next, shown.next]).toEqual(['wait', 'wait'])
  return followAutoplay(shown.run, showing(round), stateOf(PAUSING, { last: round, ...after }), STAKE)
}

describe('auto-play', () => {
  it('presses when the server accepts the next round, and waits during a round and its pause', () => {
    const run = startAutoplay(CHOICE)
    expect(followAutoplay(run, IDLE, IDLE, STAKE).next).toBe('play')
    expect(followAutoplay(run, stateOf(PAUSING), stateOf(PAUSING), STAKE).next).toBe('wait')
    expect(playRound(run)).toMatchObject({ next: 'wait', run: { played: 1, staked: STAKE, won: 0, end: null } })
  })

  it.each([
    ['is on hold', stateOf(PAUSING, { isOnHold: true }), 'autoplayHold'],
    ['has lost its connection', stateOf({ kind: 'unknown', move: MOVE }), 'autoplayProblem'],
    ['has ended', stateOf({ kind: 'ended', reason: 'expired' }), 'autoplayProblem'],
    ['loads its state', stateOf({ kind: 'loading', why: null }), 'autoplayProblem'],
    ['has an open round', stateOf(PAUSING, { open: roundOf({ isOver: false }) }), 'autoplayFreeSpins'],
    ['has free spins', stateOf(PAUSING, { purse: { ...IDLE.purse, freeSpins: 3 } }), 'autoplayFreeSpins'],
  ])('ends when the game %s', (_, state, end) => {
    expect(followAutoplay(startAutoplay(CHOICE), IDLE, state, STAKE)).toMatchObject({ next: 'end', run: { end } })
  })

  it('ends when a round is refused', () => {
    expect(followAutoplay(startAutoplay(CHOICE), SENT, stateOf(PAUSING, { problem: 'noFunds' }), STAKE)).toMatchObject({
      next: 'end',
      run: { end: 'autoplayProblem', played: 0 },
    })
  })

  it.each([
    ['a large win', { win: 15 * STAKE }, 'end', 'autoplayLargeWin'],
    ['a jackpot', { jackpot: 100 }, 'end', 'autoplayLargeWin'],
    ['a medium win', { win: 14 * STAKE }, 'wait', null],
  ] as const)('after %s: %j %s', (_, round, next, end) => {
    expect(playRound(startAutoplay(CHOICE), round)).toMatchObject({ next, run: { end, played: 1 } })
  })

  it('ends when the stake is changed', () => {
    expect(followAutoplay(startAutoplay(CHOICE), IDLE, IDLE, 2 * STAKE)).toMatchObject({
      next: 'end',
      run: { end: 'autoplayStake' },
    })
  })

  it('ends after the running round, which it counts, for the first reason', () => {
    const sent = followAutoplay(startAutoplay(CHOICE), IDLE, SENT, STAKE)
    const stopped = endAutoplay(endAutoplay(sent.run, 'autoplayStopped'), 'autoplayHidden')
    const held = followAutoplay(stopped, SENT, { ...SENT, isOnHold: true }, STAKE)
    expect(held.next).toBe('wait')
    expect(playRound(held.run)).toMatchObject({ next: 'end', run: { played: 1, end: 'autoplayStopped' } })
  })

  it('ends after a round in which the game was on hold for a moment', () => {
    const held = followAutoplay(startAutoplay(CHOICE), SENT, { ...SENT, isOnHold: true }, STAKE)
    expect(playRound(held.run)).toMatchObject({ next: 'end', run: { end: 'autoplayHold' } })
  })

  it('never plays more rounds than chosen, never loses more than the limit, and ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...AUTOPLAY_ROUNDS),
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat({ max: 2 }),
        fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 50, maxLength: 50 }),
        (rounds, stake, choice, factors) => {
          const lossLimit = lossLimits(rounds, stake)[choice] ?? 0
          let step: AutoplayStep = { run: startAutoplay({ rounds, stake, lossLimit }), next: 'play' }
          let [pressed, balance] = [0, 0]
          const follow = (before: FrameState, after: FrameState) => followAutoplay(step.run, before, after, stake)
          while (step.next === 'play') {
            const round = roundOf({ stake, win: (factors[pressed] ?? 0) * stake })
            pressed += 1
            balance += round.win - stake
            expect(-balance).toBeLessThanOrEqual(lossLimit)
            step = follow(IDLE, SENT)
            step = follow(SENT, showing(round))
            step = follow(showing(round), stateOf(PAUSING, { last: round }))
            if (step.next === 'wait') step = follow(stateOf(PAUSING, { last: round }), { ...IDLE, last: round })
          }
          expect(pressed).toBeLessThanOrEqual(rounds)
          expect(step).toMatchObject({ next: 'end', run: { played: pressed } })
          const end = pressed === rounds ? 'autoplayDone' : 'autoplayLossLimit'
          expect(step.run.end).toBe(end)
        },
      ),
    )
  })

  it.each([
    [10, 'idle', {}, STAKE, true],
    [10, 'no stake', {}, 0, false],
    [10, 'on hold', { isOnHold: true }, STAKE, false],
    [10, 'an open round', { open: roundOf() }, STAKE, false],
    [10, 'free spins', { purse: { ...IDLE.purse, freeSpins: 1 } }, STAKE, false],
    [10, 'busy', { phase: SENT.phase }, STAKE, false],
  ])('of %i rounds can be started while the game is %s: %#', (_, __, changes, stake, expected) => {
    expect(canStartAutoplay({ ...IDLE, ...changes }, stake)).toBe(expected)
  })

  it.each([
    [10, [3000, 5000, 10_000]],
    [25, [7000, 13_000, 25_000]],
    [50, [13_000, 25_000, 50_000]],
  ])('of %i rounds offers loss limits of whole stakes, half of all at first', (rounds, limits) => {
    expect(lossLimits(rounds, STAKE)).toEqual(limits)
    expect(limits[DEFAULT_LIMIT]).toBe(Math.ceil(rounds / 2) * STAKE)
  })
})
