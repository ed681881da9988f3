import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestCache, runChanged } from './test-cache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('openTestCache remembers the last four states of a test, by kind', async () => {
  const open = () => openTestCache('stories', folder)
  for (const state of ['1', '2', '3', '1', '4', '5']) await (await open()).add([{ id: 'a--b', state }])
  const cache = await open()
  expect(['1', '2', '3', '4', '5'].filter((state) => cache.has('a--b', state))).toEqual(['1', '3', '4', '5'])
  expect(cache.has('c--d', '1')).toBe(false)
  expect((await openTestCache('journeys', folder)).has('a--b', '1')).toBe(false)
})

describe('runChanged', () => {
  /** Runs `a` and `b` in these states, of which the given ones fail. Returns the items that ran and the verdict. */
  async function runOnce(
    states: Readonly<Record<string, string | null>>,
    { failing = [], edited = false }: { failing?: readonly string[]; edited?: boolean } = {},
  ) {
    const ran: string[] = []
    let reads = 0
    const passed = await runChanged({
      kind: 'journeys',
      folder,
      ids: ['a', 'b'],
      stateOf: async (id) => states[id] ?? null,
      readSources: async () => (edited ? String(reads++) : ''),
      run: async (ids) => {
        ran.push(...ids)
        return ids.filter((id) => !failing.includes(id))
      },
    })
    return { ran, passed }
  }

  it('runs a test again only in another state', async () => {
    expect(await runOnce({ a: '1', b: '1' })).toEqual({ ran: ['a', 'b'], passed: true })
    expect(await runOnce({ a: '1', b: '1' })).toEqual({ ran: [], passed: true })
    expect(await runOnce({ a: '1', b: '2' })).toEqual({ ran: ['b'], passed: true })
  })

  it('runs a failed test again, and one whose state is not known', async () => {
    expect(await runOnce({ a: '1', b: null }, { failing: ['a'] })).toEqual({ ran: ['a', 'b'], passed: false })
    expect(await runOnce({ a: '1', b: null })).toEqual({ ran: ['a', 'b'], passed: true })
    expect(await runOnce({ a: '1', b: null })).toEqual({ ran: ['b'], passed: true })
  })

  it('stores nothing if a source file was edited during the run', async () => {
    await runOnce({ a: '1', b: '1' }, { edited: true })
    expect((await runOnce({ a: '1', b: '1' })).ran).toEqual(['a', 'b'])
  })
})
