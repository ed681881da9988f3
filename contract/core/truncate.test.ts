import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { capitalise, graphemesOf, truncate } from './truncate.ts'

describe('truncate', () => {
  it.each([
    ['Семёрки Удачи XL', 18, 'Семёрки Удачи XL'],
    ['123456789012345678', 18, '123456789012345678'],
    ['1234567890123456789', 18, '123456789012345678…'],
    ['one two', 4, 'one…'],
    ['🍒🍒🍒', 2, '🍒🍒…'],
    ['🍒🍒🍒', 3, '🍒🍒🍒'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦…'],
    ['🇷🇺🇧🇾🇰🇿', 2, '🇷🇺🇧🇾…'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['й'.normalize('NFD').repeat(3), 2, `${'й'.normalize('NFD').repeat(2)}…`],
    ['👍🏽👍🏽', 1, '👍🏽…'],
  ])('cuts %j after %d characters: %j', (text, length, cut) => expect(truncate(text, length)).toBe(cut))

  it('cuts between graphemes only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 20 }), (text, length) => {
        const cut = truncate(text, length)
        if (cut === text) return
        const kept = graphemesOf(cut.slice(0, -1))
        expect(graphemesOf(text).slice(0, kept.length)).toEqual(kept)
      }),
      { numRuns: testRuns(500) },
    )
  })
})

it.each([
  ['январь', 'Январь'],
  ['', ''],
  ['e\u0301t\u00e9', 'E\u0301t\u00e9'],
])('capitalise(%j) is %j', (text, capitalised) => expect(capitalise(text)).toBe(capitalised))
