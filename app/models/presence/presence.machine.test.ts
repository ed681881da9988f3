import { describe, expect, it } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { initialPresence, presenceStep, type PresenceEvent, type PresenceState } from './presence.machine.ts'

const START = 1_000_000
const active = { ...initialPresence, lastActiveAt: START }
const states = {
  active,
  standby: { ...active, isStandby: true },
  'in a game': { ...active, isGameOpen: true },
  'standby in a game': { ...active, isGameOpen: true, isStandby: true },
} as const satisfies Readonly<Record<string, PresenceState>>
const after = (seconds: number) => START + seconds * 1000
const events = {
  started: { kind: 'started', occurredAt: after(1) },
  becameVisible: { kind: 'becameVisible', occurredAt: after(1) },
  activeWithinThrottle: { kind: 'active', occurredAt: after(4.9) },
  activeAfterThrottle: { kind: 'active', occurredAt: after(5) },
  tickedSoon: { kind: 'ticked', occurredAt: after(60) },
  ticked: { kind: 'ticked', occurredAt: after(61) },
  tickedLater: { kind: 'ticked', occurredAt: after(600) },
  tickedLate: { kind: 'ticked', occurredAt: after(601) },
  gameOpened: { kind: 'gameOpenChanged', isOpen: true },
  gameClosed: { kind: 'gameOpenChanged', isOpen: false },
} as const satisfies Readonly<Record<string, PresenceEvent>>

const table = {
  active: {
    started: '1 s active',
    becameVisible: '1 s active: resume',
    activeWithinThrottle: 'same',
    activeAfterThrottle: `5 s active: report ${after(5)}`,
    tickedSoon: 'same',
    ticked: '0 s standby',
    tickedLater: '0 s standby',
    tickedLate: '0 s standby',
    gameOpened: '0 s active in-game',
    gameClosed: 'same',
  },
  standby: {
    started: '1 s standby',
    becameVisible: '1 s active: resume',
    // Standby this soon after activity does not occur in practice.
    activeWithinThrottle: 'same',
    activeAfterThrottle: `5 s active: report ${after(5)}, resume`,
    tickedSoon: '0 s active',
    ticked: 'same',
    tickedLater: 'same',
    tickedLate: 'same',
    gameOpened: '0 s standby in-game',
    gameClosed: 'same',
  },
  'in a game': {
    started: '1 s active in-game',
    becameVisible: '1 s active in-game: resume',
    activeWithinThrottle: 'same',
    activeAfterThrottle: `5 s active in-game: report ${after(5)}`,
    tickedSoon: 'same',
    ticked: 'same',
    tickedLater: 'same',
    tickedLate: '0 s standby in-game',
    gameOpened: 'same',
    gameClosed: '0 s active',
  },
  'standby in a game': {
    started: '1 s standby in-game',
    becameVisible: '1 s active in-game: resume',
    activeWithinThrottle: 'same',
    activeAfterThrottle: `5 s active in-game: report ${after(5)}, resume`,
    tickedSoon: '0 s active in-game',
    ticked: '0 s active in-game',
    tickedLater: '0 s active in-game',
    tickedLate: 'same',
    gameOpened: 'same',
    gameClosed: '0 s standby',
  },
} as const satisfies Readonly<Record<keyof typeof states, Readonly<Record<keyof typeof events, string>>>>

const describeState = ({ lastActiveAt, isStandby, isGameOpen }: PresenceState): string =>
  [`${(lastActiveAt - START) / 1000} s`, isStandby ? 'standby' : 'active', ...(isGameOpen ? ['in-game'] : [])].join(' ')

describe('presenceStep', () => describeTransitions({ step: presenceStep, states, events, table, describeState }))

describe('presenceStep in any order of events', () => {
  it('reports at most every 5 s, resumes once per standby, and is correct after each tick', () => {
    const random = seededRandom(3)
    for (let order = 0; order < 10_000; order += 1) {
      let now = START
      let state: PresenceState = { ...initialPresence, lastActiveAt: now }
      let reportedAt = -Infinity
      let lastActivityAt = now
      for (let index = 0; index < 14; index += 1) {
        // Sometimes the device sleeps.
        now += random(8) === 0 ? random(3_600_000) : random(4000)
        const choices: PresenceEvent[] = [
          { kind: 'active', occurredAt: now },
          { kind: 'ticked', occurredAt: now },
          { kind: 'becameVisible', occurredAt: now },
          { kind: 'gameOpenChanged', isOpen: random(2) === 0 },
        ]
        const event = choices[random(choices.length)]
        if (event === undefined) throw new Error('No event')
        const wasStandby = state.isStandby
        const step = presenceStep(state, event)
        if (step === null) throw new Error(`"${event.kind}" was ignored`)
        state = step.state
        for (const command of step.commands) {
          if (command.kind === 'report') {
            expect(now - reportedAt).toBeGreaterThanOrEqual(5000)
            reportedAt = now
          } else expect(event.kind === 'becameVisible' || wasStandby).toBe(true)
        }
        if (event.kind === 'becameVisible' || step.commands.length > 0) lastActivityAt = now
        const limit = state.isGameOpen ? 600_000 : 60_000
        expect(presenceStep(state, { kind: 'ticked', occurredAt: now })?.state.isStandby).toBe(
          now - lastActivityAt > limit,
        )
        // Resuming ends standby.
        if (step.commands.some(({ kind }) => kind === 'resume')) expect(state.isStandby).toBe(false)
      }
    }
  })
})
