import { expect, describe, it } from 'vitest'
import { environmentChange } from './environment-change.ts'
import { mergeReports, type Report } from './report.ts'

const reportOf = (source: string, environment: string, ids: readonly string[], matched: string[]): Report => ({
  environment,
  source,
  matched,
  findings: ids.map((id) => ({ id, kind: 'changed', detail: source, sha: id, source })),
})
const summary = ({ findings, matched }: Report) => [findings.map(({ id, source }) => `${id} of ${source}`), matched]

describe('mergeReports', () => {
  const wide = reportOf('one', 'here', ['a', 'b'], ['c', 'd'])

  it('keeps the other entries of the wider run and replaces those of the narrower', () => {
    expect(summary(mergeReports(wide, reportOf('one', 'here', ['d'], ['a']), ['a', 'd']))).toEqual([
      ['b of one', 'd of one'],
      ['c', 'a'],
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
