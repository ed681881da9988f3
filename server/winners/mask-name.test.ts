import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it.each([
  ['vera', 've•••'],
  ['Лев', 'Ле•••'],
  ['marina', 'mar•••'],
  ['winner-happy', 'winn•••'],
  ['😀😀', '😀•••'],
  ['a', 'a•••'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦•••'],
  ['e\u0301e\u0301', 'e\u0301•••'],
])('shows half of the name %s at most, up to four characters: %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
