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
const link = { token: LINK, to: '/profile' }
const states = {
  idle: initialSignInLink,
  awaitingStatus: { kind: 'awaitingStatus', link },
  prompting: { kind: 'prompting', link },
  signingIn: { kind: 'signingIn', link },
  renewingToken: { kind: 'renewingToken', token: LINK },
} as const satisfies Readonly<Record<string, SignInLinkState>>
const events = {
  opened: { kind: 'opened', link, currentToken: null },
  openedWithSession: { kind: 'opened', link, currentToken: 'kept' },
  openedWithSameToken: { kind: 'opened', link, currentToken: LINK },
  openedWithShortToken: { kind: 'opened', link: { token: LINK.slice(1), to: '' }, currentToken: null },
  identified: { kind: 'identified', token: LINK },
  identifiedOther: { kind: 'identified', token: 'kept' },
  signedOut: { kind: 'signedOut' },
  accepted: { kind: 'accepted', currentToken: 'kept' },
  acceptedWithoutSession: { kind: 'accepted', currentToken: null },
  declined: { kind: 'declined' },
  tokenRenewed: { kind: 'tokenRenewed', newToken: 'fresh', currentToken: LINK },
  tokenRenewedLate: { kind: 'tokenRenewed', newToken: 'fresh', currentToken: 'kept' },
  renewalFailed: { kind: 'renewalFailed' },
} as const satisfies Readonly<Record<string, SignInLinkEvent>>

const IGNORED_OPENING = {
  opened: 'same',
  openedWithSession: 'same',
  openedWithSameToken: 'same',
  openedWithShortToken: 'same',
} as const
const IGNORED_CHOICE = { accepted: 'same', acceptedWithoutSession: 'same', declined: 'same' } as const
const NO_RENEWAL = { tokenRenewed: '-', tokenRenewedLate: '-', renewalFailed: '-' } as const
/** The next state and commands for every event in every state; `-` is ignored. */
const table: Readonly<Record<keyof typeof states, Readonly<Record<keyof typeof events, string>>>> = {
  idle: {
    ...IGNORED_CHOICE,
    ...NO_RENEWAL,
    opened: `signingIn: signIn ${LINK}`,
    openedWithSession: 'awaitingStatus: checkStatus',
    openedWithSameToken: 'same',
    openedWithShortToken: 'same',
    identified: 'same',
    identifiedOther: 'same',
    signedOut: 'same',
  },
  awaitingStatus: {
    ...IGNORED_OPENING,
    ...IGNORED_CHOICE,
    ...NO_RENEWAL,
    identified: 'prompting',
    identifiedOther: 'prompting',
    signedOut: `signingIn: signIn ${LINK}`,
  },
  prompting: {
    ...IGNORED_OPENING,
    ...NO_RENEWAL,
    identified: 'same',
    identifiedOther: 'same',
    signedOut: `signingIn: signIn ${LINK}`,
    accepted: `signingIn: endSession kept, signIn ${LINK}`,
    acceptedWithoutSession: `signingIn: signIn ${LINK}`,
    declined: 'idle',
  },
  signingIn: {
    ...IGNORED_OPENING,
    ...IGNORED_CHOICE,
    ...NO_RENEWAL,
    identified: `renewingToken: redirect /profile, renewToken ${LINK}`,
    identifiedOther: 'idle',
    signedOut: 'idle: notifyFailed',
  },
  renewingToken: {
    ...IGNORED_OPENING,
    ...IGNORED_CHOICE,
    identified: 'same',
    identifiedOther: 'same',
    signedOut: 'same',
    tokenRenewed: 'idle: saveToken fresh',
    tokenRenewedLate: 'idle',
    renewalFailed: 'idle',
  },
}

describe('signInLinkStep', () =>
  describeTransitions({ step: signInLinkStep, states, events, table, describeState: ({ kind }) => kind }))

describe('signInLinkStep in any order of events', () => {
  it('replaces no session without consent, signs in once per link, and saves only its own renewed token', () => {
    const random = seededRandom(5)
    for (let order = 0; order < 10_000; order += 1) {
      let state: SignInLinkState = initialSignInLink
      let currentToken: string | null = random(2) === 0 ? null : 'kept'
      let pendingSignIns = 0
      for (let index = 0; index < 12; index += 1) {
        const previousKind: SignInLinkState['kind'] = state.kind
        const choices: SignInLinkEvent[] = [
          { kind: 'opened', link, currentToken },
          { kind: 'accepted', currentToken },
          { kind: 'declined' },
          { kind: 'signedOut' },
          ...(currentToken === null ? [] : [{ kind: 'identified' as const, token: currentToken }]),
          ...(previousKind === 'renewingToken'
            ? [{ kind: 'tokenRenewed' as const, newToken: 'fresh', currentToken }, { kind: 'renewalFailed' as const }]
            : []),
        ]
        const event = choices[random(choices.length)]
        if (event === undefined) throw new Error('No event')
        if (event.kind === 'signedOut') currentToken = null
        const step = signInLinkStep(state, event)
        if (step === null) throw new Error(`"${event.kind}" was ignored`)
        state = step.state
        if (previousKind === 'idle' && state.kind !== 'idle') pendingSignIns = 1
        for (const command of step.commands) {
          if (command.kind === 'signIn') {
            // An active session is replaced only after consent.
            expect(currentToken === null || (event.kind === 'accepted' && previousKind === 'prompting')).toBe(true)
            expect(pendingSignIns).toBe(1)
            pendingSignIns = 0
            currentToken = command.token
          }
          if (command.kind === 'redirect') expect(event).toEqual({ kind: 'identified', token: LINK })
          if (command.kind === 'saveToken') expect(event).toMatchObject({ kind: 'tokenRenewed', currentToken: LINK })
        }
        // Another tab has signed in.
        if (random(6) === 0) currentToken = 'other'
      }
      // From any state, these events end the workflow.
      for (const event of [
        { kind: 'signedOut' },
        { kind: 'identified', token: 'other' },
        { kind: 'renewalFailed' },
      ] as const satisfies readonly SignInLinkEvent[])
        state = signInLinkStep(state, event)?.state ?? state
      expect(state.kind).toBe('idle')
    }
  })
})
