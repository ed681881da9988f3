import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { appStarted } from '#app/lib/state/lifecycle.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { $social, type SocialPort } from './social-window.ts'
import { $socialState, socialClosed, socialPressed } from './social.model.ts'

const ADDRESS = 'https://net.example/login'

/** A network with fake pop-ups, a fake clock, and a server that responds with `respond`. */
async function start({
  respond = () => Promise.resolve({ token: 'secret' }),
  port,
}: { respond?: () => Promise<unknown>; port?: SocialPort } = {}) {
  const time = drivenTime()
  const { client, sent } = createFakeApi({ socialLogin: respond })
  const windows: { address: string; post: (token: string) => void; closed: boolean; focused: number; ended: number }[] =
    []
  const open: SocialPort = ({ address, onToken }) => {
    const one = { address, post: onToken, closed: false, focused: 0, ended: 0 }
    windows.push(one)
    return {
      isClosed: () => one.closed,
      focus: () => void (one.focused += 1),
      end: () => void (one.ended += 1),
    }
  }
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$social, port ?? open],
    ],
  })
  const reported: unknown[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => reported.push(error) })
  await allSettled(appStarted, { scope })
  const press = () => allSettled(socialPressed, { scope, params: ADDRESS })
  const state = () => scope.getState($socialState)
  /** Posts a token from a pop-up and waits until all effects settle. */
  const postToken = async (index: number, token: string) => {
    windows[index]?.post(token)
    await allSettled(scope)
  }
  return { scope, time, sent, windows, reported, press, state, postToken }
}

describe('social sign-in', () => {
  it('opens its pop-up synchronously with the press, so that browsers do not block it', async () => {
    const { windows, scope } = await start()
    void allSettled(socialPressed, { scope, params: ADDRESS })
    expect(windows.map(({ address }) => address)).toEqual([ADDRESS])
  })

  it('sends a token once, closes the pop-up and signs in', async () => {
    const { scope, press, postToken, windows, sent, state, reported } = await start()
    await press()
    await postToken(0, 'ticket')
    expect(reported).toEqual([])
    // A port that posts more than one token changes nothing.
    await postToken(0, 'ticket')
    expect(reported).toEqual([])
    expect(sent).toEqual([['socialLogin', { token: 'ticket' }]])
    expect(windows[0]).toMatchObject({ ended: 1 })
    expect([state().kind, scope.getState($session).token]).toEqual(['idle', 'secret'])
  })

  it('focuses the open pop-up on a second press', async () => {
    const { press, windows } = await start()
    await press()
    await press()
    await press()
    expect(windows).toMatchObject([{ focused: 2 }])
  })

  it('opens a new pop-up at once if the last one was closed since the last poll', async () => {
    const { scope, press, windows, state, postToken, sent } = await start()
    await press()
    for (const one of windows) one.closed = true
    void allSettled(socialPressed, { scope, params: ADDRESS })
    expect(windows).toMatchObject([
      { focused: 0, ended: 1 },
      { focused: 0, ended: 0 },
    ])
    await postToken(0, 'too late')
    expect([state().kind, sent]).toEqual(['waiting', []])
    await postToken(1, 'ticket')
    expect([state().kind, sent.length]).toEqual(['idle', 1])
  })

  it('reports a blocked pop-up and tries again on the next press', async () => {
    let isBlocked = true
    const port: SocialPort = () => (isBlocked ? null : { isClosed: () => false, focus: () => {}, end: () => {} })
    const { press, state } = await start({ port })
    await press()
    expect(state().kind).toBe('blocked')
    isBlocked = false
    await press()
    expect(state().kind).toBe('waiting')
  })

  it('treats a port that throws as a blocked pop-up and reports the error', async () => {
    const port: SocialPort = () => {
      throw new Error('No such window.')
    }
    const { press, state, reported } = await start({ port })
    await press()
    expect([state().kind, reported]).toMatchObject(['blocked', [{ message: 'No such window.' }]])
  })

  it('returns to idle one second after a poll found the pop-up closed', async () => {
    const { press, time, windows, state, sent } = await start()
    await press()
    time.pass(60_000)
    expect(state()).toMatchObject({ kind: 'waiting', closed: false })
    for (const one of windows) one.closed = true
    time.pass(1000)
    expect(state()).toMatchObject({ kind: 'waiting', closed: true })
    time.pass(1000)
    expect(state().kind).toBe('idle')
    expect([windows[0]?.ended, sent]).toEqual([1, []])
  })

  it('accepts a token after a poll found the pop-up closed, but not after it has ended', async () => {
    const { press, time, windows, state, postToken, sent } = await start()
    await press()
    for (const one of windows) one.closed = true
    time.pass(1000)
    await postToken(0, 'last words')
    expect([state().kind, sent.length]).toEqual(['idle', 1])
    const other = await start()
    await other.press()
    for (const one of other.windows) one.closed = true
    other.time.pass(2000)
    await other.postToken(0, 'too late')
    expect([other.state().kind, other.sent]).toEqual(['idle', []])
  })

  it('closes the pop-up with the dialog and ignores its later tokens', async () => {
    const { scope, press, windows, state, postToken, sent } = await start()
    await press()
    await allSettled(socialClosed, { scope })
    expect([state().kind, windows[0]?.ended]).toEqual(['idle', 1])
    await postToken(0, 'ticket')
    await press()
    await postToken(0, 'ticket')
    expect([state().kind, sent]).toEqual(['waiting', []])
  })

  it.each([
    ['response', (response: PromiseWithResolvers<unknown>) => response.resolve({ token: 'secret' })],
    ['rejection', (response: PromiseWithResolvers<unknown>) => response.reject(new CallFailure(rejected(42)))],
  ])('cancels the request when the dialog is closed, and drops the late %s', async (_, end) => {
    const response = Promise.withResolvers<unknown>()
    const { scope, press, windows, state, reported } = await start({ respond: () => response.promise })
    await press()
    windows[0]?.post('ticket')
    expect(state().kind).toBe('sending')
    void allSettled(socialClosed, { scope })
    void allSettled(socialPressed, { scope, params: ADDRESS })
    expect([state().kind, windows.length]).toEqual(['waiting', 2])
    end(response)
    await allSettled(scope)
    expect([state().kind, scope.getState($session).token, reported]).toEqual(['waiting', null, []])
  })

  it.each([42, 26, 5])('shows rejection %d and opens a new pop-up on the next press', async (code) => {
    const { press, state, postToken, windows, scope } = await start({
      respond: () => Promise.reject(new CallFailure(rejected(code))),
    })
    await press()
    await postToken(0, 'ticket')
    expect(state()).toMatchObject({ kind: 'failed', failure: { code } })
    expect(scope.getState($session).token).toBeNull()
    await press()
    expect([state().kind, windows.length]).toEqual(['waiting', 2])
  })

  it('is in state unknown without a response and opens a new pop-up on the next press', async () => {
    const { press, state, postToken, windows } = await start({
      respond: () => Promise.reject(new CallFailure(noResponse)),
    })
    await press()
    await postToken(0, 'ticket')
    expect(state()).toMatchObject({ kind: 'unknown', failure: noResponse })
    await press()
    expect([state().kind, windows.length]).toEqual(['waiting', 2])
  })
})
