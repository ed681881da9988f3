import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import {
  type AmountReading,
  banksOf,
  depositLimits,
  depositProblem,
  depositRules,
  equalSumAlternatives,
  isEqualSum,
  readAmount,
  readWireAmount,
  type DepositRules,
} from './money-rules.ts'

const provider = { invoice_amount_min: 0, invoice_amount_max: 0, equal_sum_filter: false, config: '' }
const rules = (change: Partial<DepositRules> = {}): DepositRules => ({ ...depositRules(provider), ...change })

describe('readAmount', () => {
  it.each<readonly [string, AmountReading]>([
    ['', { kind: 'empty' }],
    [' \u00A0\u200B', { kind: 'empty' }],
    ['1 500', { kind: 'whole', value: 1500 }],
    ['1\u00A0500', { kind: 'whole', value: 1500 }],
    ['1\u202F500', { kind: 'whole', value: 1500 }],
    ['１５００', { kind: 'whole', value: 1500 }],
    ['1500,00', { kind: 'whole', value: 1500 }],
    ['1500,', { kind: 'whole', value: 1500 }],
    ['1500,5', { kind: 'notWhole', value: 1500.5 }],
    ['1,5', { kind: 'notWhole', value: 1.5 }],
    ['1,50', { kind: 'notWhole', value: 1.5 }],
    // One group may be thousands or decimals.
    ['1.500', { kind: 'ambiguous', thousands: 1500, decimal: 1.5 }],
    ['500.000', { kind: 'ambiguous', thousands: 500_000, decimal: 500 }],
    ['\u22121.500', { kind: 'ambiguous', thousands: -1500, decimal: -1.5 }],
    // Neither of these is a group.
    ['0,500', { kind: 'notWhole', value: 0.5 }],
    ['0,500 ₽', { kind: 'notWhole', value: 0.5 }],
    ['1500,500', { kind: 'notWhole', value: 1500.5 }],
    ['1,5000', { kind: 'notWhole', value: 1.5 }],
    // With the sign of the ruble, or with both separators, there is one reading only.
    ...[
      '1 500 ₽',
      '1\u00A0500\u00A0₽',
      '1\u202F500\u202F₽',
      '1,500 ₽',
      '1.500 ₽',
      '₽1500',
      '+1 500 ₽',
      '1500р',
      '1500 р.',
    ].map((typed) => [typed, { kind: 'whole', value: 1500 }] as const),
    ...[
      '1500 руб.',
      '1500 РУБ',
      '1500 рублей',
      'RUB 1,500.00',
      '1.500,00',
      '1,500.00',
      '1 500,00 ₽',
      '１，５００ ₽',
    ].map((typed) => [typed, { kind: 'whole', value: 1500 }] as const),
    ['1,500,000', { kind: 'whole', value: 1_500_000 }],
    ['1.500.000,50', { kind: 'notWhole', value: 1_500_000.5 }],
    ['1,500.5 ₽', { kind: 'notWhole', value: 1500.5 }],
    ['\u22121 500 ₽', { kind: 'whole', value: -1500 }],
    ['1,50,000', { kind: 'notNumber' }],
    ['1500.000,00', { kind: 'notNumber' }],
    ['₽', { kind: 'notNumber' }],
    ['1500 $', { kind: 'notNumber' }],
    ['1500 ₽ 200', { kind: 'notNumber' }],
    ['-5', { kind: 'whole', value: -5 }],
    ['\u22125', { kind: 'whole', value: -5 }],
    ['1e3', { kind: 'notNumber' }],
    ['0x10', { kind: 'notNumber' }],
    ['Infinity', { kind: 'notNumber' }],
    [',', { kind: 'notNumber' }],
    ['9'.repeat(400), { kind: 'whole', value: Number.MAX_SAFE_INTEGER }],
  ])('reads %j as %j in both languages', (typed, reading) => {
    expect(readAmount(typed, 'ru')).toEqual(reading)
    expect(readAmount(typed, 'en')).toEqual(reading)
  })

  it.each<readonly [string, AmountReading, AmountReading]>([
    ['1,500', { kind: 'whole', value: 1500 }, { kind: 'ambiguous', thousands: 1500, decimal: 1.5 }],
    ['\u22121,500', { kind: 'whole', value: -1500 }, { kind: 'ambiguous', thousands: -1500, decimal: -1.5 }],
    ['500,000', { kind: 'whole', value: 500_000 }, { kind: 'ambiguous', thousands: 500_000, decimal: 500 }],
    ['１，５００', { kind: 'whole', value: 1500 }, { kind: 'ambiguous', thousands: 1500, decimal: 1.5 }],
  ])('reads the comma of %j as thousands in English only', (typed, english, russian) => {
    expect(readAmount(typed, 'en')).toEqual(english)
    expect(readAmount(typed, 'ru')).toEqual(russian)
  })

  it('reads every whole amount with any spaces between its digits', () => {
    const space = fc.constantFrom('', ' ', '\u00A0', '\u202F', '\u2009', '\u200B')
    fc.assert(
      fc.property(fc.nat(), fc.array(space, { minLength: 12, maxLength: 12 }), (value, spaces) => {
        const typed = [...String(value)].map((digit, index) => `${spaces[index] ?? ''}${digit}`).join('')
        expect(readAmount(typed, 'ru')).toEqual({ kind: 'whole', value })
      }),
      { numRuns: testRuns(3000) },
    )
  })

  it('reads any text and any number without throwing and never as an unsafe number', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e') })),
        (typed) => {
          const reading = readAmount(typed, 'en')
          if (reading.kind === 'whole') expect(Number.isSafeInteger(reading.value)).toBe(true)
        },
      ),
      { numRuns: testRuns(3000) },
    )
    fc.assert(
      fc.property(fc.double(), (value) => {
        const kind = Number.isInteger(value) ? 'whole' : Number.isFinite(value) ? 'notWhole' : 'notNumber'
        expect(readWireAmount(value).kind).toBe(kind)
      }),
    )
  })
})

describe('depositLimits', () => {
  it.each([
    [0, 0, 300, 15_000],
    [100, 5000, 100, 5000],
    [500, 60_000, 500, 16_700],
    [500, 16_000, 500, 16_000],
    [-1, -1, 300, 15_000],
    [99.5, 1000.5, 100, 1000],
  ])('of a provider with %d and %d are %d and %d', (least, most, minimum, maximum) =>
    expect(depositLimits({ invoice_amount_min: least, invoice_amount_max: most })).toEqual({ minimum, maximum }),
  )
})

describe('equalSumAlternatives', () => {
  const limits = { minimum: 300, maximum: 15_000 }

  it.each([
    [1000, [1001, 1002, 1003]],
    [1005, [1006, 1007, 1008]],
    [14_995, [14_996, 14_997, 14_998]],
    [15_000, [14_999, 14_998, 14_997]],
    [20_000, [14_999, 14_998, 14_997]],
    [100, [301, 302, 303]],
  ])('of %d are %j', (amount, alternatives) => expect(equalSumAlternatives(amount, limits)).toEqual(alternatives))

  it('are three different amounts that pass every check, wherever the limits are', () => {
    const roundAmount = fc.integer({ min: 1, max: 4000 }).map((step) => step * 5)
    fc.assert(
      fc.property(roundAmount, fc.integer({ min: 1, max: 14_990 }), fc.nat(15_000), (amount, minimum, width) => {
        const limits = { minimum, maximum: Math.min(minimum + 10 + width, 15_000) }
        const alternatives = equalSumAlternatives(amount, limits)
        expect(new Set(alternatives).size).toBe(3)
        for (const sum of alternatives) {
          expect(depositProblem(readWireAmount(sum), '', rules({ limits, rejectsEqualSums: true }))).toBeNull()
        }
      }),
      { numRuns: testRuns(3000) },
    )
  })
})

describe('banksOf', () => {
  it.each([
    ['', []],
    ['banklist:tbank', []],
    ['cascade:1', ['tbank', 'sber', 'vtb', 'other']],
    ['cascade:1 banklist:tbank,sber', ['tbank', 'sber']],
  ])('of the config %j are %j', (config, banks) => expect(banksOf(config)).toEqual(banks))
})

describe('depositProblem', () => {
  const strict = rules({ rejectsEqualSums: true, banks: ['tbank'], ownLimit: 2000 })

  it('checks in the order of the form: each mended problem shows the next one', () => {
    const order = ['', 'abc', '100,5', '-10', '100', '101', '20001', '2001', '1001'].map(
      (typed) => depositProblem(readAmount(typed, 'ru'), '', strict)?.name,
    )
    expect(order).toEqual([
      'amountEmpty',
      'amountNotNumber',
      'amountNotWhole',
      'amountNotPositive',
      'equalSum',
      'belowMinimum',
      'aboveMaximum',
      'aboveOwnLimit',
      'bankMissing',
    ])
    expect(depositProblem(readAmount('1001', 'ru'), 'tbank', strict)).toBeNull()
    expect(depositProblem(readAmount('1001', 'ru'), 'vtb', strict)).toEqual({ name: 'bankMissing' })
  })

  it('has the numbers of its message', () => {
    expect(depositProblem(readAmount('1,5', 'ru'), '', rules())).toEqual({ name: 'amountNotWhole', value: 1.5 })
    expect(depositProblem(readAmount('1.500', 'ru'), '', rules())).toEqual({
      name: 'amountAmbiguous',
      thousands: 1500,
      decimal: 1.5,
    })
    expect(depositProblem(readAmount('299', 'ru'), '', rules())).toEqual({ name: 'belowMinimum', minimum: 300 })
    expect(depositProblem(readAmount('15001', 'ru'), '', rules())).toEqual({ name: 'aboveMaximum', maximum: 15_000 })
    expect(depositProblem(readAmount('301', 'ru'), '', rules({ ownLimit: 300 }))).toEqual({
      name: 'aboveOwnLimit',
      limit: 300,
    })
    expect(depositProblem(readAmount('15000', 'ru'), '', rules({ rejectsEqualSums: true }))).toEqual({
      name: 'equalSum',
      alternatives: [14_999, 14_998, 14_997],
    })
  })

  it('accepts exactly the whole amounts inside the limits', () => {
    fc.assert(
      fc.property(fc.double({ min: -20_000, max: 20_000, noNaN: true }), fc.boolean(), (drawn, isWhole) => {
        const amount = isWhole ? Math.round(drawn) : drawn
        const isAccepted = Number.isInteger(amount) && amount >= 300 && amount <= 15_000
        expect(depositProblem(readWireAmount(amount), '', rules()) === null).toBe(isAccepted)
        const isFiltered = depositProblem(readWireAmount(amount), '', rules({ rejectsEqualSums: true })) === null
        expect(isFiltered).toBe(isAccepted && !isEqualSum(amount))
      }),
      { numRuns: testRuns(10_000) },
    )
  })
})
