import { expect, it } from 'vitest'
import { creditsOf } from './credits.ts'

it.each([
  [1, 10, { min: 10, max: 10 }],
  [0.1, 100, { min: 1, max: 100 }],
  [2.5, 25, { min: 25, max: 25 }],
  [1, 50, { min: 10, max: 50 }],
  [5, 1000, null],
  [0.05, 0.5, null],
  [10, 5, null],
  [0, 0, null],
])('a game with stakes from %d to %d has %j credits', (min, max, credits) => {
  expect(creditsOf({ min, max })).toEqual(credits)
})
