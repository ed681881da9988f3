import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { initialPresence, presenceStep, type PresenceEvent, type PresenceState } from './presence.machine.ts'

const START = 1_000_000
const after = (seconds: number) => START + seconds * 1000
const active: PresenceState = { ...initialPresence, lastActiveAt: START }
const standby: PresenceState = { ...active, kind: 'standby' }
const stepAt = (state: PresenceState, kind: 'started' | 'becameVisible' | 'active' | 'ticked', seconds: number) =>
  presenceStep(state, { kind, occurredAt: after(seconds) }) ?? expect.fail(`"${kind}" was ignored.`)

describe('presenceStep', () => {
  it.each([
    ['the lobby', false, 60],
    ['a game', true, 600],
  ])('enters standby in %s after its limit', (_, isGameOpen, limit) => {
    const state = { ...active, isGameOpen }
    expect(stepAt(state, 'ticked', limit).state.kind).toBe('active')
    expect(stepAt(state, 'ticked', limit + 1).state.kind).toBe('standby')
  })

  it('ends standby when a game is opened whose limit has not passed', () => {
    const inGame = presenceStep(standby, { kind: 'gameOpenChanged', isOpen: true })?.state ?? active
    expect(stepAt(inGame, 'ticked', 600).state.kind).toBe('active')
  })

  it('reports activity, but not within 5 s of the last one', () => {
    expect(stepAt(active, 'active', 4.9)).toEqual({ state: active, commands: [] })
    expect(stepAt(active, 'active', 5)).toEqual({
      state: { ...active, lastActiveAt: after(5) },
      commands: [{ kind: 'report', occurredAt: after(5) }],
    })
  })

  it('reports and resumes on the first activity after standby', () => {
    const { state, commands } = stepAt(standby, 'active', 61)
    expect(state.kind).toBe('active')
    expect(commands).toEqual([{ kind: 'report', occurredAt: after(61) }, { kind: 'resume' }])
  })

  it.each([active, standby])('resumes when the tab becomes visible while $kind, without a report', (state) => {
    expect(stepAt(state, 'becameVisible', 1)).toEqual({
      state: { ...active, lastActiveAt: after(1) },
      commands: [{ kind: 'resume' }],
    })
  })

  it('counts the start as activity, without a report', () => {
    expect(stepAt(active, 'started', 1)).toEqual({ state: { ...active, lastActiveAt: after(1) }, commands: [] })
  })
})

describe('presenceStep in any order of events', () => {
  it('reports at most every 5 s, resumes once per standby, and is correct after each tick', () => {
    const action = fc.record({
      kind: fc.constantFrom('active', 'ticked', 'becameVisible', 'gameOpened', 'gameClosed'),
      // Sometimes the device sleeps.
      passedMs: fc.oneof({ weight: 7, arbitrary: fc.nat(4000) }, { weight: 1, arbitrary: fc.nat(3_600_000) }),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (order) => {
        let now = START
        let state = active
        let reportedAt = -Infinity
        let lastActivityAt = now
        for (const { kind, passedMs } of order) {
          now += passedMs
          const event: PresenceEvent =
            kind === 'gameOpened' || kind === 'gameClosed'
              ? { kind: 'gameOpenChanged', isOpen: kind === 'gameOpened' }
              : { kind, occurredAt: now }
          const wasStandby = state.kind === 'standby'
          const { state: next, commands } = presenceStep(state, event) ?? expect.fail(`"${kind}" was ignored.`)
          state = next
          for (const command of commands) {
            if (command.kind === 'report') {
              expect(now - reportedAt).toBeGreaterThanOrEqual(5000)
              reportedAt = now
            } else expect([kind === 'becameVisible' || wasStandby, state.kind]).toEqual([true, 'active'])
          }
          if (kind === 'becameVisible' || commands.length > 0) lastActivityAt = now
          const isStandby = now - lastActivityAt > (state.isGameOpen ? 600_000 : 60_000)
          const ticked = presenceStep(state, { kind: 'ticked', occurredAt: now })
          expect(ticked?.state.kind).toBe(isStandby ? 'standby' : 'active')
        }
      }),
      { numRuns: testRuns(3000) },
    )
  })
})
