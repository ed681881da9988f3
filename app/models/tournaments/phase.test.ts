import { describe, expect, it } from 'vitest'
import { byPhase, phaseOf } from './phase.ts'

const span = (started_at: number, ended_at: number) => ({ started_at, ended_at })

describe('phaseOf and byPhase', () => {
  it.each([
    [999, 'future'],
    [1000, 'current'],
    [1999, 'current'],
    [2000, 'past'],
  ] as const)('phaseOf at %d is %s', (now, phase) => {
    expect(phaseOf(span(1000, 2000), now)).toBe(phase)
  })

  it('byPhase sorts each phase', () => {
    const all = [span(0, 50), span(0, 900), span(0, 300), span(0, 80), span(500, 900), span(200, 900)]
    const { current, future, past } = byPhase(all, 100)
    expect(current).toEqual([span(0, 300), span(0, 900)])
    expect(future).toEqual([span(200, 900), span(500, 900)])
    expect(past).toEqual([span(0, 80), span(0, 50)])
  })
})
