import { describe, expect, it } from 'vitest'
import { phoneOf, phoneProblem } from './credentials.ts'

describe('phoneOf and phoneProblem with a thousand phones of twenty countries', () => {
  /** Country prefix and the number of digits after it. */
  const countries = [
    ...[
      ['7', 10],
      ['375', 9],
      ['380', 9],
      ['998', 9],
      ['996', 9],
      ['992', 9],
      ['374', 8],
      ['994', 9],
      ['995', 9],
    ],
    ...[
      ['373', 8],
      ['1', 10],
      ['44', 10],
      ['49', 11],
      ['33', 9],
      ['39', 10],
      ['34', 9],
      ['90', 10],
      ['972', 9],
    ],
    ...[
      ['86', 11],
      ['91', 10],
    ],
  ] as const
  const PHONES_PER_COUNTRY = 50
  /** A seeded generator, so that failures reproduce. */
  let state = 44
  const randomBelow = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const digits = (count: number) => Array.from({ length: count }, () => randomBelow(10)).join('')
  const separators = [' ', '\u00A0', '-', '\u2013', '\u2011', '(', ')', '.', '']
  const withSeparators = (text: string) =>
    [...text].map((digit) => digit + (separators[randomBelow(separators.length)] ?? '')).join('')
  const fullWidth = (text: string) => text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  const withInvisible = (text: string) =>
    text.replaceAll(/(?<=\d)(?=\d)/gu, () => (randomBelow(4) === 0 ? '\u200B' : ''))
  const phones = countries.flatMap(([prefix, length]) =>
    Array.from({ length: PHONES_PER_COUNTRY }, () => ({ prefix, local: `${1 + randomBelow(8)}${digits(length - 1)}` })),
  )

  it('accept every spelling and normalise it to one form', () => {
    expect(phones).toHaveLength(1000)
    for (const { prefix, local } of phones) {
      const normalised = `+${prefix}${local}`
      const spellings = [
        normalised,
        `+${prefix} ${withSeparators(local)}`,
        `00 ${prefix} ${withSeparators(local)}`,
        fullWidth(normalised),
        withInvisible(normalised),
        ` \u202A${normalised}\u202C `,
        `\uFF0B${prefix}${local}`,
        ...(prefix === '7' ? [`8 ${withSeparators(local)}`, `8${local}`] : []),
      ]
      for (const phone of spellings)
        expect([phone, phoneProblem(phone), phoneOf(phone)]).toEqual([phone, null, normalised])
    }
  })

  it('reject letters, signs, digits of other scripts, and a wrong number of digits', () => {
    for (const { prefix, local } of phones) {
      const index = 1 + randomBelow(local.length - 1)
      const broken = ['x', 'О', 'l', '#', '*', ';', ',', '/', '+', '@', '٣', '३', "'", '<'].map(
        (sign) => `+${prefix}${local.slice(0, index)}${sign}${local.slice(index + 1)}`,
      )
      const short = `+${prefix}${local.slice(0, prefix === '7' ? 9 : 6 - prefix.length)}`
      const long = `+${prefix}${local}${digits(prefix === '7' ? 1 : 16 - prefix.length - local.length)}`
      for (const phone of [...broken, short, long, `+0${local}`, `${local}a`])
        expect([phone, phoneProblem(phone)]).toEqual([phone, 112])
    }
  })
})
