import { describe, expect, it } from 'vitest'
import { wholeRows } from './use-columns.ts'

describe('wholeRows', () => {
  it.each([
    ['the lobby', 15, 108, [14, 15, 12, 15]],
    ['the lobby after "show more"', 30, 108, [30, 30, 28, 30]],
    ['a tournament', 11, 40, [10, 9, 8, 10]],
    ['all games of a short list', 15, 11, [11, 11, 11, 11]],
    ['a list that ends with the page', 15, 15, [15, 15, 15, 15]],
    ['fewer than a row', 3, 40, [2, 3, 4, 5]],
  ])('fills the rows of %s in two to five columns', (_, limit, total, counts) => {
    expect([2, 3, 4, 5].map((columns) => wholeRows(limit, total, columns))).toEqual(counts)
  })
})
