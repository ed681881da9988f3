import { describe, expect, it } from 'vitest'
import { bidiIsolate } from './bidi-isolate.ts'

describe('a name among other words', () => {
  it.each(['', 'marina', 'Ёжик', 'हिन्दी', '三百', 'mila•••', '+7 999 123-45-67'])('%j stays as it is', (name) =>
    expect(bidiIsolate(name)).toBe(name),
  )

  it.each(['שלום', '5-שלום', 'ivan-محمد', 'ߊߋߌ', '𐤀𐤁', '𞤀𞤁', 'ﷺ'])('%j is set apart', (name) =>
    expect(bidiIsolate(name)).toBe(`\u2068${name}\u2069`),
  )

  it.each([
    ['turned by force', 'iv\u202Ean', '\u2068ivan\u2069'],
    ['that closes what sets it apart', 'iv\u2069an', '\u2068ivan\u2069'],
    ['with a mark of its own', '\u200Fivan', '\u2068\u200Fivan\u2069'],
  ])('%s by another back end does so to nothing beside it', (_, name, shown) => expect(bidiIsolate(name)).toBe(shown))
})
