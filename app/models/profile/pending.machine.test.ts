import { describe, expect, it } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { pendingStep, type PendingEvent, type PendingState } from './pending.machine.ts'

const states = {
  idle: { pending: {}, failure: null },
  onePending: { pending: { a: 1 }, failure: null },
  twoPending: { pending: { a: 1, b: 2 }, failure: null },
  rejected: { pending: {}, failure: rejected(1) },
  onePendingOneRejected: { pending: { a: 1 }, failure: rejected(1) },
} as const satisfies Readonly<Record<string, PendingState<number>>>
const events = {
  pressed: { kind: 'pressed', subject: 'a', value: 7 },
  pressedOther: { kind: 'pressed', subject: 'c', value: 3 },
  accepted: { kind: 'accepted', subject: 'a' },
  rejected: { kind: 'failed', subject: 'a', failure: rejected(1) },
  noResponse: { kind: 'failed', subject: 'a', failure: noResponse },
  closed: { kind: 'closed' },
  reset: { kind: 'reset' },
} as const satisfies Readonly<Record<string, PendingEvent<number>>>

const ignored = { accepted: '-', rejected: '-', noResponse: '-' } as const
const table = {
  idle: {
    ...ignored,
    pressed: 'a 7: send a 7',
    pressedOther: 'c 3: send c 3',
    closed: 'same',
    reset: 'same',
  },
  onePending: {
    pressed: 'same',
    pressedOther: 'a 1 c 3: send c 3',
    accepted: 'nothing: refreshPlayer',
    rejected: 'rejected: rollback a 1',
    noResponse: 'noResponse: refreshPlayer',
    closed: 'same',
    reset: 'nothing',
  },
  twoPending: {
    pressed: 'same',
    pressedOther: 'a 1 b 2 c 3: send c 3',
    accepted: 'b 2: refreshPlayer',
    rejected: 'b 2 rejected: rollback a 1',
    noResponse: 'b 2 noResponse: refreshPlayer',
    closed: 'same',
    reset: 'nothing',
  },
  rejected: {
    ...ignored,
    pressed: 'a 7: send a 7',
    pressedOther: 'c 3: send c 3',
    closed: 'nothing',
    reset: 'nothing',
  },
  onePendingOneRejected: {
    pressed: 'same',
    pressedOther: 'a 1 c 3: send c 3',
    accepted: 'rejected: refreshPlayer',
    rejected: 'rejected: rollback a 1',
    noResponse: 'noResponse: refreshPlayer',
    closed: 'a 1',
    reset: 'nothing',
  },
} as const satisfies Readonly<Record<keyof typeof states, Readonly<Record<keyof typeof events, string>>>>

const formatState = ({ pending, failure }: PendingState<number>): string =>
  [...Object.entries(pending).flat(), ...(failure === null ? [] : [failure.kind])].join(' ') || 'nothing'
const switches = pendingStep<number>({ isIrreversible: false })
const irreversibleMarks = pendingStep<number>({ isIrreversible: true })

describe('pendingStep', () =>
  describeTransitions({ step: switches, states, events, table, describeState: formatState }))

describe('pendingStep', () => {
  it('keeps an accepted item in `pending` if it is irreversible', () => {
    const step = irreversibleMarks(states.twoPending, events.accepted)
    expect(step).toEqual({ state: states.twoPending, commands: [{ kind: 'refreshPlayer' }] })
    expect(irreversibleMarks(states.twoPending, events.pressed)?.commands).toEqual([])
  })

  it('has one open request per item and rolls back only rejections, in any order of events', () => {
    const random = seededRandom(23)
    for (const [transition, isIrreversible] of [
      [switches, false],
      [irreversibleMarks, true],
    ] as const) {
      for (let order = 0; order < 10_000; order += 1) {
        let state: PendingState<number> = { pending: {}, failure: null }
        const open = new Map<string, number>()
        const accepted = new Set<string>()
        for (let index = 0; index < 14; index += 1) {
          const subject = 'abc'[random(3)] ?? 'a'
          const isOpen = open.has(subject)
          const choices: PendingEvent<number>[] = [
            { kind: 'pressed', subject, value: index + 1 },
            { kind: 'closed' },
            { kind: 'reset' },
            ...(isOpen
              ? [
                  { kind: 'accepted' as const, subject },
                  { kind: 'failed' as const, subject, failure: random(2) === 0 ? noResponse : rejected(1) },
                ]
              : []),
          ]
          const event = choices[random(choices.length)]
          if (event === undefined) throw new Error('The random index is out of range.')
          const step = transition(state, event)
          if (step === null) throw new Error(`"${event.kind}" was ignored although it can happen.`)
          for (const command of step.commands) {
            if (command.kind === 'send') {
              expect(open.has(command.subject) || accepted.has(command.subject)).toBe(false)
              open.set(command.subject, command.value)
            }
            if (command.kind === 'rollback') {
              expect(event).toMatchObject({ kind: 'failed', failure: { kind: 'rejected' } })
              expect(command.value).toBe(open.get(command.subject))
            }
          }
          if (event.kind === 'accepted' || event.kind === 'failed') open.delete(event.subject)
          if (event.kind === 'accepted' && isIrreversible) accepted.add(event.subject)
          if (event.kind === 'reset') {
            open.clear()
            accepted.clear()
          }
          state = step.state
          expect(new Set(Object.keys(state.pending))).toEqual(new Set([...open.keys(), ...accepted]))
        }
      }
    }
  })
})
