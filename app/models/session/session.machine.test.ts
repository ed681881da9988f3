import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { initialSession, sessionStep, type SessionEvent, type SessionState } from './session.machine.ts'

const guest = { id: 0, token: null }
const unidentified = { id: 0, token: 'one' }
const player = { id: 5, token: 'one' }
const renewed = { id: 5, token: 'two' }
const other = { id: 0, token: 'two' }

const stepAfter = (...order: readonly SessionEvent[]) => {
  const last = order.at(-1) ?? expect.fail('No event.')
  const state = order.slice(0, -1).reduce<SessionState>((previous, event) => {
    return sessionStep(previous, event)?.state ?? expect.fail(`"${event.kind}" was ignored.`)
  }, initialSession)
  return sessionStep(state, last)
}

const started = { kind: 'started', session: unidentified } as const
const check = { kind: 'checkToken', token: 'one' } as const
const save = { kind: 'saveToken', token: 'two', renewedFrom: null } as const
const checkOther = { kind: 'checkToken', token: 'two' } as const

const drop = { kind: 'dropToken', token: 'one' } as const

describe('sessionStep', () => {
  it('checks a stored token at the start only if its player is unknown', () => {
    expect(stepAfter(started)).toMatchObject({ state: { kind: 'checking' }, commands: [check] })
    expect(stepAfter({ kind: 'started', session: player })?.commands).toEqual([])
    expect(stepAfter({ kind: 'started', session: guest })?.commands).toEqual([])
  })

  it.each([
    ['an owner', { kind: 'tokenChecked', token: 'one', id: 5 }, 'idle', [{ kind: 'identify', id: 5 }]],
    ['an invalid token', { kind: 'tokenRejected', token: 'one', reason: 'ended' }, 'idle', [drop, { kind: 'signOut' }]],
    ['another rejection', { kind: 'checkRejected', token: 'one' }, 'idle', []],
    ['no usable response', { kind: 'checkFailed', token: 'one' }, 'awaitingRetry', []],
  ] as const)('applies a check that found %s', (_, result, kind, commands) => {
    expect(stepAfter(started, result)).toMatchObject({ state: { kind }, commands })
    expect(stepAfter(result)).toBeNull()
  })

  it('repeats a failed check with the next status, even of the same player', () => {
    const failed = { kind: 'checkFailed', token: 'one' } as const
    const order = [{ kind: 'unauthorized', session: player }, failed] as const
    expect(stepAfter(...order, { kind: 'statusReceived', id: 5, session: player })?.commands).toEqual([check])
  })

  it.each([
    { kind: 'statusReceived', id: 0, session: player },
    { kind: 'statusReceived', id: 6, session: player },
    { kind: 'unauthorized', session: player },
  ] as const)('checks the token once after %j', (event) => {
    expect(stepAfter(event)?.commands).toEqual([check])
    expect(stepAfter(event, event)?.commands).toEqual([])
    expect(stepAfter({ ...event, session: guest })?.commands).toEqual([])
  })

  it('extends the cookie once when a status confirms the player', () => {
    const confirmed = { kind: 'statusReceived', id: 5, session: player } as const
    expect(stepAfter(confirmed)?.commands).toEqual([{ kind: 'extendToken', token: 'one' }])
    expect(stepAfter(confirmed, confirmed)?.commands).toEqual([])
    expect(stepAfter(confirmed, { kind: 'identified', session: player })?.commands).toEqual([
      { kind: 'savePlayer', id: 5 },
    ])
  })

  it('saves and checks the token of a sign-in', () => {
    expect(stepAfter({ kind: 'signedIn', session: other })?.commands).toEqual([save, checkOther])
    expect(stepAfter(started, { kind: 'signedIn', session: other })?.commands).toEqual([save, checkOther])
  })

  it('saves a renewed token, and repeats a check of the old one', () => {
    const saveRenewed = { ...save, renewedFrom: 'one' }
    const known = { kind: 'started', session: player } as const
    expect(stepAfter(known, { kind: 'tokenRenewed', session: renewed })?.commands).toEqual([saveRenewed])
    expect(stepAfter(started, { kind: 'tokenRenewed', session: renewed })?.commands).toEqual([saveRenewed, checkOther])
  })

  it('signs in with the token of another tab, which has already saved it', () => {
    const synced = { kind: 'tabSynced', token: 'two', renewedFrom: null, session: player } as const
    expect(stepAfter(synced)?.commands).toEqual([{ kind: 'signIn', token: 'two' }])
    expect(stepAfter(synced, { kind: 'signedIn', session: other })?.commands).toEqual([checkOther])
    expect(stepAfter({ ...synced, token: 'one' })?.commands).toEqual([])
  })

  it('renews its token with another tab that has renewed the same token', () => {
    const synced = { kind: 'tabSynced', token: 'two', renewedFrom: 'one', session: player } as const
    expect(stepAfter(synced)?.commands).toEqual([{ kind: 'renewToken', token: 'two' }])
    expect(stepAfter(synced, { kind: 'tokenRenewed', session: renewed })?.commands).toEqual([])
    const ofAnotherToken = { ...synced, renewedFrom: 'zero' }
    expect(stepAfter(ofAnotherToken)?.commands).toEqual([{ kind: 'signIn', token: 'two' }])
  })

  it('signs out with another tab, which has already cleared the token', () => {
    const synced = { kind: 'tabSynced', token: null, renewedFrom: null, session: player } as const
    const signedOutFor = (reason: string) => [{ kind: 'signOut' }, { kind: 'reportEnd', reason }]
    expect(stepAfter({ ...synced, reason: 'otherTab' })?.commands).toEqual(signedOutFor('otherTab'))
    expect(stepAfter({ ...synced, reason: 'blocked' })?.commands).toEqual(signedOutFor('blocked'))
    // A missing cookie gives no reason.
    expect(stepAfter(synced)?.commands).toEqual(signedOutFor('ended'))
    expect(stepAfter(synced, { kind: 'signedOut', session: guest })?.commands).toEqual([])
  })

  it('signs out at once, clears the token and ends the session on the server', () => {
    const requested = { kind: 'signOutRequested', session: player } as const
    expect(stepAfter(requested)?.commands).toEqual([{ kind: 'signOut' }, { kind: 'endSession', token: 'one' }])
    expect(stepAfter(requested, { kind: 'signedOut', session: guest })).toMatchObject({
      state: { kind: 'idle', token: null },
      commands: [{ kind: 'clearToken', token: 'one', reason: 'otherTab' }],
    })
    expect(stepAfter({ ...requested, session: guest })?.commands).toEqual([])
  })

  it('reports the end of a session whose player was known', () => {
    const rejection = { kind: 'tokenRejected', token: 'one', reason: 'ended' } as const
    expect(stepAfter({ kind: 'unauthorized', session: player }, rejection)?.commands).toEqual([
      drop,
      { kind: 'signOut' },
      { kind: 'reportEnd', reason: 'ended' },
    ])
  })

  it('signs a blocked player out and reports it, but not a guest whose sign-in was rejected', () => {
    expect(stepAfter({ kind: 'blocked', session: player })?.commands).toEqual([
      { kind: 'clearToken', token: 'one', reason: 'blocked' },
      { kind: 'signOut' },
      { kind: 'reportEnd', reason: 'blocked' },
    ])
    expect(stepAfter({ kind: 'blocked', session: guest })?.commands).toEqual([])
  })

  it.each(['signedIn', 'tokenRenewed', 'identified'] as const)('ignores "%s" for a guest', (kind) => {
    expect(stepAfter({ kind, session: guest })).toBeNull()
  })

  it('never applies the result for another token, in any order of events', () => {
    const token = fc.constantFrom('one', 'two')
    const session = fc.constantFrom(guest, unidentified, player, renewed, other)
    const event = fc.oneof(
      fc.record({
        kind: fc.constantFrom('started', 'signedIn', 'tokenRenewed', 'identified', 'signedOut', 'unauthorized'),
        session,
      }),
      fc.record({ kind: fc.constant('tabSynced'), token: fc.option(token), renewedFrom: fc.option(token), session }),
      fc.record({ kind: fc.constant('tokenChecked'), token, id: fc.constant(5) }),
      fc.record({ kind: fc.constant('tokenRejected'), token, reason: fc.constant('ended') }),
      fc.record({ kind: fc.constantFrom('checkFailed', 'checkRejected'), token }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (order) => {
        let state = initialSession
        for (const next of order) {
          const step = sessionStep(state, next)
          const isResult = !('session' in next)
          if (isResult) expect(step === null).toBe(state.kind !== 'checking' || state.token !== next.token)
          state = step?.state ?? state
        }
      }),
      { numRuns: testRuns(2000) },
    )
  })
})
