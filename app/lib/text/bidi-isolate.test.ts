import { describe, expect, it } from 'vitest'
import { bidiIsolate } from './bidi-isolate.ts'

describe('bidiIsolate', () => {
  it.each(['', 'marina', 'Ёжик', 'हिन्दी', '三百', 'mila•••', '+7 999 123-45-67'])('leaves %j unchanged', (name) =>
    expect(bidiIsolate(name)).toBe(name),
  )

  it.each(['שלום', '5-שלום', 'ivan-محمد', 'ߊߋߌ', '𐤀𐤁', '𞤀𞤁', 'ﷺ'])('isolates %j', (name) =>
    expect(bidiIsolate(name)).toBe(`\u2068${name}\u2069`),
  )

  it.each([
    ['an override', 'iv\u202Ean', '\u2068ivan\u2069'],
    ['a closing isolate', 'iv\u2069an', '\u2068ivan\u2069'],
    ['a right-to-left mark', '\u200Fivan', '\u2068\u200Fivan\u2069'],
  ])('contains the effect of %s', (_, name, isolated) => expect(bidiIsolate(name)).toBe(isolated))
})
