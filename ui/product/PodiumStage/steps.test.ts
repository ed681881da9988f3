import { expect, it } from 'vitest'
import { isMiddleShared, stepsOf } from './steps.ts'

it.each([
  ['three ranks', [1, 2, 3], [1, 2, 3], [1, 2, 3]],
  ['a shared second rank, on equal steps', [1, 2, 2], [1, 2, 3], [1, 2, 2]],
  ['a shared first rank, and the third below', [1, 1, 3], [1, 2, 3], [1, 1, 3]],
  ['three shared ranks', [1, 1, 1], [1, 2, 3], [1, 1, 1]],
  ['a missing first place, whose column stays empty', [2, 3], [2, 3], [2, 3]],
  ['ranks beyond the podium on the lowest step', [2, 2, 4], [1, 2, 3], [2, 2, 3]],
  ['one winner', [1], [1], [1]],
])('stepsOf puts %s', (_, ranks, columns, metals) => {
  const steps = stepsOf(ranks.map((rank) => ({ rank })))
  expect(steps.map(({ column }) => column)).toEqual(columns)
  expect(steps.map(({ metal }) => metal)).toEqual(metals)
})

it.each([
  ['three ranks', [1, 2, 3], false],
  ['a shared second rank beside the first', [1, 2, 2], false],
  ['a shared first rank', [1, 1, 3], true],
  ['a shared second rank without a first', [2, 2, 4], true],
  ['a missing first place', [2, 3], false],
  ['one winner', [1], false],
])('isMiddleShared is right for %s', (_, ranks, expected) => {
  expect(isMiddleShared(stepsOf(ranks.map((rank) => ({ rank }))))).toBe(expected)
})
