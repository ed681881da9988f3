import { describe, expect, it } from 'vitest'
import { createOnlineBump } from './online-bump.ts'

describe('createOnlineBump', () => {
  it('returns the same value for a game', () => {
    const bump = createOnlineBump(true, Math.random)
    expect(bump(1)).toBe(bump(1))
  })

  it('returns 1 to 10', () => {
    expect(createOnlineBump(true, () => 0)(1)).toBe(1)
    expect(createOnlineBump(true, () => 0.999)(1)).toBe(10)
  })

  it('returns 0 when disabled', () => {
    expect(createOnlineBump(false, Math.random)(1)).toBe(0)
  })
})
