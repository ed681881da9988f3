import { describe, expect, it } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { alertsStep, type AlertsEvent, type AlertsState } from './alerts.machine.ts'

const status = (id: number, level: number, bonusNotify: AlertsEvent['bonusNotify'] = null): AlertsEvent => ({
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
  guest: status(0, 0),
  same: status(5, 2),
  higher: status(5, 3),
  lower: status(5, 1),
  won: status(5, 2, won),
  lost: status(5, 2, lost),
  both: status(5, 4, lost),
  noWord: status(5, 2, { status: '', win: 0 }),
  other: status(6, 9, won),
} as const

const noCommands = {
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
  nothing: noCommands,
  'a guest': { ...noCommands, guest: 'same' },
  'a player': {
    ...noCommands,
    same: 'same',
    higher: '5 3: level tier 3',
    won: '5 2 ok 500: bonus 500',
    lost: '5 2 expired 0: bonus ',
    both: '5 4 expired 0: level tier 4, bonus ',
    noWord: 'same',
  },
  'a winner': {
    ...noCommands,
    higher: '5 3: level tier 3',
    won: 'same',
    lost: '5 2 expired 0: bonus ',
    both: '5 4 expired 0: level tier 4, bonus ',
  },
} as const

describe('alertsStep', () =>
  describeTransitions({
    step: alertsStep,
    states,
    events,
    table,
    describeState: (state) => (state === null ? 'nothing' : Object.values(state).join(' ').trim()),
  }))

it('alertsStep raises each alert once, and only for the same player, in any order of events', () => {
  const random = seededRandom(29)
  for (let order = 0; order < 10_000; order += 1) {
    let state: AlertsState = null
    let previous: AlertsEvent | null = null
    for (let index = 0; index < 12; index += 1) {
      const event = status(random(3), random(4), [null, won, lost, { status: '', win: 0 }][random(4)] ?? null)
      const step = alertsStep(state, event)
      const kinds = step?.commands.map(({ kind }) => kind) ?? []
      const isSame = previous !== null && previous.id === event.id && event.id !== 0
      expect(kinds.includes('level')).toBe(isSame && event.level > (previous?.level ?? 0))
      if (kinds.includes('bonus')) expect(isSame && event.bonusNotify?.status !== '').toBe(true)
      // Receiving the same status again raises nothing.
      state = step?.state ?? null
      expect(alertsStep(state, event)?.commands).toEqual([])
      previous = event
    }
  }
})
