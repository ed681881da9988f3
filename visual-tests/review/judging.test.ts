import { describe, expect, it } from 'vitest'
import type { ReportedFinding } from '../report.ts'
import {
  currentOf,
  findingsWith,
  listedCauses,
  progressOf,
  pullRequestText,
  startJudging,
  updateJudging,
  type Judging,
  type JudgingEvent,
} from './judging.ts'

const findingOf = (id: string, sha: string | null = id): ReportedFinding => ({
  id,
  kind: sha === null ? 'failed' : 'changed',
  detail: `detail of ${id}`,
  sha,
  source: 'source',
})
const causes = [
  { key: 'one', findings: ['a1', 'a2', 'a3'].map((id) => findingOf(id)) },
  { key: 'two', findings: ['b1', 'b2'].map((id) => findingOf(id)) },
  { key: 'broken', findings: [findingOf('c', null)] },
]
const after = (...events: JudgingEvent[]): Judging => events.reduce(updateJudging, startJudging(causes))
const approved = (state: Judging) => findingsWith(state, 'approved').map(({ id }) => id)
const ids = (state: Judging) => listedCauses(state).flatMap(({ findings }) => findings.map(({ id }) => id))

const approveGroup = { type: 'groupApproved' } as const
const approveOne = { type: 'oneApproved' } as const
const next = { type: 'moved', step: 1 } as const
const previous = { type: 'moved', step: -1 } as const
const undo = { type: 'undone' } as const
const reject = (note: string, scope: 'one' | 'group' = 'one') => ({ type: 'rejected', note, scope }) as const

describe('updateJudging', () => {
  it('approves a group with one event and shows the next open change', () => {
    const state = after(approveGroup)
    expect([approved(state), state.current]).toEqual([['a1', 'a2', 'a3'], 'b1'])
  })

  it('approves one change and goes on to the next of its group', () => {
    const state = after(approveOne)
    expect([approved(state), state.current]).toEqual([['a1'], 'a2'])
  })

  it('approves only the open changes of a group: a rejection in it stays', () => {
    const state = after(reject('too dark'), approveGroup)
    expect(state.verdicts).toMatchObject({
      a1: { kind: 'rejected' },
      a2: { kind: 'approved' },
      a3: { kind: 'approved' },
    })
  })

  it('replaces the verdict of a change that is judged again', () => {
    expect(after(approveOne, previous, reject('no')).verdicts['a1']).toEqual({ kind: 'rejected', note: 'no' })
  })

  it('moves through the list and stops at its ends', () => {
    expect(after(previous).current).toBe('a1')
    expect(after(next, next, next).current).toBe('b1')
    expect(after(...Array.from({ length: 9 }, () => next)).current).toBe('c')
  })

  it('undoes verdicts one by one and shows their changes again', () => {
    const state = after(approveGroup, approveOne, undo, undo)
    expect([state.verdicts, state.current]).toEqual([{}, 'a1'])
    expect(updateJudging(state, undo)).toEqual(state)
  })

  it('does not judge a picture that could not be taken', () => {
    const state = after({ type: 'selected', id: 'c' }, approveGroup, approveOne, reject('no'))
    expect(state.verdicts).toEqual({})
  })

  it('comes back to changes that were passed over', () => {
    expect(after(next, approveOne, approveOne, approveGroup).current).toBe('a1')
  })

  it('filters by verdict and by a part of the id', () => {
    expect(ids(after(approveGroup, { type: 'filtered', filter: 'open' }))).toEqual(['b1', 'b2', 'c'])
    expect(ids(after({ type: 'searched', word: 'B' }))).toEqual(['b1', 'b2'])
    expect(after({ type: 'searched', word: 'nothing' }).current).toBeNull()
  })

  it('approves a group only as far as the filter shows it', () => {
    expect(approved(after({ type: 'searched', word: 'a2' }, approveGroup))).toEqual(['a2'])
  })

  it('goes on in the list while it shows open changes only', () => {
    const state = after({ type: 'filtered', filter: 'open' }, approveOne)
    expect([state.current, ids(state)]).toEqual(['a2', ['a2', 'a3', 'b1', 'b2', 'c']])
  })

  it('removes applied changes, which cannot be undone', () => {
    const state = after(approveGroup, reject('no'), { type: 'applied', ids: ['a1', 'a2', 'a3'] })
    expect([ids(state), state.verdicts, state.past]).toEqual([
      ['b1', 'b2', 'c'],
      { b1: { kind: 'rejected', note: 'no' } },
      [],
    ])
  })
})

describe('startJudging', () => {
  it('continues with the verdicts of an earlier visit, except for changes that are gone', () => {
    const state = startJudging(causes, { a1: { kind: 'approved' }, gone: { kind: 'approved' } })
    expect([state.current, approved(state), Object.keys(state.verdicts)]).toEqual(['a2', ['a1'], ['a1']])
  })

  it('shows nothing without findings', () => {
    expect(currentOf(startJudging([]))).toBeNull()
  })
})

describe('progressOf', () => {
  it('counts judged changes, and apart from them pictures that could not be taken', () => {
    expect(progressOf(after(approveGroup))).toEqual({ judged: 3, total: 5, broken: 1 })
  })
})

describe('pullRequestText', () => {
  const withoutFaults = startJudging(causes.slice(0, 2))

  it('lists rejected changes below their note', () => {
    const text = pullRequestText([reject('Too dark', 'group'), reject('')].reduce(updateJudging, withoutFaults))
    expect(text).toBe(
      '### Rejected visual changes\n\nToo dark\n\n- `a1`: detail of a1\n- `a2`: detail of a2\n- `a3`: detail of a3\n\n' +
        'Not as intended.\n\n- `b1`: detail of b1\n',
    )
  })

  it('lists each fault with all findings that have it', () => {
    const fault = (id: string) => ({ ...findingOf(id, null), detail: 'the play test failed:\n  no button' })
    const faults = [{ key: 'broken', findings: [fault('c'), fault('d')] }]
    expect(pullRequestText(startJudging(faults))).toBe(
      '### Faults to fix\n\n- the play test failed: no button: `c`, `d`\n',
    )
    const both = [...causes.slice(0, 1), ...faults]
    expect(pullRequestText(updateJudging(startJudging(both), reject('Too dark')))).toMatch(
      /^### Rejected[^]+a1\n\n### Faults to fix\n\n- /u,
    )
  })

  it('is empty without rejections and faults', () => {
    expect(pullRequestText(updateJudging(withoutFaults, approveGroup))).toBe('')
  })
})
