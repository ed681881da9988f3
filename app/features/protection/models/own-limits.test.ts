import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { checkLimit, LIMIT_NAMES, limitEffect, readLimitAmount } from './own-limits.ts'

describe('own limits', () => {
  it('are three periods of money and one session, deposits first', () => {
    expect(LIMIT_NAMES.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'deposit day',
      'deposit week',
      'deposit month',
      'loss day',
      'loss week',
      'loss month',
      'wager day',
      'wager week',
      'wager month',
      'session session',
    ])
  })

  it.each([
    ['5 000', 'deposit', 5000],
    ['99,50', 'deposit', 99.5],
    ['0', 'deposit', 0],
    ['-1', 'deposit', null],
    ['1.500', 'deposit', null],
    ['words', 'deposit', null],
    ['90', 'session', 90],
    ['0', 'session', null],
    ['1,5', 'session', null],
    ['1441', 'session', null],
  ] as const)('reads %s of a %s limit as %s', (typed, kind, amount) => {
    expect(readLimitAmount(typed, kind, 'ru')).toBe(amount)
  })

  it('name an empty amount and one that can be none', () => {
    expect(checkLimit({ amount: ' ' }, 'deposit', 'ru')).toEqual({ amount: 'required' })
    expect(checkLimit({ amount: '1.500' }, 'deposit', 'ru')).toEqual({ amount: errorCode.amountInvalid })
    expect(checkLimit({ amount: '1 500' }, 'deposit', 'ru')).toEqual({})
  })

  it.each([
    [null, 500, 'first'],
    [500, 499, 'lower'],
    [500, 500, 'same'],
    [500, 501, 'higher'],
  ] as const)('with %s, an amount of %s is %s', (held, wanted, effect) => {
    expect(limitEffect(held, wanted)).toBe(effect)
  })
})
