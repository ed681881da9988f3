import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gapsOf, matchRuns } from './match-runs.ts'

const letters = (text: string): string[] => [...text]

describe('gapsOf', () => {
  it.each([
    { name: 'nothing for equal lists', one: 'abc', other: 'abc', gaps: [] },
    { name: 'inserted items', one: 'abef', other: 'abcdef', gaps: [{ from: 2, to: 2, removed: 0, inserted: 2 }] },
    { name: 'removed items', one: 'abcdef', other: 'abef', gaps: [{ from: 2, to: 2, removed: 2, inserted: 0 }] },
    { name: 'replaced items', one: 'abxd', other: 'abyd', gaps: [{ from: 2, to: 2, removed: 1, inserted: 1 }] },
    {
      name: 'two separate changes',
      one: 'abcdefgh',
      other: 'aXbcdefYh',
      gaps: [
        { from: 1, to: 1, removed: 0, inserted: 1 },
        { from: 6, to: 7, removed: 1, inserted: 1 },
      ],
    },
    { name: 'everything', one: 'ab', other: 'xyz', gaps: [{ from: 0, to: 0, removed: 2, inserted: 3 }] },
  ])('reports $name', ({ one, other, gaps }) => {
    expect(gapsOf(letters(one), letters(other))).toEqual(gaps)
  })
})

describe('matchRuns', () => {
  it('pairs equal items only, in the order of both lists', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 })
    fc.assert(
      fc.property(list, list, (one, other) => {
        let [from, to] = [0, 0]
        for (const run of matchRuns(one, other)) {
          expect(run.from).toBeGreaterThanOrEqual(from)
          expect(run.to).toBeGreaterThanOrEqual(to)
          expect(one.slice(run.from, run.from + run.length)).toEqual(other.slice(run.to, run.to + run.length))
          from = run.from + run.length
          to = run.to + run.length
        }
      }),
    )
  })
})
