import { expect, it } from 'vitest'
import { creditsOf } from './credits.ts'

it.each([
  [1, 10, 10],
  [0.1, 1, 1],
  [2.5, 25, 25],
  [5, 1000, null],
  [1, 100, null],
  [0.05, 0.5, null],
  [0, 0, null],
])('a game with stakes from %d to %d has %j credits', (min, max, credits) => {
  expect(creditsOf({ min, max })).toBe(credits)
})
