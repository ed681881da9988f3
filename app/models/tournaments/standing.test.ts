import { describe, expect, it } from 'vitest'
import type { TournamentResult } from '#contract/lobby/tournaments.ts'
import { isRankShown, ownStanding, prizeStanding, shownResults } from './standing.ts'

/** Results of `count` players, ten points apart. `own` is the rank of the signed-in player. */
const table = (count: number, ownRank = 0): TournamentResult[] =>
  Array.from({ length: count }, (_, index) => ({
    place: index + 1,
    login: `p${index + 1}`,
    result: (count - index) * 10,
    active: index + 1 === ownRank,
    round: '',
  }))
const places = (rows: readonly TournamentResult[]) => rows.map(({ place }) => place)

describe('shownResults', () => {
  it('returns a podium and the ranks 4 to 10 from ten results on', () => {
    const { podium, rows, hidden } = shownResults(table(12), false)
    expect(places(podium)).toEqual([1, 2, 3])
    expect(places(rows)).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(hidden).toBe(2)
  })

  it('returns one list below ten results', () => {
    expect(shownResults(table(9), false)).toMatchObject({ podium: [], hidden: 0 })
    expect(places(shownResults(table(9), false).rows)).toHaveLength(9)
  })

  it('returns all rows when expanded', () => {
    const { rows, hidden } = shownResults(table(250), true)
    expect(rows).toHaveLength(247)
    expect(hidden).toBe(0)
  })

  it("includes the player's own row exactly once", () => {
    expect(places(shownResults(table(60, 47), false).rows)).toEqual([4, 5, 6, 7, 8, 9, 10, 47])
    expect(places(shownResults(table(60, 7), false).rows)).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(places(shownResults(table(60, 47), true).rows).filter((place) => place === 47)).toHaveLength(1)
  })
})

describe('shownResults with irregular data', () => {
  const shown = (results: readonly TournamentResult[], isExpanded = false) => {
    const { podium, rows, hidden } = shownResults(results, isExpanded)
    return { podium: places(podium), rows: places(rows), ownCount: rows.filter(({ active }) => active).length, hidden }
  }

  it('sorts by rank', () => {
    expect(shown(table(12).toReversed())).toEqual(shown(table(12)))
    expect(shown(table(9).toReversed(), true).rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('does not promote others when the first rows are missing', () => {
    expect(shown(table(13).slice(1))).toMatchObject({ podium: [2, 3], rows: [4, 5, 6, 7, 8, 9, 10, 11], hidden: 2 })
    expect(shown(table(13).slice(3))).toMatchObject({ podium: [], rows: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] })
  })

  it.each([
    ['with the first row missing', table(12, 11).slice(1), [4, 5, 6, 7, 8, 9, 10, 11], 1],
    ['with shared ranks above it', [...table(10), ...table(10, 10).slice(3)], [4, 4, 5, 5, 6, 6, 7, 10], 6],
    ['at the end, with nothing collapsed', table(11, 11), [4, 5, 6, 7, 8, 9, 10, 11], 0],
  ])("includes the player's own row once %s", (_, results, rows, hidden) => {
    expect(shown(results)).toMatchObject({ rows, ownCount: 1, hidden })
    expect(shown(results, true).ownCount).toBe(1)
  })

  it('puts at most three on the podium', () => {
    const results = table(12).map((row) => (row.place === 4 ? { ...row, place: 3 } : row))
    expect(shown(results)).toMatchObject({ podium: [1, 2, 3], rows: [3, 5, 6, 7, 8, 9, 10] })
  })
})

describe('isRankShown', () => {
  it.each([
    [1, true],
    [40, true],
    [41, false],
  ])('is right for rank %d', (place, expected) => {
    expect(isRankShown(place)).toBe(expected)
  })
})

describe('prizeStanding', () => {
  const prizes = [100, 50, 50, 20].map((amount, index) => ({ place: index + 1, amount }))
  it.each<[string, number, unknown]>([
    ['the first player', 1, { held: 100, next: null }],
    ['the second player', 2, { held: 50, next: { amount: 100, points: 11 } }],
    ['the third player, where second place pays no more', 3, { held: 50, next: { amount: 100, points: 21 } }],
    ['the fourth player', 4, { held: 20, next: { amount: 50, points: 11 } }],
    ['a player without a prize', 7, { held: 0, next: { amount: 20, points: 31 } }],
  ])('of %s', (_, ownRank, expected) => {
    expect(prizeStanding(table(10, ownRank), prizes, 'stakes')).toEqual(expected)
  })

  it('counts the best ratio in hundredths', () => {
    expect(prizeStanding(table(10, 2), prizes, 'ratio')?.next).toEqual({ amount: 100, points: 10.01 })
  })

  it('is null for a guest, and empty without prizes', () => {
    expect(prizeStanding(table(10), prizes, 'stakes')).toBeNull()
    expect(prizeStanding(table(10, 5), [], 'stakes')).toEqual({ held: 0, next: null })
  })
})

describe('ownStanding', () => {
  const placesOf = (results: readonly TournamentResult[]) => {
    const standing = ownStanding(results, 'stakes')
    return standing && [standing.above?.place, standing.own.place, standing.below?.place, standing.missing]
  }

  it.each<[string, readonly TournamentResult[], unknown]>([
    ['the first player', table(3, 1), [undefined, 1, 2, 0]],
    ['a player in the middle, one point more than the place above', table(3, 2).toReversed(), [1, 2, 3, 11]],
    ['the last player', table(3, 3), [2, 3, undefined, 11]],
    ['a shared place, which is not above', [...table(2), ...table(3, 2).slice(1)], [1, 2, 3, 1]],
    ['a place below a missing one', table(9, 9).toSpliced(4, 4), [4, 9, undefined, 51]],
    ['a rank that is not shown: the last shown one', table(60, 50), [40, 50, undefined, 101]],
  ])('finds the neighbours of %s', (_, results, expected) => {
    expect(placesOf(results)).toEqual(expected)
  })

  it('is null without an own row', () => {
    expect(ownStanding(table(3), 'stakes')).toBeNull()
  })

  it('counts the best ratio in hundredths', () => {
    const [first, second] = table(2, 2)
    if (first === undefined || second === undefined) throw new Error('No rows.')
    const results = [
      { ...first, result: 21.3 },
      { ...second, result: 20.1 },
    ]
    expect(ownStanding(results, 'ratio')?.missing).toBe(1.21)
  })
})
