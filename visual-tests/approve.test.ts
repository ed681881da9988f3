import { mkdtempSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, describe, it, vi } from 'vitest'
import { approve } from './approve.ts'
import { baselineIds, baselinePath, environmentFile, resultPath, sha256, writeInto } from './baselines.ts'
import { readReport, writeReport, type ReportedFinding } from './report.ts'

const folder = vi.hoisted(() => {
  // Test files share modules, and one before may have loaded the real ones.
  vi.resetModules()
  return { path: '' }
})
vi.mock('./report.ts', async (original) => ({
  ...(await original<typeof import('./report.ts')>()),
  pictureSourceHash: async () => 'source',
}))
vi.mock('./baselines.ts', async (original) => {
  const real = await original<typeof import('./baselines.ts')>()
  folder.path = mkdtempSync(join(tmpdir(), 'approve-'))
  return { ...real, ...real.foldersIn(folder.path) }
})
afterAll(() => rm(folder.path, { recursive: true, force: true }))

const [ours, other] = ['{"chromium":"1"}\n', '{"chromium":"2"}\n']
const picture = (id: string): Buffer => Buffer.from(`picture of ${id}`)

interface ReportOptions {
  gone?: readonly string[]
  matched?: string[]
  source?: string
}

/** Writes a report of screenshots that were captured in `environment` and differ from the baselines. */
async function reportFindings(
  environment: string,
  ids: readonly string[],
  { gone = [], matched = [], source = 'source' }: ReportOptions = {},
): Promise<void> {
  for (const id of ids) await writeInto(resultPath(id, 'actual'), picture(id))
  const findings: ReportedFinding[] = [
    ...ids.map((id): ReportedFinding => ({ id, kind: 'new', detail: '', sha: sha256(picture(id)), source })),
    ...gone.map((id): ReportedFinding => ({ id, kind: 'removed', detail: '', sha: null, source })),
  ]
  await writeReport({ environment, source, matched, findings })
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
    await reportFindings(ours, ['a', 'b', 'c'])
    expect(await approve(['a'])).toBe(true)
    expect([await readApproved('a'), await readApproved('b')]).toEqual(['picture of a', 'old'])
    expect(await baselineIds()).toEqual(['a', 'b'])
  })

  it('rejects a file that has changed since the report, and approves the others', async () => {
    await writeBaselines(ours, ['a', 'b'])
    await reportFindings(ours, ['a', 'b'])
    await writeInto(resultPath('a', 'actual'), 'another')
    expect(await approve(['--all'])).toBe(false)
    expect([await readApproved('a'), await readApproved('b')]).toEqual(['old', 'picture of b'])
  })

  it('does not mix screenshots of two browsers, and keeps the recorded environment', async () => {
    await writeBaselines(ours, ['a', 'b'])
    await reportFindings(other, ['b', 'c'])
    expect(await approve(['--all'])).toBe(false)
    expect([await readApproved('b'), await baselineIds(), await environment()]).toEqual(['old', ['a', 'b'], ours])
  })

  it('replaces the recorded environment when all screenshots are approved', async () => {
    await writeBaselines(ours, ['a', 'b', 'gone'])
    await reportFindings(other, ['a', 'b'], { gone: ['gone'] })
    expect(await approve(['--all'])).toBe(true)
    expect([await baselineIds(), await readApproved('a'), await environment()]).toEqual([
      ['a', 'b'],
      'picture of a',
      other,
    ])
  })

  it('records the environment with the first approved screenshot, not before', async () => {
    await reportFindings(other, ['a'])
    expect(await approve(['b'])).toBe(false)
    expect(await environment()).toBeNull()
    expect(await approve(['a'])).toBe(true)
    expect(await environment()).toBe(other)
  })
  it('accepts another browser in which every other screenshot matched its baseline', async () => {
    await writeBaselines(ours, ['a', 'b'])
    await reportFindings(other, ['a'], { matched: ['b'] })
    expect(await approve(['a'])).toBe(true)
    expect([await readApproved('a'), await readApproved('b'), await environment()]).toEqual([
      'picture of a',
      'old',
      other,
    ])
  })

  it('rejects a report whose source has changed since the run', async () => {
    await writeBaselines(ours, ['a'])
    await reportFindings(ours, ['a'], { source: 'earlier source' })
    expect(await approve(['--all'])).toBe(false)
    expect(await readApproved('a')).toBe('old')
  })

  it('approves nothing if one id is unknown', async () => {
    await writeBaselines(ours, ['a'])
    await reportFindings(ours, ['a'])
    expect(await approve(['a', 'typo'])).toBe(false)
    expect(await readApproved('a')).toBe('old')
  })

  it('removes approved screenshots from the report, so that they are not approved twice', async () => {
    await reportFindings(ours, ['a', 'b'])
    expect(await approve(['a'])).toBe(true)
    expect(await readReport()).toMatchObject({ matched: ['a'], findings: [{ id: 'b' }] })
    expect(await approve(['a'])).toBe(false)
  })

  it('moves the files of a downloaded report', async () => {
    await writeBaselines(ours, ['a', 'b'])
    await reportFindings(ours, ['a', 'b'])
    const downloaded = join(folder.path, 'downloaded')
    await rename(join(folder.path, 'results'), downloaded)
    expect(await approve(['a'])).toBe(false)
    expect(await approve(['--from', downloaded, 'a'])).toBe(true)
    expect([await readApproved('a'), await readApproved('b')]).toEqual(['picture of a', 'old'])
    expect(await readReport(downloaded)).toMatchObject({ findings: [{ id: 'b' }] })
  })

  it('accepts an id with the hash of the reviewed file, and rejects another hash', async () => {
    await reportFindings(ours, ['a', 'b'])
    const hash = sha256(picture('a')).slice(0, 12)
    expect(await approve([`a@${hash}`, `b@${hash}`])).toBe(false)
    expect(await baselineIds()).toEqual(['a'])
  })

  it.each([
    { args: ['a'], passes: false, text: 'There is no report' },
    { args: [], passes: false, text: 'Usage' },
    { args: ['--help'], passes: true, text: 'Usage' },
  ])('explains itself for $args without a report', async ({ args, passes, text }) => {
    expect(await approve(args)).toBe(passes)
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(text))
  })
})
