import { describe, expect, it } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { initialPresence, presenceStep, type PresenceEvent, type PresenceState } from './presence.machine.ts'

const START = 1_000_000
const here = { ...initialPresence, lastActiveAt: START }
const states = {
  here,
  resting: { ...here, standby: true },
  playing: { ...here, isGameOpen: true },
  'resting beside a game': { ...here, isGameOpen: true, standby: true },
} as const satisfies Readonly<Record<string, PresenceState>>
const after = (seconds: number) => START + seconds * 1000
const events = {
  opened: { kind: 'opened', at: after(1) },
  seen: { kind: 'seen', at: after(1) },
  movedAtOnce: { kind: 'moved', at: after(4.9) },
  moved: { kind: 'moved', at: after(5) },
  tickedSoon: { kind: 'ticked', at: after(60) },
  ticked: { kind: 'ticked', at: after(61) },
  tickedLater: { kind: 'ticked', at: after(600) },
  tickedLate: { kind: 'ticked', at: after(601) },
  gameOpened: { kind: 'gameOpen', isOpen: true },
  gameClosed: { kind: 'gameOpen', isOpen: false },
} as const satisfies Readonly<Record<string, PresenceEvent>>

const table = {
  here: {
    opened: '1 s here',
    seen: '1 s here: resume',
    movedAtOnce: 'same',
    moved: `5 s here: notice ${after(5)}`,
    tickedSoon: 'same',
    ticked: '0 s resting',
    tickedLater: '0 s resting',
    tickedLate: '0 s resting',
    gameOpened: '0 s here playing',
    gameClosed: 'same',
  },
  resting: {
    opened: '1 s resting',
    seen: '1 s here: resume',
    // Nobody rests so soon: the gate is of one player's own moves.
    movedAtOnce: 'same',
    moved: `5 s here: notice ${after(5)}, resume`,
    tickedSoon: '0 s here',
    ticked: 'same',
    tickedLater: 'same',
    tickedLate: 'same',
    gameOpened: '0 s resting playing',
    gameClosed: 'same',
  },
  playing: {
    opened: '1 s here playing',
    seen: '1 s here playing: resume',
    movedAtOnce: 'same',
    moved: `5 s here playing: notice ${after(5)}`,
    tickedSoon: 'same',
    ticked: 'same',
    tickedLater: 'same',
    tickedLate: '0 s resting playing',
    gameOpened: 'same',
    gameClosed: '0 s here',
  },
  'resting beside a game': {
    opened: '1 s resting playing',
    seen: '1 s here playing: resume',
    movedAtOnce: 'same',
    moved: `5 s here playing: notice ${after(5)}, resume`,
    tickedSoon: '0 s here playing',
    ticked: '0 s here playing',
    tickedLater: '0 s here playing',
    tickedLate: 'same',
    gameOpened: 'same',
    gameClosed: '0 s resting',
  },
} as const satisfies Readonly<Record<keyof typeof states, Readonly<Record<keyof typeof events, string>>>>

const told = ({ lastActiveAt, standby, isGameOpen }: PresenceState): string =>
  [`${(lastActiveAt - START) / 1000} s`, standby ? 'resting' : 'here', ...(isGameOpen ? ['playing'] : [])].join(' ')

describe('somebody who is', () => describeTransitions({ step: presenceStep, states, events, table, told }))

describe('whether somebody is there', () => {
  it('is told at most every 5 s, never in the same rest twice, and is right a tick after anything, in any order', () => {
    const random = seededRandom(3)
    for (let order = 0; order < 10_000; order += 1) {
      let at = START
      let state: PresenceState = { ...initialPresence, lastActiveAt: at }
      let noticed = -Infinity
      let last = at
      for (let index = 0; index < 14; index += 1) {
        // Now and then the machine sleeps.
        at += random(8) === 0 ? random(3_600_000) : random(4000)
        const choices: PresenceEvent[] = [
          { kind: 'moved', at },
          { kind: 'ticked', at },
          { kind: 'seen', at },
          { kind: 'gameOpen', isOpen: random(2) === 0 },
        ]
        const event = choices[random(choices.length)]
        if (event === undefined) throw new Error('There is no such event.')
        const wasResting = state.standby
        const step = presenceStep(state, event)
        if (step === null) throw new Error(`"${event.kind}" is refused.`)
        state = step.state
        for (const effect of step.commands) {
          if (effect.kind === 'notice') {
            expect(at - noticed).toBeGreaterThanOrEqual(5000)
            noticed = at
          } else expect(event.kind === 'seen' || wasResting).toBe(true)
        }
        if (event.kind === 'seen' || step.commands.length > 0) last = at
        const limit = state.isGameOpen ? 600_000 : 60_000
        expect(presenceStep(state, { kind: 'ticked', at })?.state.standby).toBe(at - last > limit)
        // Who is back is not at rest.
        if (step.commands.some(({ kind }) => kind === 'resume')) expect(state.standby).toBe(false)
      }
    }
  })
})
