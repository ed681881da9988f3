import { describe, expect, it } from 'vitest'
import { TEST_SEED } from '#server/testing/seeded-databases.ts'
import { gameRows } from './rows.ts'
import { slides } from '#server/content/slides.ts'
import { byPopularity, firstOfEachMotif, spreadMotifs } from './spread-motifs.ts'

const FIRST_SCREEN = 15
const NONE: ReadonlySet<string> = new Set()

describe('spreadMotifs', () => {
  it.each(['on_desktop', 'on_mobile'] as const)('shows different covers on the first screen: %s', (device) => {
    for (const seed of [1, 2, 3]) {
      const rows = spreadMotifs(gameRows({ ...TEST_SEED, seed }), NONE)
      const first = rows
        .filter((row) => row[device])
        .toSorted(byPopularity)
        .slice(0, FIRST_SCREEN)
      expect(new Set(first.map(({ motif }) => motif)).size).toBe(FIRST_SCREEN)
    }
  })

  it('shows no cover in the first row that repeats the scene of a slide', () => {
    const scenes = new Set(slides.map(({ scene }) => scene))
    for (const seed of [1, 2, 3]) {
      const first = spreadMotifs(gameRows({ ...TEST_SEED, seed }), scenes)
        .toSorted(byPopularity)
        .slice(0, 5)
      expect(first.filter(({ motif }) => scenes.has(motif))).toEqual([])
    }
  })

  it('keeps the games and the order of their ids', () => {
    const rows = gameRows(TEST_SEED)
    expect(spreadMotifs(rows, NONE).map(({ id, slug }) => [id, slug])).toEqual(rows.map(({ id, slug }) => [id, slug]))
  })

  it('leaves games of one motif in their order', () => {
    const same = [3, 2, 1].map((popularity, index) => ({ id: index + 1, motif: 'owl', popularity, hits: 0 }))
    expect(
      spreadMotifs(same, NONE)
        .toSorted(byPopularity)
        .map(({ id }) => id),
    ).toEqual([1, 2, 3])
  })
})

it('firstOfEachMotif lists all games, those of new motifs first', () => {
  const games = ['owl', 'owl', 'fox', 'owl', 'bell'].map((motif, id) => ({ id, motif }))
  expect(firstOfEachMotif(games).map(({ id }) => id)).toEqual([0, 2, 4, 1, 3])
})
