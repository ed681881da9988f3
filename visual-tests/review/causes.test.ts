import { describe, expect, it } from 'vitest'
import type { Cluster } from '../evidence.ts'
import type { ReportedFinding } from '../report.ts'
import { changedLines, diffLines, groupByCause, isJudgeable } from './causes.ts'

const clusterOf = (fingerprint: string): Cluster => ({
  kind: 'changed',
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  approvedTop: 0,
  count: 4,
  before: '#000000',
  after: '#ffffff',
  fingerprint,
})
const findingOf = (id: string, more: Partial<ReportedFinding> = {}): ReportedFinding => ({
  id,
  kind: 'changed',
  detail: '',
  sha: id,
  source: 'source',
  ...more,
})
const changed = (id: string, fingerprints: readonly string[], sources?: string[]): ReportedFinding =>
  findingOf(id, { clusters: fingerprints.map(clusterOf), ...(sources === undefined ? {} : { sources }) })
const treeOf = (id: string, approved: string, taken: string): ReportedFinding =>
  findingOf(id, { kind: 'tree', approved, taken })

const idsOf = (findings: readonly ReportedFinding[]) =>
  groupByCause(findings).map((group) => group.findings.map(({ id }) => id).join(' '))

describe('groupByCause', () => {
  it('joins pictures with the same clusters, however many they have of each', () => {
    expect(
      idsOf([changed('a', ['x']), changed('b', ['y']), changed('c', ['x', 'x']), changed('d', ['x', 'y'])]),
    ).toEqual(['a c', 'b', 'd'])
  })

  it('joins trees with the same changed lines at any depth', () => {
    expect(
      idsOf([
        treeOf('a', '- button "Save"', '- button "Send"'),
        treeOf('b', '- form\n  - button "Save"\n  - link "Back"', '- form\n  - button "Send"\n  - link "Back"'),
        treeOf('c', '- button "Save"', '- button "Store"'),
      ]),
    ).toEqual(['a b', 'c'])
  })

  it('keeps stories apart of which one has another changed line', () => {
    const [approved, taken] = ['- button "Save"\n- text: 3 hours', '- button "Send"\n- text: 3 hours']
    expect(
      idsOf([treeOf('a--one/en', approved, taken), treeOf('a--two/en', approved, taken.replace('hours', 'days'))]),
    ).toEqual(['a--one/en', 'a--two/en'])
  })

  it('joins the modes of a new story', () => {
    const isNew = { kind: 'new' } as const
    expect(idsOf([findingOf('a/1', isNew), findingOf('b/1', isNew), findingOf('a/2', isNew)])).toEqual([
      'a/1 a/2',
      'b/1',
    ])
  })

  it('joins stories with the same fault', () => {
    const fault = { kind: 'failed', sha: null, detail: 'button-name: Buttons must have discernible text' } as const
    expect(idsOf([findingOf('a/checks', fault), findingOf('b/checks', fault)])).toEqual(['a/checks b/checks'])
  })

  it('joins the same fault of other modes', () => {
    const fault = (mode: string) => ({ kind: 'failed', sha: null, detail: `${mode}: button-name at button` }) as const
    expect(
      idsOf([findingOf('a/checks', fault('1440-ru-night')), findingOf('b/checks-2', fault('390-en-day'))]),
    ).toEqual(['a/checks b/checks-2'])
  })

  it('shows the change with too little contrast first in its group', () => {
    const contrasts = [{ text: 'Deposit', before: 5, after: 4, required: 4.5 }]
    expect(idsOf([changed('a', ['x']), { ...changed('b', ['x']), contrasts }])).toEqual(['b a'])
  })

  it('starts with changes that no changed source explains, then with changed sizes and large groups', () => {
    const higher = { sizes: { approved: { width: 9, height: 9 }, taken: { width: 9, height: 10 } } }
    expect(
      idsOf([
        findingOf('failed', { kind: 'failed', sha: null }),
        treeOf('tree', 'a', 'b'),
        changed('one', ['x'], ['ui/a.ts']),
        changed('two', ['y'], ['ui/a.ts']),
        changed('three', ['y'], ['ui/a.ts']),
        { ...changed('higher', ['z'], ['ui/a.ts']), ...higher },
        changed('surprise', ['w'], []),
      ]),
    ).toEqual(['surprise', 'higher', 'two three', 'one', 'tree', 'failed'])
  })
})

describe('isJudgeable', () => {
  it.each([
    { kind: 'changed', sha: 'a', expected: true },
    { kind: 'removed', sha: null, expected: true },
    { kind: 'tree', sha: 'a', expected: true },
    { kind: 'failed', sha: null, expected: false },
    { kind: 'unsteady', sha: null, expected: false },
  ] as const)('is $expected for $kind', ({ kind, sha, expected }) => {
    expect(isJudgeable(findingOf('a', { kind, sha }))).toBe(expected)
  })
})

describe('diffLines', () => {
  it('shows removed lines before those that replace them', () => {
    expect(diffLines('a\nb\nc', 'a\nx\nc\nd')).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
      { kind: 'added', text: 'd' },
    ])
  })
})

describe('changedLines', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => `${index}`)

  it('shows three lines around each change, and how many are left out', () => {
    const taken = numbers.with(9, 'nine').join('\n')
    expect(changedLines(numbers.join('\n'), taken).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'omitted 6 lines',
      'same 6',
      'same 7',
      'same 8',
      'removed 9',
      'added nine',
      'same 10',
      'same 11',
      'same 12',
      'omitted 7 lines',
    ])
  })

  it('shows changes that are near each other in one part', () => {
    const taken = numbers.with(0, 'zero').with(7, 'seven').with(19, 'nineteen').join('\n')
    const omitted = changedLines(numbers.join('\n'), taken).filter(({ kind }) => kind === 'omitted')
    expect(omitted.map(({ text }) => text)).toEqual(['5 lines'])
  })

  it('shows a single line rather than a mark for it', () => {
    const taken = numbers.slice(0, 5).with(4, 'four').join('\n')
    expect(changedLines(numbers.slice(0, 5).join('\n'), taken).map(({ text }) => text)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      'four',
    ])
  })

  it('has no line of an empty tree', () => {
    expect(changedLines('', '- img')).toEqual([{ kind: 'added', text: '- img' }])
  })
})
