import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, describe, it, vi } from 'vitest'
import { approve } from './approve.ts'
import { baselineIds, baselinePath, environmentFile, reportFile, resultPath, sha256, writeInto } from './baselines.ts'
import type { Red } from './judge.ts'

const folder = vi.hoisted(() => ({ path: '' }))
vi.mock('./baselines.ts', async (original) => {
  const real = await original<typeof import('./baselines.ts')>()
  folder.path = mkdtempSync(join(tmpdir(), 'approve-'))
  return { ...real, ...real.foldersIn(folder.path) }
})
afterAll(() => rm(folder.path, { recursive: true, force: true }))

const [ours, other] = ['{"chromium":"1"}\n', '{"chromium":"2"}\n']
const picture = (id: string): Buffer => Buffer.from(`picture of ${id}`)

/** A report of pictures that were taken in an environment and differ from what was approved. */
async function report(environment: string, ids: readonly string[], gone: readonly string[] = []): Promise<void> {
  for (const id of ids) await writeInto(resultPath(id, 'actual'), picture(id))
  const reds: Red[] = [
    ...ids.map((id): Red => ({ id, kind: 'new', detail: '', sha: sha256(picture(id)) })),
    ...gone.map((id): Red => ({ id, kind: 'removed', detail: '', sha: null })),
  ]
  await writeInto(reportFile, JSON.stringify({ environment, reds }))
}
async function approved(environment: string, ids: readonly string[]): Promise<void> {
  await writeInto(environmentFile, environment)
  for (const id of ids) await writeInto(baselinePath(id), 'old')
}
const shown = async (id: string) => readFile(baselinePath(id), 'utf8')
const environment = () => readFile(environmentFile, 'utf8').catch(() => null)

beforeEach(async () => {
  await rm(folder.path, { recursive: true, force: true })
  vi.spyOn(console, 'log').mockReturnValue()
})

describe('approving', () => {
  it('moves the files that were named, and no others', async () => {
    await approved(ours, ['a', 'b'])
    await report(ours, ['a', 'b', 'c'], [])
    expect(await approve(['a'])).toBe(true)
    expect([await shown('a'), await shown('b')]).toEqual(['picture of a', 'old'])
    expect(await baselineIds()).toEqual(['a', 'b'])
  })

  it('refuses a file that is not the one of the report, and takes the others', async () => {
    await approved(ours, ['a', 'b'])
    await report(ours, ['a', 'b'])
    await writeInto(resultPath('a', 'actual'), 'another')
    expect(await approve(['--all'])).toBe(false)
    expect([await shown('a'), await shown('b')]).toEqual(['old', 'picture of b'])
  })

  it('puts no picture of another browser beside those that stay, and keeps the name of theirs', async () => {
    await approved(ours, ['a', 'b'])
    await report(other, ['b', 'c'])
    expect(await approve(['--all'])).toBe(false)
    expect([await shown('b'), await baselineIds(), await environment()]).toEqual(['old', ['a', 'b'], ours])
  })

  it('renews the name of the browser with all of its pictures', async () => {
    await approved(ours, ['a', 'b', 'gone'])
    await report(other, ['a', 'b'], ['gone'])
    expect(await approve(['--all'])).toBe(true)
    expect([await baselineIds(), await shown('a'), await environment()]).toEqual([['a', 'b'], 'picture of a', other])
  })

  it('names the browser of the first pictures, and of none nothing', async () => {
    await report(other, ['a'])
    expect(await approve(['b'])).toBe(true)
    expect(await environment()).toBeNull()
    expect(await approve(['a'])).toBe(true)
    expect(await environment()).toBe(other)
  })
})
