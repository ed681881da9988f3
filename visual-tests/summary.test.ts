import { describe, expect, it } from 'vitest'
import type { ReportedFinding } from './report.ts'
import { largestChanges, linesOf, summarise } from './summary.ts'

const changed = (id: string, count: number, fingerprint: string): ReportedFinding => ({
  id,
  kind: 'changed',
  detail: `${count} pixels`,
  sha: id,
  source: 'source',
  clusters: [
    {
      kind: 'changed',
      component: 'Button',
      box: { left: 0, top: 0, right: 119, bottom: 43 },
      approvedTop: 0,
      count,
      before: '#000000',
      after: '#ffffff',
      fingerprint,
    },
  ],
})
const failed: ReportedFinding = { id: 'f/390', kind: 'failed', detail: '404', sha: null, source: 'source' }
const findings = [
  changed('a/1', 10, 'x'),
  changed('b/1', 40, 'x'),
  changed('c/1', 30, 'y'),
  changed('d/1', 20, 'x'),
  failed,
]

describe('linesOf', () => {
  it('has one line for a fault of several stories, and one for each other finding', () => {
    const faults = ['a--one/checks', 'b--one/checks-2'].map((id): ReportedFinding => ({ ...failed, id }))
    expect(linesOf([...faults, changed('a/1', 10, 'x'), changed('b/1', 10, 'x')])).toEqual([
      'changed   a/1  10 pixels',
      'changed   b/1  10 pixels',
      'failed    404  in a--one/checks, b--one/checks-2',
    ])
  })

  it('has one line for equal changes of several stories', () => {
    const trees = ['a--one/en', 'a--two/en'].map((id): ReportedFinding => ({
      id,
      kind: 'tree',
      detail: '1 line new, 1 gone',
      sha: id,
      source: 'source',
      approved: '- button "Save"',
      taken: '- button "Send"',
    }))
    expect(linesOf(trees)).toEqual(['tree      button "Save" → button "Send"  in a--one/en, a--two/en'])
  })
})

describe('summarise', () => {
  it('counts findings by kind and cause', () => {
    const text = summarise(findings, { pictures: false })
    expect(text).toContain('## Visual tests: 4 changes to review, 1 fault to fix')
    expect(text).toContain('4 changed, 1 failed, from 3 causes')
    expect(text).toContain('| Button, 120 × 44 px | 3 | `a/1` |')
  })

  it('lists the faults of a run in which every picture equals its baseline', () => {
    const faults = ['a--one/checks', 'a--two/checks'].map((id): ReportedFinding => ({
      ...failed,
      id,
      detail: 'axe: name | role\n  at button',
    }))
    const text = summarise(faults, { pictures: false })
    expect(text).toContain('## Visual tests: 2 faults to fix')
    expect(text).toContain('| Check failed: axe: name \\| role | 2 | `a--one/checks` |')
    expect(text).not.toContain('Every picture equals its baseline')
    expect(text).not.toContain('to review')
  })

  it('shows the three largest changes, with pictures only beside the report', () => {
    expect(largestChanges(findings).map(({ id }) => id)).toEqual(['b/1', 'c/1', 'd/1'])
    expect(summarise(findings, { pictures: true })).toContain('![difference](b/1/difference.webp)')
    expect(summarise(findings, { pictures: false })).not.toContain('![')
  })

  it('says that nothing has changed', () => {
    expect(summarise([], { pictures: true })).toContain('Every picture equals its baseline')
  })
})
