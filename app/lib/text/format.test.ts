import { describe, expect, it } from 'vitest'
import { readAmount } from '#contract/money/money-rules.ts'
import { formatNumber, formatRubles } from './format.ts'

describe('formatRubles', () => {
  it.each(['ru', 'en'] as const)('writes amounts that an amount field reads, in %s', (language) => {
    for (const value of [1, 999, 1500, 15_000, 3_482_916, -1500])
      for (const exact of [false, true])
        expect(readAmount(formatRubles(value, language, exact), language)).toEqual({ kind: 'whole', value })
  })

  it('groups thousands per language and shows kopecks only if there are any', () => {
    expect(formatRubles(3_482_916.4, 'ru')).toBe('3\u00a0482\u00a0916,40\u00a0₽')
    expect(formatRubles(1000, 'en')).toBe('1,000\u00a0₽')
    expect(formatRubles(1000, 'en', true)).toBe('1,000.00\u00a0₽')
  })

  it.each([
    ['ru', 'ru-RU'],
    ['en', 'en-GB'],
  ] as const)('matches Intl.NumberFormat in %s', (language, locale) => {
    const amounts = [
      0,
      1,
      -1,
      12,
      999,
      1000,
      -1234.5,
      9_999.99,
      123_456,
      1_234_567.05,
      0.1 + 0.2,
      1e12,
      987_654_321.987,
    ]
    for (const amount of amounts) {
      const digits = Number.isInteger(amount) ? 0 : 2
      const platform = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      expect(formatRubles(amount, language)).toBe(`${platform.format(amount)}\u00a0₽`)
    }
  })
})

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [0.4, '0,4'],
    [21.05, '21,05'],
    [36_000, '36\u00a0000'],
    [1234.5, '1\u00a0234,5'],
  ])('formats %d without trailing zeros', (value, text) => {
    expect(formatNumber(value, 'ru')).toBe(text)
    expect(formatNumber(value, 'en')).toBe(text.replace('\u00a0', ';').replace(',', '.').replace(';', ','))
  })
})
