import { describe, expect, it } from 'vitest'
import { winSizeOf } from './round.ts'

const STAKE = 1000
const round = { stake: STAKE, win: 0, isOver: true, isFreeSpin: false, step: 0, jackpot: 0 }

describe('winSizeOf', () => {
  it.each([
    ['nothing', 0, null],
    ['a part of the stake', 999, null],
    ['the stake', 1000, null],
    ['a kopeck above the stake', 1001, 'small'],
    ['almost five stakes', 4999, 'small'],
    ['five stakes', 5000, 'medium'],
    ['almost fifteen stakes', 14_999, 'medium'],
    ['fifteen stakes', 15_000, 'large'],
    ['a thousand stakes', 1_000_000, 'large'],
  ] as const)('of %s is %3$s', (_, win, size) => {
    expect(winSizeOf({ ...round, win })).toBe(size)
  })

  it.each([
    ['nothing', 0, null],
    ['a kopeck', 1, 'small'],
    ['its worth', 1000, 'small'],
    ['five times its worth', 5000, 'medium'],
    ['fifteen times its worth', 15_000, 'large'],
  ] as const)('of a free spin that wins %s is %3$s, because it had no stake', (_, win, size) => {
    expect(winSizeOf({ ...round, win, isFreeSpin: true })).toBe(size)
  })

  it.each([
    ['a bet without a win', { win: 0 }, 'jackpot'],
    ['a bet whose round goes on', { win: 0, isOver: false }, 'jackpot'],
    ['an earlier step, without a win', { win: 0, step: 1 }, null],
    ['an earlier step, with a win', { win: 4000, step: 1 }, 'small'],
  ] as const)('of a jackpot of %s is %3$s', (_, changes, size) => {
    expect(winSizeOf({ ...round, jackpot: 123_400, ...changes })).toBe(size)
  })

  it('of an open round is null, whatever it may pay', () => {
    expect(winSizeOf({ ...round, isOver: false, win: 20_000 })).toBeNull()
  })
})
