import { describe, expect, it } from 'vitest'
import type { TournamentResult } from '#contract/tournaments.ts'
import { pointsToNextPrize, rankText, shownResults } from './standing.ts'

/** A table of so many players; the points fall by ten. `own` is the reader's place. */
const table = (count: number, own = 0): TournamentResult[] =>
  Array.from({ length: count }, (_, at) => ({
    place: at + 1,
    login: `p${at + 1}`,
    result: (count - at) * 10,
    active: at + 1 === own,
  }))
const places = (rows: readonly TournamentResult[]) => rows.map(({ place }) => place)

describe('the results that are shown', () => {
  it('have a podium from ten on, then the places 4 to 10', () => {
    const { podium, rows, hidden } = shownResults(table(12), false)
    expect(places(podium)).toEqual([1, 2, 3])
    expect(places(rows)).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(hidden).toBe(2)
  })

  it('are one list below ten', () => {
    expect(shownResults(table(9), false)).toMatchObject({ podium: [], hidden: 0 })
    expect(places(shownResults(table(9), false).rows)).toHaveLength(9)
  })

  it('are all of them once expanded', () => {
    const { rows, hidden } = shownResults(table(250), true)
    expect(rows).toHaveLength(247)
    expect(hidden).toBe(0)
  })

  it("show the player's own row wherever it is, once", () => {
    expect(places(shownResults(table(60, 47), false).rows)).toEqual([4, 5, 6, 7, 8, 9, 10, 47])
    expect(places(shownResults(table(60, 7), false).rows)).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(places(shownResults(table(60, 47), true).rows).filter((place) => place === 47)).toHaveLength(1)
  })
})

describe('a table that is not as it should be', () => {
  const shown = (results: readonly TournamentResult[], expanded = false) => {
    const { podium, rows, hidden } = shownResults(results, expanded)
    return { podium: places(podium), rows: places(rows), own: rows.filter(({ active }) => active).length, hidden }
  }

  it('is shown by its places, in whatever order it comes', () => {
    expect(shown(table(12).toReversed())).toEqual(shown(table(12)))
    expect(shown(table(9).toReversed(), true).rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('calls nobody the first whose row was dropped', () => {
    expect(shown(table(13).slice(1))).toMatchObject({ podium: [2, 3], rows: [4, 5, 6, 7, 8, 9, 10, 11], hidden: 2 })
    expect(shown(table(13).slice(3))).toMatchObject({ podium: [], rows: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] })
  })

  it.each([
    ['with the first dropped, at the edge', table(12, 11).slice(1), [4, 5, 6, 7, 8, 9, 10, 11], 1],
    ['with places shared above it', [...table(10), ...table(10, 10).slice(3)], [4, 4, 5, 5, 6, 6, 7, 10], 6],
    ['at the end, and nothing is left to unfold', table(11, 11), [4, 5, 6, 7, 8, 9, 10, 11], 0],
  ])("shows the player's own row once: %s", (_, results, rows, hidden) => {
    expect(shown(results)).toMatchObject({ rows, own: 1, hidden })
    expect(shown(results, true).own).toBe(1)
  })

  it('has no more than three on the podium', () => {
    const shared = table(12).map((row) => (row.place === 4 ? { ...row, place: 3 } : row))
    expect(shown(shared)).toMatchObject({ podium: [1, 2, 3], rows: [3, 5, 6, 7, 8, 9, 10] })
  })
})

describe("the player's place", () => {
  it.each([
    [1, 1],
    [40, 40],
    [41, null],
  ])('%d is said as %s', (place, said) => {
    expect(rankText(place)).toBe(said)
  })
})

describe('the points to the next prize', () => {
  const prizes = [100, 50, 50, 20].map((amount, at) => ({ place: at + 1, amount }))
  it.each<[string, number, number | null]>([
    ['first', 1, null],
    ['second', 2, 11],
    ['third: the second pays no more, so the first counts', 3, 21],
    ['fourth', 4, 11],
    ['without a prize', 7, 31],
  ])('of the %s', (_, own, missing) => {
    expect(pointsToNextPrize(table(10, own), prizes)).toBe(missing)
  })

  it('are nobody’s where nobody is signed in, or there are no prizes', () => {
    expect(pointsToNextPrize(table(10), prizes)).toBeNull()
    expect(pointsToNextPrize(table(10, 5), [])).toBeNull()
  })
})
