import { expect, it } from 'vitest'
import { stepsOf } from './steps.ts'

it.each([
  ['three ranks', [1, 2, 3], [1, 2, 3]],
  ['a shared second rank, on different steps', [1, 2, 2], [1, 2, 3]],
  ['a shared first rank, on different steps', [1, 1, 3], [1, 2, 3]],
  ['three shared ranks', [1, 1, 1], [1, 2, 3]],
  ['a missing first place, whose column stays empty', [2, 3], [2, 3]],
  ['ranks beyond the podium', [2, 2, 4], [1, 2, 3]],
  ['one winner', [1], [1]],
])('stepsOf puts %s', (_, ranks, steps) => {
  expect(stepsOf(ranks.map((rank) => ({ rank })))).toEqual(steps)
})
