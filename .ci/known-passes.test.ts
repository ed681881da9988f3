import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openKnownPasses } from './known-passes.ts'

const folder = mkdtempSync(join(tmpdir(), 'known-'))
afterAll(() => rm(folder, { recursive: true }))

it('openKnownPasses remembers the last four states of a test, by kind', async () => {
  const open = () => openKnownPasses('stories', folder)
  for (const state of ['1', '2', '3', '1', '4', '5']) await (await open()).add([{ id: 'a--b', state }])
  const known = await open()
  expect(['1', '2', '3', '4', '5'].filter((state) => known.has('a--b', state))).toEqual(['1', '3', '4', '5'])
  expect(known.has('c--d', '1')).toBe(false)
  expect((await openKnownPasses('pictures', folder)).has('a--b', '1')).toBe(false)
})
