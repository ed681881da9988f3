import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AREAS, MUTANTS } from './table.ts'

const root = join(import.meta.dirname, '..', '..')
const count = (area: string) => MUTANTS.filter((mutant) => mutant.area === area).length

describe('the table of mutants', () => {
  it('has different names, twelve of money and play, three of each other area', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
    expect(count('money') + count('play')).toBeGreaterThanOrEqual(12)
    expect(AREAS.filter((area) => count(area) < 3)).toEqual([])
  })

  it.each(MUTANTS)('can plant "$name" and run its tests', ({ file, find, replace, tests }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
  })
})
