import { describe, expect, it } from 'vitest'
import { objectionTo } from './seed.ts'
import { seeds } from './seeds.ts'

describe('seeds', () => {
  it('are 48 faults with different names', () => {
    expect(new Set(seeds.map(({ name }) => name)).size).toBe(48)
    expect(seeds).toHaveLength(48)
  })
})

describe('objectionTo', () => {
  const seed = { name: 'a fault', story: 'a--one', seenIn: ['hover', 'pressed'], styles: '' } as const
  const result = { name: seed.name, hasEffect: true }

  it('has none to a seed that is seen in each of its views and nowhere else', () => {
    expect(objectionTo(seed, { ...result, found: ['pressed', 'hover'] })).toBeNull()
  })

  it.each([
    ['is seen in nothing', []],
    ['is missed in one view', ['hover'] as const],
    ['is also seen elsewhere', ['hover', 'pressed', 'rest'] as const],
    ['is seen in another view', ['hover', 'rest'] as const],
  ])('rejects a seed that %s', (_, found) => {
    expect(objectionTo(seed, { ...result, found })).toContain('MISSED')
  })

  it('rejects a seed whose selectors have no element, and one whose story failed', () => {
    expect(objectionTo(seed, { ...result, found: ['hover', 'pressed'], hasEffect: false })).toContain('HAS NO EFFECT')
    expect(objectionTo(seed, undefined)).toContain('was not visited')
  })
})
