import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { appStarted } from '#app/lib/lifecycle.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { $social, type SocialPort } from './social-window.ts'
import { $socialState, socialClosed, socialPressed } from './social.model.ts'

const ADDRESS = 'https://net.example/login'

/** A network whose windows the test looks into, driven time, and a server that answers as the test says. */
async function start({
  answer = () => Promise.resolve({ token: 'secret' }),
  port,
}: { answer?: () => Promise<unknown>; port?: SocialPort } = {}) {
  const time = drivenTime()
  const client = new QueryClient()
  const sent: unknown[] = []
  provideHttp(client, {
    call: async (call, input) => {
      sent.push([call.name, input.body])
      return call.data.parse(await answer())
    },
  })
  const windows: { address: string; tell: (token: string) => void; closed: boolean; focused: number; ended: number }[] =
    []
  const open: SocialPort = ({ address, onToken }) => {
    const one = { address, tell: onToken, closed: false, focused: 0, ended: 0 }
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
  /** The window tells a token, and everything that comes of it has come. */
  const told = async (at: number, token: string) => {
    windows[at]?.tell(token)
    await allSettled(scope)
  }
  return { scope, time, sent, windows, reported, press, state, told }
}

describe('the social login', () => {
  it('opens its window inside the press: later it would be a pop-up that browsers block', async () => {
    const { windows, scope } = await start()
    void allSettled(socialPressed, { scope, params: ADDRESS })
    expect(windows.map(({ address }) => address)).toEqual([ADDRESS])
  })

  it('sends the token that the window tells once, closes the window, and signs in', async () => {
    const { scope, press, told, windows, sent, state, reported } = await start()
    await press()
    await told(0, 'ticket')
    expect(reported).toEqual([])
    // A port that tells more than it has promised changes nothing, and the operator hears of it.
    await told(0, 'ticket')
    expect(reported).toHaveLength(1)
    expect(sent).toEqual([['socialLogin', { token: 'ticket' }]])
    expect(windows[0]).toMatchObject({ ended: 1 })
    expect([state().kind, scope.getState($session).token]).toEqual(['signedIn', 'secret'])
  })

  it('calls the window to the front at a second press, and opens no other', async () => {
    const { press, windows } = await start()
    await press()
    await press()
    await press()
    expect(windows).toMatchObject([{ focused: 2 }])
  })

  it('opens another at once where the window was closed, though that was not seen yet', async () => {
    const { scope, press, windows, state, told, sent } = await start()
    await press()
    for (const one of windows) one.closed = true
    void allSettled(socialPressed, { scope, params: ADDRESS })
    expect(windows).toMatchObject([
      { focused: 0, ended: 1 },
      { focused: 0, ended: 0 },
    ])
    await told(0, 'too late')
    expect([state().kind, sent]).toEqual(['waiting', []])
    await told(1, 'ticket')
    expect([state().kind, sent.length]).toEqual(['signedIn', 1])
  })

  it('says that the browser has let no window open, and tries again at the next press', async () => {
    let isBlocked = true
    const port: SocialPort = () => (isBlocked ? null : { isClosed: () => false, focus: () => {}, end: () => {} })
    const { press, state } = await start({ port })
    await press()
    expect(state().kind).toBe('blocked')
    isBlocked = false
    await press()
    expect(state().kind).toBe('waiting')
  })

  it('takes a port that breaks for a window that was blocked, and tells the operator', async () => {
    const port: SocialPort = () => {
      throw new Error('No such window.')
    }
    const { press, state, reported } = await start({ port })
    await press()
    expect([state().kind, reported]).toMatchObject(['blocked', [{ message: 'No such window.' }]])
  })

  it('ends by itself when the window was closed, a second after that was seen', async () => {
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

  it('takes a token that arrives after the window was seen closed, and none after its end', async () => {
    const { press, time, windows, state, told, sent } = await start()
    await press()
    for (const one of windows) one.closed = true
    time.pass(1000)
    await told(0, 'last words')
    expect([state().kind, sent.length]).toEqual(['signedIn', 1])
    const other = await start()
    await other.press()
    for (const one of other.windows) one.closed = true
    other.time.pass(2000)
    await other.told(0, 'too late')
    expect([other.state().kind, other.sent]).toEqual(['idle', []])
  })

  it('ends the window when the dialog is left, and nothing that it tells then is heard', async () => {
    const { scope, press, windows, state, told, sent } = await start()
    await press()
    await allSettled(socialClosed, { scope })
    expect([state().kind, windows[0]?.ended]).toEqual(['idle', 1])
    await told(0, 'ticket')
    await press()
    await told(0, 'ticket')
    expect([state().kind, sent]).toEqual(['waiting', []])
  })

  it('signs in though the dialog was left while the token was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { scope, press, windows, state } = await start({ answer: () => promise })
    await press()
    windows[0]?.tell('ticket')
    expect(state().kind).toBe('sending')
    void allSettled(socialClosed, { scope })
    resolve({ token: 'secret' })
    await allSettled(scope)
    expect(scope.getState($session).token).toBe('secret')
  })

  it('is free when it is there again while the first token is on its way, and says nothing of its refusal', async () => {
    const { promise, reject } = Promise.withResolvers<unknown>()
    const { scope, press, windows, state } = await start({ answer: () => promise })
    await press()
    windows[0]?.tell('ticket')
    void allSettled(socialClosed, { scope })
    void allSettled(socialPressed, { scope, params: ADDRESS })
    expect([state().kind, windows.length]).toEqual(['waiting', 2])
    reject(new CallFailure(rejected(42)))
    await allSettled(scope)
    expect(state().kind).toBe('waiting')
  })

  it.each([42, 26, 5])('says that the server has refused (%d), and asks anew at the next press', async (code) => {
    const { press, state, told, windows, scope } = await start({
      answer: () => Promise.reject(new CallFailure(rejected(code))),
    })
    await press()
    await told(0, 'ticket')
    expect(state()).toMatchObject({ kind: 'failed', failure: { code } })
    expect(scope.getState($session).token).toBeNull()
    await press()
    expect([state().kind, windows.length]).toEqual(['waiting', 2])
  })

  it('does not say that it has failed when no answer was read, and asks anew at the next press', async () => {
    const { press, state, told, windows } = await start({ answer: () => Promise.reject(new CallFailure(noResponse)) })
    await press()
    await told(0, 'ticket')
    expect(state()).toMatchObject({ kind: 'unknown', failure: noResponse })
    await press()
    expect([state().kind, windows.length]).toEqual(['waiting', 2])
  })
})
