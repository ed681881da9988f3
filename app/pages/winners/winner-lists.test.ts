import { expect, it } from 'vitest'
import type { Winner } from '#contract/lobby/winners.ts'
import { listsOf } from './winner-lists.ts'

const win = (user: string, amount: number, date: number): Winner => ({
  user,
  win: amount,
  date,
  game: 'Cherry Row',
  image: '',
  slug: 'cherry-row',
  round: '',
})
const lists = listsOf({
  weekly: [win('a', 10, 5), win('b', 30, 4)],
  monthly: [win('b', 30, 4), win('c', 90, 1)],
  jackpot: [win('d', 500, 2), win('e', 400, 9)],
})
const users = (winners: readonly Winner[]) => winners.map(({ user }) => user).join('')

it('listsOf sorts wins by amount, and jackpots by date with the newest first', () => {
  expect(users(lists.weekly)).toBe('ba')
  expect(users(lists.monthly)).toBe('cb')
  expect(users(lists.jackpot)).toBe('ed')
})

it('listsOf merges all lists into the latest wins without duplicates', () => {
  expect(users(lists.last)).toBe('eabdc')
})
