import { describe, expect, it } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { alertsStep, type AlertsEvent, type AlertsState } from './alerts.machine.ts'

const read = (id: number, level: number, bonusNotify: AlertsEvent['bonusNotify'] = null): AlertsEvent => ({
  id,
  level,
  status: `tier ${level}`,
  bonusNotify,
})
const won = { status: 'ok', win: 500 }
const lost = { status: 'expired', win: 0 }
const states: Readonly<Record<'nothing' | 'a guest' | 'a player' | 'a winner', AlertsState>> = {
  nothing: null,
  'a guest': { id: 0, level: 0, bonus: '' },
  'a player': { id: 5, level: 2, bonus: '' },
  'a winner': { id: 5, level: 2, bonus: 'ok 500' },
}
const events = {
  guest: read(0, 0),
  same: read(5, 2),
  higher: read(5, 3),
  lower: read(5, 1),
  won: read(5, 2, won),
  lost: read(5, 2, lost),
  both: read(5, 4, lost),
  noWord: read(5, 2, { status: '', win: 0 }),
  other: read(6, 9, won),
} as const

const silent = {
  guest: '0 0',
  same: '5 2',
  higher: '5 3',
  lower: '5 1',
  won: '5 2 ok 500',
  lost: '5 2 expired 0',
  both: '5 4 expired 0',
  noWord: '5 2',
  other: '6 9 ok 500',
} as const
const table = {
  nothing: silent,
  'a guest': { ...silent, guest: 'same' },
  'a player': {
    ...silent,
    same: 'same',
    higher: '5 3: level tier 3',
    won: '5 2 ok 500: bonus 500',
    lost: '5 2 expired 0: bonus ',
    both: '5 4 expired 0: level tier 4, bonus ',
    noWord: 'same',
  },
  'a winner': {
    ...silent,
    higher: '5 3: level tier 3',
    won: 'same',
    lost: '5 2 expired 0: bonus ',
    both: '5 4 expired 0: level tier 4, bonus ',
  },
} as const

describe('what is heard of at once, after', () =>
  describeTransitions({
    step: alertsStep,
    states,
    events,
    table,
    told: (state) => (state === null ? 'nothing' : Object.values(state).join(' ').trim()),
  }))

it('tells a level and an end once each, and of the player alone who was here before, in any order', () => {
  const random = seededRandom(29)
  for (let order = 0; order < 10_000; order += 1) {
    let state: AlertsState = null
    let before: AlertsEvent | null = null
    for (let at = 0; at < 12; at += 1) {
      const event = read(random(3), random(4), [null, won, lost, { status: '', win: 0 }][random(4)] ?? null)
      const step = alertsStep(state, event)
      const kinds = step?.commands.map(({ kind }) => kind) ?? []
      const isSame = before !== null && before.id === event.id && event.id !== 0
      expect(kinds.includes('level')).toBe(isSame && event.level > (before?.level ?? 0))
      if (kinds.includes('bonus')) expect(isSame && event.bonusNotify?.status !== '').toBe(true)
      // The same state read again says nothing.
      state = step?.state ?? null
      expect(alertsStep(state, event)?.commands).toEqual([])
      before = event
    }
  }
})
