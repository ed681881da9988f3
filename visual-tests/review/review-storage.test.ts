import { beforeEach, describe, expect, it } from 'vitest'
import type { ReportedFinding } from '../report.ts'
import { readShortcuts, readVerdicts, saveShortcuts, saveVerdicts, type ReviewStore } from './review-storage.ts'

const findingOf = (id: string, sha = 'a'.repeat(64)): ReportedFinding => ({
  id,
  kind: 'changed',
  detail: '',
  sha,
  source: 'source',
})
const [first, second] = [findingOf('a/1'), findingOf('b/1')]
const rejected = { kind: 'rejected', note: 'Too dark' } as const
const approved = { kind: 'approved' } as const

class MemoryStore implements ReviewStore {
  readonly entries = new Map<string, string>()
  get length() {
    return this.entries.size
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, value: string) => void this.entries.set(key, value)
  removeItem = (key: string) => void this.entries.delete(key)
}
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore()
})

describe('review storage', () => {
  it('keeps a rejection after other findings were approved and left the report', () => {
    saveVerdicts(store, [first, second], { 'a/1': approved, 'b/1': rejected })
    expect(readVerdicts(store, [second])).toEqual({ 'b/1': rejected })
  })

  it('forgets a verdict that was undone', () => {
    saveVerdicts(store, [first], { 'a/1': approved })
    saveVerdicts(store, [first], {})
    expect(readVerdicts(store, [first])).toEqual({})
  })

  it('has no verdict on another file of the same id', () => {
    saveVerdicts(store, [first], { 'a/1': approved })
    expect(readVerdicts(store, [findingOf('a/1', 'b'.repeat(64))])).toEqual({})
  })

  it('has no verdict on the difference from another baseline', () => {
    saveVerdicts(store, [{ ...first, approvedSha: 'c'.repeat(64) }], { 'a/1': approved })
    expect(readVerdicts(store, [{ ...first, approvedSha: 'd'.repeat(64) }])).toEqual({})
    expect(readVerdicts(store, [{ ...first, approvedSha: 'c'.repeat(64) }])).toEqual({ 'a/1': approved })
  })

  it('keeps verdicts on another report for 30 days', () => {
    const day = 24 * 60 * 60 * 1000
    saveVerdicts(store, [first], { 'a/1': approved }, 0)
    saveVerdicts(store, [second], { 'b/1': rejected }, 29 * day)
    expect(readVerdicts(store, [first])).toEqual({ 'a/1': approved })
    saveVerdicts(store, [second], { 'b/1': rejected }, 31 * day)
    expect(readVerdicts(store, [first])).toEqual({})
  })

  it('removes the keys of earlier versions, and no others', () => {
    store.setItem('visual review a/1@aaa b/1@bbb', '{}')
    store.setItem('visual review c/1@ccc', '{}')
    store.setItem('theme', 'day')
    saveVerdicts(store, [first], {})
    expect([...store.entries.keys()]).toEqual(['theme', 'visual-review.verdicts'])
  })

  it.each(['', '[]', '{"a/1@aaaaaaaaaaaa":{"verdict":{"kind":"unknown"},"savedAt":0}}'])(
    'ignores the malformed value %j',
    (value) => {
      store.setItem('visual-review.verdicts', value)
      expect(readVerdicts(store, [first])).toEqual({})
    },
  )

  it('keeps the setting of the shortcuts, which are on by default', () => {
    expect(readShortcuts(store)).toBe(true)
    saveShortcuts(store, false)
    expect(readShortcuts(store)).toBe(false)
  })

  it('goes on without a blocked or full storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.assign(store, { getItem: blocked, setItem: blocked })
    expect(() => saveVerdicts(store, [first], { 'a/1': approved })).not.toThrow()
    expect(readVerdicts(store, [first])).toEqual({})
  })
})
