import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, describe, it, vi } from 'vitest'
import { approve } from './approve.ts'
import { baselineIds, baselinePath, environmentFile, reportFile, resultPath, sha256, writeInto } from './baselines.ts'
import type { Finding } from './judge.ts'

const folder = vi.hoisted(() => ({ path: '' }))
vi.mock('./baselines.ts', async (original) => {
  const real = await original<typeof import('./baselines.ts')>()
  folder.path = mkdtempSync(join(tmpdir(), 'approve-'))
  return { ...real, ...real.foldersIn(folder.path) }
})
afterAll(() => rm(folder.path, { recursive: true, force: true }))

const [ours, other] = ['{"chromium":"1"}\n', '{"chromium":"2"}\n']
const picture = (id: string): Buffer => Buffer.from(`picture of ${id}`)

/** Writes a report of screenshots that were captured in `environment` and differ from the baselines. */
async function writeReport(environment: string, ids: readonly string[], gone: readonly string[] = []): Promise<void> {
  for (const id of ids) await writeInto(resultPath(id, 'actual'), picture(id))
  const findings: Finding[] = [
    ...ids.map((id): Finding => ({ id, kind: 'new', detail: '', sha: sha256(picture(id)) })),
    ...gone.map((id): Finding => ({ id, kind: 'removed', detail: '', sha: null })),
  ]
  await writeInto(reportFile, JSON.stringify({ environment, findings }))
}
async function writeBaselines(environment: string, ids: readonly string[]): Promise<void> {
  await writeInto(environmentFile, environment)
  for (const id of ids) await writeInto(baselinePath(id), 'old')
}
const readApproved = async (id: string) => readFile(baselinePath(id), 'utf8')
const environment = () => readFile(environmentFile, 'utf8').catch(() => null)

beforeEach(async () => {
  await rm(folder.path, { recursive: true, force: true })
  vi.spyOn(console, 'log').mockReturnValue()
})

describe('approve', () => {
  it('moves only the named files', async () => {
    await writeBaselines(ours, ['a', 'b'])
    await writeReport(ours, ['a', 'b', 'c'], [])
    expect(await approve(['a'])).toBe(true)
    expect([await readApproved('a'), await readApproved('b')]).toEqual(['picture of a', 'old'])
    expect(await baselineIds()).toEqual(['a', 'b'])
  })

  it('rejects a file that has changed since the report, and approves the others', async () => {
    await writeBaselines(ours, ['a', 'b'])
    await writeReport(ours, ['a', 'b'])
    await writeInto(resultPath('a', 'actual'), 'another')
    expect(await approve(['--all'])).toBe(false)
    expect([await readApproved('a'), await readApproved('b')]).toEqual(['old', 'picture of b'])
  })

  it('does not mix screenshots of two browsers, and keeps the recorded environment', async () => {
    await writeBaselines(ours, ['a', 'b'])
    await writeReport(other, ['b', 'c'])
    expect(await approve(['--all'])).toBe(false)
    expect([await readApproved('b'), await baselineIds(), await environment()]).toEqual(['old', ['a', 'b'], ours])
  })

  it('replaces the recorded environment when all screenshots are approved', async () => {
    await writeBaselines(ours, ['a', 'b', 'gone'])
    await writeReport(other, ['a', 'b'], ['gone'])
    expect(await approve(['--all'])).toBe(true)
    expect([await baselineIds(), await readApproved('a'), await environment()]).toEqual([
      ['a', 'b'],
      'picture of a',
      other,
    ])
  })

  it('records the environment with the first approved screenshot, not before', async () => {
    await writeReport(other, ['a'])
    expect(await approve(['b'])).toBe(true)
    expect(await environment()).toBeNull()
    expect(await approve(['a'])).toBe(true)
    expect(await environment()).toBe(other)
  })
})
