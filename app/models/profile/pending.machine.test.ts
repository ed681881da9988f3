import { describe, expect, it } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { pendingStep, type PendingEvent, type PendingState } from './pending.machine.ts'

const states = {
  'nothing on its way': { pending: {}, failure: null },
  'one on its way': { pending: { a: 1 }, failure: null },
  'two on their way': { pending: { a: 1, b: 2 }, failure: null },
  'one that was refused': { pending: {}, failure: rejected(1) },
  'one on its way and one refused': { pending: { a: 1 }, failure: rejected(1) },
} as const satisfies Readonly<Record<string, PendingState<number>>>
const events = {
  pressed: { kind: 'pressed', subject: 'a', value: 7 },
  pressedOther: { kind: 'pressed', subject: 'c', value: 3 },
  accepted: { kind: 'accepted', subject: 'a' },
  refused: { kind: 'failed', subject: 'a', failure: rejected(1) },
  unread: { kind: 'failed', subject: 'a', failure: noResponse },
  left: { kind: 'left' },
  forgotten: { kind: 'forgotten' },
} as const satisfies Readonly<Record<string, PendingEvent<number>>>

const nobodys = { accepted: '-', refused: '-', unread: '-' } as const
const table = {
  'nothing on its way': {
    ...nobodys,
    pressed: 'a 7: send a 7',
    pressedOther: 'c 3: send c 3',
    left: 'same',
    forgotten: 'same',
  },
  'one on its way': {
    pressed: 'same',
    pressedOther: 'a 1 c 3: send c 3',
    accepted: 'nothing: ask',
    refused: 'refused: takeBack a 1',
    unread: 'unread: ask',
    left: 'same',
    forgotten: 'nothing',
  },
  'two on their way': {
    pressed: 'same',
    pressedOther: 'a 1 b 2 c 3: send c 3',
    accepted: 'b 2: ask',
    refused: 'b 2 refused: takeBack a 1',
    unread: 'b 2 unread: ask',
    left: 'same',
    forgotten: 'nothing',
  },
  'one that was refused': {
    ...nobodys,
    pressed: 'a 7: send a 7',
    pressedOther: 'c 3: send c 3',
    left: 'nothing',
    forgotten: 'nothing',
  },
  'one on its way and one refused': {
    pressed: 'same',
    pressedOther: 'a 1 c 3: send c 3',
    accepted: 'refused: ask',
    refused: 'refused: takeBack a 1',
    unread: 'unread: ask',
    left: 'a 1',
    forgotten: 'nothing',
  },
} as const satisfies Readonly<Record<keyof typeof states, Readonly<Record<keyof typeof events, string>>>>

const told = ({ pending, failure }: PendingState<number>): string =>
  [...Object.entries(pending).flat(), ...(failure === null ? [] : [failure.kind])].join(' ') || 'nothing'
const switches = pendingStep<number>({ isForGood: false })
const marks = pendingStep<number>({ isForGood: true })

describe('a list with', () => describeTransitions({ step: switches, states, events, table, told }))

describe('a list', () => {
  it('of things that are done once keeps what was accepted as it is shown', () => {
    const step = marks(states['two on their way'], events.accepted)
    expect(step).toEqual({ state: states['two on their way'], effects: [{ kind: 'ask' }] })
    // And sends it never again.
    expect(marks(states['two on their way'], events.pressed)?.commands).toEqual([])
  })

  it('sends nothing twice at a time, takes back what was refused and nothing else, in any order', () => {
    const random = seededRandom(23)
    for (const [rules, isForGood] of [
      [switches, false],
      [marks, true],
    ] as const) {
      for (let order = 0; order < 10_000; order += 1) {
        let state: PendingState<number> = { pending: {}, failure: null }
        const underWay = new Map<string, number>()
        const accepted = new Set<string>()
        for (let at = 0; at < 14; at += 1) {
          const subject = 'abc'[random(3)] ?? 'a'
          const isUnderWay = underWay.has(subject)
          const choices: PendingEvent<number>[] = [
            { kind: 'pressed', subject, value: at + 1 },
            { kind: 'left' },
            { kind: 'forgotten' },
            ...(isUnderWay
              ? [
                  { kind: 'accepted' as const, subject },
                  { kind: 'failed' as const, subject, failure: random(2) === 0 ? noResponse : rejected(1) },
                ]
              : []),
          ]
          const event = choices[random(choices.length)]
          if (event === undefined) throw new Error('There is no such event.')
          const step = rules(state, event)
          if (step === null) throw new Error(`"${event.kind}" is refused where it can happen.`)
          for (const effect of step.commands) {
            if (effect.kind === 'send') {
              expect(underWay.has(effect.subject) || accepted.has(effect.subject)).toBe(false)
              underWay.set(effect.subject, effect.value)
            }
            if (effect.kind === 'takeBack') {
              expect(event).toMatchObject({ kind: 'failed', failure: { kind: 'refused' } })
              expect(effect.value).toBe(underWay.get(effect.subject))
            }
          }
          if (event.kind === 'accepted' || event.kind === 'failed') underWay.delete(event.subject)
          if (event.kind === 'accepted' && isForGood) accepted.add(event.subject)
          if (event.kind === 'forgotten') {
            underWay.clear()
            accepted.clear()
          }
          state = step.state
          expect(new Set(Object.keys(state.pending))).toEqual(new Set([...underWay.keys(), ...accepted]))
        }
      }
    }
  })
})
