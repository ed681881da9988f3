import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineOf } from './line-of.ts'

const TEXT = `[
  { "slug": "a", "title": { "ru": "А [", "en": "A }" } },
  {
    "slug": "b",
    "tags": [1, true,
      null, "\\"x,"],
    "title": { "ru": "Б" }
  }
]`

it.each([
  [[], 1],
  [[0, 'title', 'en'], 2],
  [[1], 3],
  [[1, 'slug'], 4],
  [[1, 'tags', 3], 6],
  [[1, 'title', 'ru'], 7],
  [[1, 'title', 'en'], 7],
  [[2, 'slug'], 1],
])('the value at %j is in line %i', (path, line) => expect(lineOf(TEXT, path)).toBe(line))

it('every value of any JSON is found where it was written', () => {
  const pathsOf = (value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] =>
    typeof value === 'object' && value !== null
      ? [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))]
      : [path]
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value, null, 1)
      const paths = pathsOf(value)
      // Each value begins a line of its own, in the order of the paths.
      const lines = paths.map((path) => lineOf(text, path))
      expect(lines).toEqual(lines.toSorted((one, other) => one - other))
      expect(new Set(lines).size).toBe(paths.length)
    }),
  )
})
