import { expect, it } from 'vitest'
import { stepsOf } from './steps.ts'

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
