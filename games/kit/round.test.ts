import { describe, expect, it } from 'vitest'
import { winSizeOf } from './round.ts'

const STAKE = 1000
const round = { stake: STAKE, win: 0, isOver: true, isFreeSpin: false, step: 0, jackpot: 0 }

describe('winSizeOf', () => {
  it.each([
    ['nothing', null, 0],
    ['a part of the stake', null, 999],
    ['the stake', null, 1000],
    ['a kopeck above the stake', 'small', 1001],
    ['almost five stakes', 'small', 4999],
    ['five stakes', 'medium', 5000],
    ['almost fifteen stakes', 'medium', 14_999],
    ['fifteen stakes', 'large', 15_000],
    ['a thousand stakes', 'large', 1_000_000],
  ] as const)('of %s is %s', (_, size, win) => {
    expect(winSizeOf({ ...round, win })).toBe(size)
  })

  it.each([
    ['nothing', null, 0],
    ['a kopeck', 'small', 1],
    ['its worth', 'small', 1000],
    ['five times its worth', 'medium', 5000],
    ['fifteen times its worth', 'large', 15_000],
  ] as const)('of a free spin that wins %s is %s, because it had no stake', (_, size, win) => {
    expect(winSizeOf({ ...round, win, isFreeSpin: true })).toBe(size)
  })

  it.each([
    ['a bet without a win', 'jackpot', { win: 0 }],
    ['a bet whose round goes on', 'jackpot', { win: 0, isOver: false }],
    ['an earlier step, without a win', null, { win: 0, step: 1 }],
    ['an earlier step, with a win', 'small', { win: 4000, step: 1 }],
  ] as const)('of a jackpot of %s is %s', (_, size, changes) => {
    expect(winSizeOf({ ...round, jackpot: 123_400, ...changes })).toBe(size)
  })

  it('of an open round is null, whatever it may pay', () => {
    expect(winSizeOf({ ...round, isOver: false, win: 20_000 })).toBeNull()
  })
})
