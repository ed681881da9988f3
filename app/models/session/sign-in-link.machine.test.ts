import { describe, expect, it } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import {
  signInLinkStep,
  initialSignInLink,
  type SignInLinkEvent,
  type SignInLinkState,
} from './sign-in-link.machine.ts'

const LINK = 'a'.repeat(51)
const login = { token: LINK, to: '/profile' }
const states = {
  idle: initialSignInLink,
  waiting: { kind: 'waiting', login },
  offered: { kind: 'offered', login },
  trying: { kind: 'trying', login },
  renewing: { kind: 'renewing', token: LINK },
} as const satisfies Readonly<Record<string, SignInLinkState>>
const events = {
  opened: { kind: 'opened', login, holder: null },
  openedBeside: { kind: 'opened', login, holder: 'kept' },
  openedByHolder: { kind: 'opened', login, holder: LINK },
  openedShort: { kind: 'opened', login: { token: LINK.slice(1), to: '' }, holder: null },
  here: { kind: 'here', token: LINK },
  hereOther: { kind: 'here', token: 'kept' },
  left: { kind: 'left' },
  taken: { kind: 'taken', holder: 'kept' },
  takenOfNobody: { kind: 'taken', holder: null },
  declined: { kind: 'declined' },
  renewed: { kind: 'renewed', fresh: 'fresh', holder: LINK },
  renewedLate: { kind: 'renewed', fresh: 'fresh', holder: 'kept' },
  notRenewed: { kind: 'notRenewed' },
} as const satisfies Readonly<Record<string, SignInLinkEvent>>

const opening = { opened: 'same', openedBeside: 'same', openedByHolder: 'same', openedShort: 'same' } as const
const choosing = { taken: 'same', takenOfNobody: 'same', declined: 'same' } as const
const renewing = { renewed: '-', renewedLate: '-', notRenewed: '-' } as const
/** What every event does in every state: the next state and what is wanted; `-` cannot happen. */
const table: Readonly<Record<keyof typeof states, Readonly<Record<keyof typeof events, string>>>> = {
  idle: {
    ...choosing,
    ...renewing,
    opened: `trying: give ${LINK}`,
    openedBeside: 'waiting: look',
    openedByHolder: 'same',
    openedShort: 'same',
    here: 'same',
    hereOther: 'same',
    left: 'same',
  },
  waiting: {
    ...opening,
    ...choosing,
    ...renewing,
    here: 'offered',
    hereOther: 'offered',
    left: `trying: give ${LINK}`,
  },
  offered: {
    ...opening,
    ...renewing,
    here: 'same',
    hereOther: 'same',
    left: `trying: give ${LINK}`,
    taken: `trying: end kept, give ${LINK}`,
    takenOfNobody: `trying: give ${LINK}`,
    declined: 'idle',
  },
  trying: {
    ...opening,
    ...choosing,
    ...renewing,
    here: `renewing: greet /profile, renew ${LINK}`,
    hereOther: 'idle',
    left: 'idle: tellFailed',
  },
  renewing: {
    ...opening,
    ...choosing,
    here: 'same',
    hereOther: 'same',
    left: 'same',
    renewed: 'idle: keep fresh',
    renewedLate: 'idle',
    notRenewed: 'idle',
  },
}

describe('a login by the address that is', () =>
  describeTransitions({ step: signInLinkStep, states, events, table, told: ({ kind }) => kind }))

describe('a login by the address', () => {
  it('takes nobody’s place unasked, gives its token once an opening, and keeps no swapped one of another, in any order', () => {
    const random = seededRandom(5)
    for (let order = 0; order < 10_000; order += 1) {
      let state: SignInLinkState = initialSignInLink
      let holder: string | null = random(2) === 0 ? null : 'kept'
      let due = 0
      for (let at = 0; at < 12; at += 1) {
        const before: SignInLinkState['kind'] = state.kind
        const choices: SignInLinkEvent[] = [
          { kind: 'opened', login, holder },
          { kind: 'taken', holder },
          { kind: 'declined' },
          { kind: 'left' },
          ...(holder === null ? [] : [{ kind: 'here' as const, token: holder }]),
          ...(before === 'renewing'
            ? [{ kind: 'renewed' as const, fresh: 'fresh', holder }, { kind: 'notRenewed' as const }]
            : []),
        ]
        const event = choices[random(choices.length)]
        if (event === undefined) throw new Error('There is no such event.')
        if (event.kind === 'left') holder = null
        const step = signInLinkStep(state, event)
        if (step === null) throw new Error(`"${event.kind}" is refused where it can happen.`)
        state = step.state
        if (before === 'idle' && state.kind !== 'idle') due = 1
        for (const effect of step.commands) {
          if (effect.kind === 'give') {
            // A living session is only replaced by who said so.
            expect(holder === null || (event.kind === 'taken' && before === 'offered')).toBe(true)
            expect(due).toBe(1)
            due = 0
            holder = effect.token
          }
          if (effect.kind === 'greet') expect(event).toEqual({ kind: 'here', token: LINK })
          if (effect.kind === 'keep') expect(event).toMatchObject({ kind: 'renewed', holder: LINK })
        }
        // Another tab has signed somebody in.
        if (random(6) === 0) holder = 'other'
      }
      // Wherever it is, what comes next ends it.
      for (const event of [
        { kind: 'left' },
        { kind: 'here', token: 'other' },
        { kind: 'notRenewed' },
      ] as const satisfies readonly SignInLinkEvent[])
        state = signInLinkStep(state, event)?.state ?? state
      expect(state.kind).toBe('idle')
    }
  })
})
