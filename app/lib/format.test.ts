import { describe, expect, it } from 'vitest'
import { cutName, formatRubles } from './format.ts'

describe('money', () => {
  it('has spaces in Russian and commas in English, and kopecks only where there are some', () => {
    expect(formatRubles(3_482_916.4, 'ru')).toBe('3\u00a0482\u00a0916,40\u00a0₽')
    expect(formatRubles(1000, 'en')).toBe('1,000\u00a0₽')
    expect(formatRubles(1000, 'en', true)).toBe('1,000.00\u00a0₽')
  })
})

describe('a long name', () => {
  it('is cut at 18 characters, counted as a person counts', () => {
    expect(cutName('Семёрки Удачи XL', 18)).toBe('Семёрки Удачи XL')
    expect(cutName('123456789012345678', 18)).toBe('123456789012345678')
    expect(cutName('1234567890123456789', 18)).toBe('123456789012345678…')
    expect(cutName('🍒🍒🍒', 2)).toBe('🍒🍒…')
  })
})
