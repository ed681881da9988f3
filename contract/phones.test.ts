import { describe, expect, it } from 'vitest'
import { phoneOf, phoneProblem } from './credentials.ts'

describe('a thousand phones of twenty countries', () => {
  /** A country's prefix, and how many digits its numbers have behind it. */
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
  const EACH = 50
  /** The same row each time: a test that failed fails again. */
  let state = 44
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('')
  const separators = [' ', '\u00A0', '-', '\u2013', '\u2011', '(', ')', '.', '']
  const spread = (text: string) =>
    [...text].map((digit) => digit + (separators[below(separators.length)] ?? '')).join('')
  const wide = (text: string) => text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  const hidden = (text: string) => text.replaceAll(/(?<=\d)(?=\d)/gu, () => (below(4) === 0 ? '\u200B' : ''))
  const phones = countries.flatMap(([prefix, length]) =>
    Array.from({ length: EACH }, () => ({ prefix, local: `${1 + below(8)}${digits(length - 1)}` })),
  )

  it('are right however they are written, and kept in one form', () => {
    expect(phones).toHaveLength(1000)
    for (const { prefix, local } of phones) {
      const kept = `+${prefix}${local}`
      const written = [
        kept,
        `+${prefix} ${spread(local)}`,
        `00 ${prefix} ${spread(local)}`,
        wide(kept),
        hidden(kept),
        ` \u202A${kept}\u202C `,
        `\uFF0B${prefix}${local}`,
        ...(prefix === '7' ? [`8 ${spread(local)}`, `8${local}`] : []),
      ]
      for (const phone of written) expect([phone, phoneProblem(phone), phoneOf(phone)]).toEqual([phone, null, kept])
    }
  })

  it('are wrong with a letter, a sign or a digit of another script, and with too few or too many digits', () => {
    for (const { prefix, local } of phones) {
      const at = 1 + below(local.length - 1)
      const broken = ['x', 'О', 'l', '#', '*', ';', ',', '/', '+', '@', '٣', '३', "'", '<'].map(
        (sign) => `+${prefix}${local.slice(0, at)}${sign}${local.slice(at + 1)}`,
      )
      const short = `+${prefix}${local.slice(0, prefix === '7' ? 9 : 6 - prefix.length)}`
      const long = `+${prefix}${local}${digits(prefix === '7' ? 1 : 16 - prefix.length - local.length)}`
      for (const phone of [...broken, short, long, `+0${local}`, `${local}a`])
        expect([phone, phoneProblem(phone)]).toEqual([phone, 112])
    }
  })
})
