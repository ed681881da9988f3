import { expect, it } from 'vitest'
import { expandHex } from '#stories/foundations/token-value.ts'
import { contrast } from '#ui/tokens/palettes.ts'

/* Values of tokens on the docs pages (`stories/foundations/token-value.ts`). */

it.each([
  ['#fff', '#ffffff'],
  ['#A1c', '#AA11cc'],
  ['#0008', '#00000088'],
  ['#0a0e1f', '#0a0e1f'],
  ['#05081480', '#05081480'],
  ['rgb(10 14 31 / 0.62)', 'rgb(10 14 31 / 0.62)'],
  ['12px', '12px'],
])('expandHex turns %s into %s', (value, expanded) => expect(expandHex(value)).toBe(expanded))

it('the contrast of a shortened colour is a number', () => {
  expect(contrast(expandHex('#fff'), expandHex('#000'))).toBeCloseTo(21)
})
