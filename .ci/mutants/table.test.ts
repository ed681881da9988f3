import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readClaims } from './claims.ts'
import { AREAS } from './mutant.ts'
import { MUTANTS } from './table.ts'

const root = join(import.meta.dirname, '..', '..')
const count = (area: string) => MUTANTS.filter((mutant) => mutant.area === area).length

describe('the table of mutants', () => {
  it('has different names, twelve of money and play, three of each other area', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
    expect(count('money') + count('play')).toBeGreaterThanOrEqual(12)
    expect(AREAS.filter((area) => count(area) < 3)).toEqual([])
  })

  it.each(readClaims())('has a mutant that shows a test of the claim "$name" red', ({ name, tests }) => {
    const holders = MUTANTS.filter(({ claims = [] }) => claims.includes(name))
    expect(holders.flatMap((mutant) => mutant.tests).filter((test) => tests.includes(test))).not.toEqual([])
  })

  it('names only claims that the documents make', () => {
    const known = new Set(readClaims().map(({ name }) => name))
    expect(known.size).toBeGreaterThan(100)
    expect(MUTANTS.flatMap(({ claims = [] }) => claims).filter((claim) => !known.has(claim))).toEqual([])
  })

  it.each(MUTANTS)('can plant "$name" and run its tests', ({ file, find, replace, tests }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
  })
})
