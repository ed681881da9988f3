import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import {
  signInLinkStep,
  initialSignInLink,
  type SignInLinkEvent,
  type SignInLinkState,
} from './sign-in-link.machine.ts'

const LINK = 'a'.repeat(51)
const link = { token: LINK, to: '/profile' }

const opened = { kind: 'opened', link, currentToken: null } as const
const openedWithSession = { ...opened, currentToken: 'kept' } as const
const identified = { kind: 'identified', currentToken: LINK } as const
const identifiedOther = { kind: 'identified', currentToken: 'kept' } as const
const accepted = { kind: 'accepted', currentToken: 'kept' } as const
const declined = { kind: 'declined' } as const
const tokenReplaced = { kind: 'tokenReplaced' } as const
const signedOut = { kind: 'signedOut' } as const
const tokenRenewed = { kind: 'tokenRenewed', newToken: 'fresh' } as const
const renewalFailed = { kind: 'renewalFailed' } as const

const stepAfter = (...order: readonly SignInLinkEvent[]) => {
  const last = order.at(-1) ?? expect.fail('No event.')
  const state = order.slice(0, -1).reduce<SignInLinkState>((previous, event) => {
    return signInLinkStep(previous, event)?.state ?? expect.fail(`"${event.kind}" was ignored.`)
  }, initialSignInLink)
  return signInLinkStep(state, last)
}
const signIn = { kind: 'signIn', token: LINK } as const

describe('signInLinkStep', () => {
  it('signs a guest in at once', () => {
    expect(stepAfter(opened)).toEqual({ state: { kind: 'signingIn', link }, commands: [signIn] })
  })

  it.each([
    ['a token that is too short', { ...opened, link: { token: LINK.slice(1), to: '' } }],
    ['the token of the current session', { ...opened, currentToken: LINK }],
  ])('does nothing with %s', (_, event) => {
    expect(stepAfter(event)).toEqual({ state: initialSignInLink, commands: [] })
  })

  it('prompts a signed-in player once the status confirms the session', () => {
    expect(stepAfter(openedWithSession)).toMatchObject({
      state: { kind: 'awaitingStatus' },
      commands: [{ kind: 'checkStatus' }],
    })
    expect(stepAfter(openedWithSession, identifiedOther)).toMatchObject({ state: { kind: 'prompting' }, commands: [] })
  })

  it.each([
    ['before the prompt', [openedWithSession]],
    ['during the prompt', [openedWithSession, identifiedOther]],
  ])('signs in when the current session ends %s', (_, order) => {
    expect(stepAfter(...order, signedOut)).toMatchObject({ state: { kind: 'signingIn' }, commands: [signIn] })
  })

  it('ends the current session after consent, and ignores the second click', () => {
    const order = [openedWithSession, identifiedOther, accepted] as const
    expect(stepAfter(...order)?.commands).toEqual([{ kind: 'endSession', token: 'kept' }, signIn])
    expect(stepAfter(...order, accepted)?.commands).toEqual([])
  })

  it('keeps the current session without consent', () => {
    expect(stepAfter(openedWithSession, identifiedOther, declined)).toEqual({ state: initialSignInLink, commands: [] })
  })

  it('redirects and renews the token of the link once its player is known', () => {
    expect(stepAfter(opened, tokenReplaced, identified)).toEqual({
      state: { kind: 'renewingToken' },
      commands: [{ kind: 'redirect', to: '/profile' }, { kind: 'renewToken' }],
    })
    expect(stepAfter(opened, identified, tokenRenewed)).toEqual({
      state: initialSignInLink,
      commands: [{ kind: 'saveToken', token: 'fresh' }],
    })
    expect(stepAfter(opened, identified, renewalFailed)).toEqual({ state: initialSignInLink, commands: [] })
  })

  it('notifies when the token of the link is invalid', () => {
    expect(stepAfter(opened, signedOut)).toEqual({ state: initialSignInLink, commands: [{ kind: 'notifyFailed' }] })
  })

  it('keeps the session of another tab that signed in meanwhile', () => {
    expect(stepAfter(opened, identifiedOther)).toEqual({ state: initialSignInLink, commands: [] })
  })

  it.each([tokenReplaced, signedOut])('cancels the renewal at $kind: the session is another one', (event) => {
    expect(stepAfter(opened, identified, event)).toEqual({ state: initialSignInLink, commands: [] })
    expect(stepAfter(opened, identified, event, tokenRenewed)).toBeNull()
  })
})

describe('signInLinkStep in any order of events', () => {
  const action = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('opened', 'accepted', 'declined', 'signedOut', 'identified') },
    { weight: 3, arbitrary: fc.constantFrom('identified', 'tokenRenewed', 'renewalFailed', 'replacedElsewhere') },
  )

  it('replaces no session without consent, signs in once per link, renews only its own token and is never stuck', () => {
    fc.assert(
      fc.property(fc.option(fc.constant('kept')), fc.array(action, { maxLength: 20 }), (stored, order) => {
        let state: SignInLinkState = initialSignInLink
        let currentToken: string | null = stored
        let pendingSignIns = 0
        const take = (event: SignInLinkEvent) => {
          const previous = state.kind
          const step = signInLinkStep(state, event)
          if (step === null) return
          state = step.state
          if (previous === 'idle' && state.kind !== 'idle') pendingSignIns = 1
          for (const command of step.commands) {
            if (command.kind === 'signIn') {
              // An active session is replaced only after consent.
              if (currentToken !== null) expect([previous, event.kind]).toEqual(['prompting', 'accepted'])
              expect(pendingSignIns).toBe(1)
              pendingSignIns = 0
              currentToken = command.token
              take(tokenReplaced)
            }
            if (command.kind === 'redirect' || command.kind === 'saveToken') expect(currentToken).toBe(LINK)
          }
        }
        for (const kind of order) {
          if (kind === 'opened' || kind === 'accepted' || kind === 'identified') {
            if (kind !== 'identified' || currentToken !== null) take({ kind, link, currentToken })
          } else if (kind === 'replacedElsewhere') {
            currentToken = 'other'
            take(tokenReplaced)
          } else if (kind === 'tokenRenewed') take(tokenRenewed)
          else {
            if (kind === 'signedOut') currentToken = null
            take({ kind })
          }
          if (state.kind === 'renewingToken') expect(currentToken).toBe(LINK)
        }
        // From any state, the end of the session and the response to the sign-in end the workflow.
        currentToken = null
        take(signedOut)
        take({ kind: 'identified', currentToken: 'other' })
        expect(state.kind).toBe('idle')
      }),
      { numRuns: testRuns(3000) },
    )
  })
})
