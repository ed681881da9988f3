import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { parseCurrencies, parseFee, parseProviderConfig } from './provider-facts.ts'

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      'RUB',
      'USD',
      ':',
      ' ',
      ',',
      '+7',
      'codes',
      'banklist',
      'cascade',
      '__proto__',
      '\u0000',
      '\uD800',
      '1',
      '%',
    ),
  }),
)

describe('parseCurrencies', () => {
  it.each([
    ['RUB', [['RUB', 'RUB']]],
    [
      'RUB USD:US dollars',
      [
        ['RUB', 'RUB'],
        ['USD', 'US dollars'],
      ],
    ],
    [
      'рубли:RUB доллары:USD',
      [
        ['RUB', 'рубли'],
        ['USD', 'доллары'],
      ],
    ],
    ['  USD:  US \n dollars ', [['USD', 'US dollars']]],
    ['USD:one USD:two', [['USD', 'one']]],
    ['USD:', [['USD', 'USD']]],
    ['', [['RUB', 'RUB']]],
    [': :: :x', [['RUB', 'RUB']]],
    ['usd', [['RUB', 'RUB']]],
  ])('reads %j', (text, currencies) =>
    expect(parseCurrencies(text).map(({ code, title }) => [code, title])).toEqual(currencies),
  )

  it('returns at least one currency with a code and a title for any text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const currencies = parseCurrencies(text)
        expect(currencies.length).toBeGreaterThan(0)
        expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length)
        for (const { code, title } of currencies)
          expect([/^[A-Z]{3}$/u.test(code), title === '']).toEqual([true, false])
      }),
      { numRuns: testRuns(3000) },
    )
  })
})

describe('parseProviderConfig', () => {
  const nothing = { codes: [], banks: [], isCascade: false, needsHolder: false }

  it.each([
    ['', nothing],
    [
      'codes:+7,+375 banklist:tbank,sber cascade:1 holder:1',
      { codes: ['+7', '+375'], banks: ['tbank', 'sber'], isCascade: true, needsHolder: true },
    ],
    ['CODES:7,7,,x banklist:TBank,<b>,', { ...nothing, codes: ['+7'], banks: ['tbank'] }],
    ['cascade:0 holder:no', nothing],
    ['cascade holder', nothing],
    ['__proto__:1 constructor:2 toString:3', nothing],
  ])('reads %j', (text, config) => expect(parseProviderConfig(text)).toEqual(config))

  it('returns only dialling codes and bank names for any text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const { codes, banks } = parseProviderConfig(text)
        for (const code of codes) expect(code).toMatch(/^\+[1-9]\d{0,3}$/u)
        for (const bank of banks) expect(bank).toMatch(/^[a-z\d_-]+$/u)
      }),
      { numRuns: testRuns(3000) },
    )
  })
})

describe('parseFee', () => {
  it.each([
    ['', { kind: 'none' }],
    ['0%', { kind: 'none' }],
    ['3', { kind: 'percent', value: 3 }],
    ['1,5 %', { kind: 'percent', value: 1.5 }],
    ['50 ₽', { kind: 'rubles', value: 50 }],
    ['50 руб.', { kind: 'rubles', value: 50 }],
    ['3% + 10 ₽', { kind: 'text', text: '3% + 10 ₽' }],
    ['-3%', { kind: 'text', text: '-3%' }],
  ])('reads %j', (text, fee) => expect(parseFee(text)).toEqual(fee))

  it('reads any text', () => {
    fc.assert(fc.property(hostileText, (text) => void parseFee(text)))
  })
})
