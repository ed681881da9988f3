import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './money-rules.ts'
import {
  maskAccount,
  readAccount,
  readHolder,
  withdrawalAmountProblem,
  withdrawalLimits,
  withdrawalNeeds,
} from './withdrawal-rules.ts'

describe('readAccount', () => {
  it.each([
    ['phone', '8 (999) 123-45-67', '+79991234567'],
    ['sbp', ' +375 29 123 45 67 ', '+375291234567'],
    ['phone', '12345678', null],
    ['phone', '+7999123456x', null],
    ['phone', '８ ９９９ １２３—４５−６７', '+79991234567'],
    ['sbp', '\u202A+375\u202F29\u2011123 45 67\u202C', '+375291234567'],
    ['phone', '+375 29 123 45 67, доб. 8', null],
    ['card', '\u200B４１１１—1111−1111\u202F1111\n', '4111111111111111'],
    ['email', 'anna@exa\u200Bmple.com\n', 'anna@example.com'],
    ['purse', '\uFEFF４１００\u202F1122\t', '41001122'],
    ['card', '4111 1111-1111 1111', '4111111111111111'],
    ['card', '41111111111', null],
    ['card', '411111111111', '411111111111'],
    ['email', ' anna@example.com ', 'anna@example.com'],
    ['email', 'anna@', null],
    ['email', '', null],
    ['purse', '4100 1122', '41001122'],
    ['purse', '410', null],
    ['purse', 'U4100', 'U4100'],
    ['purse', '<b>41001122', null],
  ] as const)('reads for %s the text %j as %j', (destination, typed, account) => {
    expect(readAccount(destination, typed)).toBe(account)
  })

  it('reads what it has read, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom('phone', 'sbp', 'card', 'email', 'purse'), fc.string(), (destination, typed) => {
        const account = readAccount(destination, typed)
        if (account !== null) expect(readAccount(destination, account)).toBe(account)
      }),
    )
  })
})

it.each([
  ['card', '4111111111111111', '•••• 1111'],
  ['purse', '410011223344', '•••• 3344'],
  ['phone', '+79991234567', '+799••••4567'],
  ['email', 'anna@example.com', 'a••••@example.com'],
  ['email', '👨‍👩‍👧‍👦anna@example.com', '👨‍👩‍👧‍👦••••@example.com'],
] as const)('maskAccount hides the middle of a %s', (destination, account, mask) => {
  expect(maskAccount(destination, account)).toBe(mask)
})

it.each([
  ['Anna Severnaya', 'Anna Severnaya'],
  [' O’Brien ', 'O’Brien'],
  ['A', null],
  ['Anna 2', null],
  ['<b>Anna</b>', null],
])('readHolder reads %j as %j', (typed, name) => {
  expect(readHolder(typed)).toBe(name)
})

describe('withdrawalAmountProblem', () => {
  const limits = withdrawalLimits({ withdraw_amount_min: 500, withdraw_amount_max: 0 })
  it.each([
    ['', 'amountEmpty'],
    ['much', 'amountNotNumber'],
    ['500,5', 'amountNotWhole'],
    ['1.500', 'amountAmbiguous'],
    ['0', 'amountNotPositive'],
    ['1001', 'aboveBalance'],
    ['499', 'belowMinimum'],
    ['500', undefined],
    ['1000', undefined],
  ])('finds with 1000 ₽ for %j the problem %s', (typed, name) => {
    expect(withdrawalAmountProblem(readAmount(typed, 'ru'), 1000, limits)?.name).toBe(name)
  })

  it('has the daily limit as its maximum if the provider has none or a higher one', () => {
    expect(limits).toEqual({ minimum: 500, maximum: 30_000 })
    expect(withdrawalLimits({ withdraw_amount_min: 0, withdraw_amount_max: 90_000 })).toEqual({
      minimum: 300,
      maximum: 30_000,
    })
    expect(withdrawalAmountProblem(readAmount('30001', 'ru'), 50_000, limits)).toEqual({
      name: 'aboveMaximum',
      maximum: 30_000,
    })
  })
})

it('withdrawalNeeds asks for a holder by configuration and for a bank by destination', () => {
  expect(withdrawalNeeds({ destination: 'card', config: 'holder:1' })).toMatchObject({ holder: true, bank: false })
  expect(withdrawalNeeds({ destination: 'sbp', config: 'holder:1 codes:+7' })).toEqual({
    holder: false,
    bank: true,
    codes: ['+7'],
  })
})
