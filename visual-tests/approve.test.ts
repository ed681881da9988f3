import { existsSync, mkdtempSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, describe, it, vi } from 'vitest'
import { approve } from './approve.ts'
import { baselineIds, baselinePath, environmentFile, resultPath, sha256, writeInto } from './baselines.ts'
import { readReport, writeReport, type ReportedFinding } from './report.ts'
import { readTreesOf, writeTree } from './trees.ts'

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
vi.mock('./picture.ts', async (original) => ({
  ...(await original<typeof import('./picture.ts')>()),
  compressPicture: async (file: Buffer) => Buffer.from(`small ${file.toString()}`),
}))
afterAll(() => rm(folder.path, { recursive: true, force: true }))

const [ours, other] = ['{"chromium":"1"}\n', '{"chromium":"2"}\n']
const picture = (id: string): Buffer => Buffer.from(`picture of ${id}`)

interface ReportOptions {
  gone?: readonly string[]
  matched?: string[]
  source?: string
  kind?: ReportedFinding['kind']
  taken?: string
}

/** Writes a report of screenshots that were captured in `environment` and differ from the baselines. */
async function reportFindings(
  environment: string,
  ids: readonly string[],
  { gone = [], matched = [], source = 'source', kind = 'new', ...more }: ReportOptions = {},
): Promise<void> {
  for (const id of ids) await writeInto(resultPath(id, 'actual'), picture(id))
  const approvedShas = new Map(
    await Promise.all(
      [...ids, ...gone].map(async (id) => [id, await readFile(baselinePath(id)).catch(() => null)] as const),
    ),
  )
  const approvedOf = (id: string): Pick<ReportedFinding, 'approvedSha'> => {
    const baseline = approvedShas.get(id) ?? null
    return baseline === null ? {} : { approvedSha: sha256(baseline) }
  }
  const findings: ReportedFinding[] = [
    ...ids.map((id): ReportedFinding => ({
      id,
      kind,
      detail: '',
      sha: sha256(picture(id)),
      source,
      ...approvedOf(id),
      ...more,
    })),
    ...gone.map((id): ReportedFinding => ({ id, kind: 'removed', detail: '', sha: null, source, ...approvedOf(id) })),
  ]
  await writeReport({ environment, source, matched, findings })
}
async function writeBaselines(environment: string, ids: readonly string[]): Promise<void> {
  await writeInto(environmentFile, environment)
  for (const id of ids) await writeInto(baselinePath(id), 'old')
}

interface TreeReport {
  id?: string
  approved?: string
  taken?: string
  sha?: string
}

const TREE = 'a--one/en'
const treeFinding = ({ id = TREE, approved = 'before', taken = 'after', sha }: TreeReport = {}): ReportedFinding => ({
  id,
  kind: 'tree',
  detail: '',
  sha: sha ?? sha256(Buffer.from(taken)),
  source: 'source',
  approved,
  taken,
})
/** Writes a report of changed accessibility trees. */
const reportTrees = (...trees: TreeReport[]): Promise<void> =>
  writeReport({ environment: ours, source: 'source', matched: [], findings: trees.map(treeFinding) })
const readTree = (story = 'a--one') => readTreesOf(story, 'en')
const readApproved = async (id: string) => readFile(baselinePath(id), 'utf8')
const environment = () => readFile(environmentFile, 'utf8').catch(() => null)

beforeEach(async () => {
  await rm(folder.path, { recursive: true, force: true })
  vi.spyOn(console, 'log').mockReturnValue()
})

describe('approve', () => {
  it('writes only the named files, compressed', async () => {
    await writeBaselines(ours, ['a/1', 'b/1'])
    await reportFindings(ours, ['a/1', 'b/1', 'c/1'])
    expect(await approve(['a/1'])).toBe(true)
    expect([await readApproved('a/1'), await readApproved('b/1')]).toEqual(['small picture of a/1', 'old'])
    expect(await baselineIds()).toEqual(['a/1', 'b/1'])
  })

  it('rejects a file that has changed since the report, and approves the others', async () => {
    await writeBaselines(ours, ['a/1', 'b/1'])
    await reportFindings(ours, ['a/1', 'b/1'])
    await writeInto(resultPath('a/1', 'actual'), 'another')
    expect(await approve(['--all'])).toBe(false)
    expect([await readApproved('a/1'), await readApproved('b/1')]).toEqual(['old', 'small picture of b/1'])
  })

  it('does not mix screenshots of two browsers, and keeps the recorded environment', async () => {
    await writeBaselines(ours, ['a/1', 'b/1'])
    await reportFindings(other, ['b/1', 'c/1'])
    expect(await approve(['--all'])).toBe(false)
    expect([await readApproved('b/1'), await baselineIds(), await environment()]).toEqual(['old', ['a/1', 'b/1'], ours])
  })

  it('replaces the recorded environment when all screenshots are approved', async () => {
    await writeBaselines(ours, ['a/1', 'b/1', 'gone/1'])
    await reportFindings(other, ['a/1', 'b/1'], { gone: ['gone/1'] })
    expect(await approve(['--all'])).toBe(true)
    expect([await baselineIds(), await readApproved('a/1'), await environment()]).toEqual([
      ['a/1', 'b/1'],
      'small picture of a/1',
      other,
    ])
  })

  it('records the environment with the first approved screenshot, not before', async () => {
    await reportFindings(other, ['a/1'])
    expect(await approve(['b/1'])).toBe(false)
    expect(await environment()).toBeNull()
    expect(await approve(['a/1'])).toBe(true)
    expect(await environment()).toBe(other)
  })
  it('accepts another browser in which every other screenshot matched its baseline', async () => {
    await writeBaselines(ours, ['a/1', 'b/1'])
    await reportFindings(other, ['a/1'], { matched: ['b/1'] })
    expect(await approve(['a/1'])).toBe(true)
    expect([await readApproved('a/1'), await readApproved('b/1'), await environment()]).toEqual([
      'small picture of a/1',
      'old',
      other,
    ])
  })

  it('rejects a report whose source has changed since the run', async () => {
    await writeBaselines(ours, ['a/1'])
    await reportFindings(ours, ['a/1'], { source: 'earlier source' })
    expect(await approve(['--all'])).toBe(false)
    expect(await readApproved('a/1')).toBe('old')
  })

  it('approves nothing if one id is unknown', async () => {
    await writeBaselines(ours, ['a/1'])
    await reportFindings(ours, ['a/1'])
    expect(await approve(['a/1', 'typo/1'])).toBe(false)
    expect(await readApproved('a/1')).toBe('old')
  })

  it('removes approved screenshots from the report, so that they are not approved twice', async () => {
    await reportFindings(ours, ['a/1', 'b/1'])
    expect(await approve(['a/1'])).toBe(true)
    expect(await readReport()).toMatchObject({ matched: ['a/1'], findings: [{ id: 'b/1' }] })
    expect(await approve(['a/1'])).toBe(false)
  })

  it('moves the files of a downloaded report', async () => {
    await writeBaselines(ours, ['a/1', 'b/1'])
    await reportFindings(ours, ['a/1', 'b/1'])
    const downloaded = join(folder.path, 'downloaded')
    await rename(join(folder.path, 'results'), downloaded)
    expect(await approve(['a/1'])).toBe(false)
    expect(await approve(['--from', downloaded, 'a/1'])).toBe(true)
    expect([await readApproved('a/1'), await readApproved('b/1')]).toEqual(['small picture of a/1', 'old'])
    expect(await readReport(downloaded)).toMatchObject({ findings: [{ id: 'b/1' }] })
  })

  it('accepts an id with the hash of the reviewed file, and rejects another hash', async () => {
    await reportFindings(ours, ['a/1', 'b/1'])
    const hash = sha256(picture('a/1')).slice(0, 12)
    expect(await approve([`a/1@${hash}`, `b/1@${hash}`])).toBe(false)
    expect(await baselineIds()).toEqual(['a/1'])
  })

  it('rejects a picture whose baseline has changed since the run', async () => {
    await writeBaselines(ours, ['a/1', 'b/1', 'gone/1'])
    await reportFindings(ours, ['a/1', 'b/1', 'new/1'], { gone: ['gone/1'] })
    for (const id of ['a/1', 'gone/1', 'new/1']) await writeInto(baselinePath(id), 'approved meanwhile')
    expect(await approve(['--all'])).toBe(false)
    expect(await Promise.all(['a/1', 'b/1', 'gone/1', 'new/1'].map(readApproved))).toEqual([
      'approved meanwhile',
      'small picture of b/1',
      'approved meanwhile',
      'approved meanwhile',
    ])
  })

  it('rejects a verdict on the difference from another baseline', async () => {
    await writeBaselines(ours, ['a/1'])
    await reportFindings(ours, ['a/1'])
    const sha = sha256(picture('a/1')).slice(0, 12)
    expect(await approve([`a/1@${sha}:${sha256(Buffer.from('another')).slice(0, 12)}`])).toBe(false)
    expect(await readApproved('a/1')).toBe('old')
    expect(await approve([`a/1@${sha}:${sha256(Buffer.from('old')).slice(0, 12)}`])).toBe(true)
    expect(await readApproved('a/1')).toBe('small picture of a/1')
  })

  it('writes the trees that were reviewed, and no other of their title', async () => {
    for (const story of ['a--one', 'a--two', 'a--three']) await writeTree(`${story}/en`, 'before')
    await reportTrees({}, { id: 'a--two/en' }, { id: 'a--three/en' })
    expect(await approve([TREE, 'a--three/en'])).toBe(true)
    expect(await Promise.all(['a--one', 'a--two', 'a--three'].map(readTree))).toEqual(['after', 'before', 'after'])
  })

  it('writes the first tree of a title, and removes that of a story that is gone', async () => {
    await reportTrees({ approved: '' })
    expect(await approve([TREE])).toBe(true)
    expect(await readTree()).toBe('after')
    await reportTrees({ approved: 'after', taken: '' })
    expect(await approve([TREE])).toBe(true)
    expect(await readTree()).toBe('')
  })

  it('rejects a tree whose text does not have the hash of the report', async () => {
    await writeTree(TREE, 'before')
    await reportTrees({ sha: sha256(Buffer.from('another')) })
    expect(await approve([TREE])).toBe(false)
    expect(await readTree()).toBe('before')
  })

  it('rejects a tree whose approved text has changed since the run', async () => {
    await writeTree(TREE, 'approved meanwhile')
    await reportTrees({})
    expect(await approve([TREE])).toBe(false)
    expect(await readTree()).toBe('approved meanwhile')
  })

  it.each(['unsteady', 'failed', 'blank'] as const)('rejects a finding of the kind %s', async (kind) => {
    await reportFindings(ours, ['a/1'], { kind })
    expect(await approve(['a/1'])).toBe(false)
    expect(await baselineIds()).toEqual([])
  })

  it('writes the picture, not the tree, of a picture finding that also has a text', async () => {
    await reportFindings(ours, ['a/1'], { taken: 'text' })
    expect(await approve(['a/1'])).toBe(true)
    expect([await readApproved('a/1'), await readTree('a')]).toEqual(['small picture of a/1', ''])
  })

  it('writes nothing outside of its folders', async () => {
    await reportTrees({ id: '../../zz-escaped', approved: '' })
    await expect(approve(['--all'])).rejects.toThrow('is not a valid report')
    expect(existsSync(join(folder.path, '..', '..', 'zz-escaped'))).toBe(false)
  })

  it.each([
    { args: ['--all', 'a/1'] },
    { args: ['a/1', '--all'] },
    { args: ['--all', '--anything'] },
    { args: ['--al'] },
    { args: ['a/1', '-a'] },
    { args: ['--from'] },
    { args: ['--from', '--all'] },
  ])('rejects the arguments $args and approves nothing', async ({ args }) => {
    await writeBaselines(ours, ['a/1'])
    await reportFindings(ours, ['a/1'])
    expect(await approve(args)).toBe(false)
    expect(await readApproved('a/1')).toBe('old')
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Usage'))
  })

  it.each([
    { args: ['a/1'], passes: false, text: 'There is no report' },
    { args: [], passes: false, text: 'Usage' },
    { args: ['--help'], passes: true, text: 'Usage' },
  ])('explains itself for $args without a report', async ({ args, passes, text }) => {
    expect(await approve(args)).toBe(passes)
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(text))
  })
})
