import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, describe, it } from 'vitest'
import { environmentChange } from './environment-change.ts'
import { mergeReports, readReport, writeReport, type Report, type ReportedFinding } from './report.ts'

const reportOf = (source: string, environment: string, ids: readonly string[], matched: string[]): Report => ({
  environment,
  source,
  matched,
  findings: ids.map((id) => ({ id, kind: 'changed', detail: source, sha: id, source })),
})
const summary = ({ findings, matched }: Report) => [findings.map(({ id, source }) => `${id} of ${source}`), matched]

describe('readReport', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'report-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const finding: ReportedFinding = {
    id: 'product-bonuscard--plain/390-en-day',
    kind: 'changed',
    detail: '1 pixel',
    sha: '0'.repeat(64),
    approvedSha: '1'.repeat(64),
    source: 'source',
    sizes: { approved: { width: 1, height: 1 }, taken: { width: 1, height: 2 } },
    clusters: [
      {
        kind: 'changed',
        box: { left: 0, top: 0, right: 0, bottom: 0 },
        approvedTop: 0,
        count: 1,
        before: '#000000',
        after: '#ffffff',
        move: { x: 1, y: 0 },
        isRecoloured: true,
        component: 'Button',
        fingerprint: 'Button',
      },
    ],
    contrasts: [{ text: 'Deposit', before: 4.5, after: 3, required: 4.5 }],
    sources: ['ui/primitives/Button/Button.css.ts'],
    hasTwoTakes: true,
    approved: '',
    taken: '',
  }
  const report: Report = { environment: '{}', source: 'source', matched: ['home/390-en-day'], findings: [finding] }

  it('returns every field that writeReport has written', async () => {
    await writeReport(report, folder)
    expect(await readReport(folder)).toEqual(report)
  })

  it('returns null without a report', async () => {
    expect(await readReport(join(folder, 'none'))).toBeNull()
  })

  it.each(['../../escaped', '/etc/passwd', 'a/../b', 'a', 'a/b/c', 'a/b.webp', String.raw`a\..\b`, 'a/b\n'])(
    'rejects the id %j, which could be a path outside of its folder',
    async (id) => {
      await writeReport({ ...report, findings: [{ ...finding, id }] }, folder)
      await expect(readReport(folder)).rejects.toThrow('is not a valid report')
      await writeReport({ ...report, matched: [id] }, folder)
      await expect(readReport(folder)).rejects.toThrow('is not a valid report')
    },
  )

  it.each(['', '{', '{}', '[]'])('rejects a file with the text %j', async (text) => {
    await writeFile(join(folder, 'report.json'), text)
    await expect(readReport(folder)).rejects.toThrow('is not a valid report')
  })
})

describe('mergeReports', () => {
  const wide = reportOf('one', 'here', ['a', 'b'], ['c', 'd'])

  it('keeps the other entries of the wider run and replaces those of the narrower', () => {
    expect(summary(mergeReports(wide, reportOf('one', 'here', ['d'], ['a']), ['a', 'd']))).toEqual([
      ['b of one', 'd of one'],
      ['c', 'a'],
    ])
  })

  it('replaces every fault of a story that the narrower run has visited', () => {
    const faults = reportOf(
      'one',
      'here',
      ['a--one/checks', 'a--one/checks-2', 'b--one/checks-2', 'a--one/390-text-200'],
      [],
    )
    expect(summary(mergeReports(faults, reportOf('one', 'here', [], []), ['a--one/checks']))).toEqual([
      ['b--one/checks-2 of one', 'a--one/390-text-200 of one'],
      [],
    ])
  })

  it('forgets matches of another source', () => {
    expect(summary(mergeReports(wide, reportOf('two', 'here', ['d'], ['a']), ['a', 'd']))).toEqual([
      ['b of one', 'd of two'],
      ['a'],
    ])
  })

  it('starts again in another environment', () => {
    expect(summary(mergeReports(wide, reportOf('one', 'there', ['d'], []), ['d']))).toEqual([['d of one'], []])
  })
})

describe('environmentChange', () => {
  it('names the fields that differ, and ignores those that are no longer recorded', () => {
    const approved = JSON.stringify({ chromium: '155.0', architecture: 'x64', flags: ['--old'] })
    expect(environmentChange(approved, JSON.stringify({ chromium: '156.0', architecture: 'x64' }))).toBe(
      'chromium 155.0 → 156.0',
    )
    expect(environmentChange(approved, approved)).toBe('')
  })
})
