import { expect, it } from 'vitest'
import { sharedRanks } from './shared-ranks.ts'

it.each([
  [[], []],
  [
    [500, 400, 300],
    [1, 2, 3],
  ],
  [
    [500, 400, 400, 300],
    [1, 2, 2, 4],
  ],
  [
    [500, 500, 500],
    [1, 1, 1],
  ],
])('sharedRanks(%j) is %j', (amounts, ranks) => {
  expect(sharedRanks(amounts)).toEqual(ranks)
})
