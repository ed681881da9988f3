import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { logout } from '#contract/auth.ts'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { $cookies } from '#app/lib/cookies.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { $endSession } from './end-session.model.ts'
import { signOutUnconfirmed, signOutRequested } from './sign-out.model.ts'
import './private-cache.model.ts'
import './session-load.model.ts'
import type { SessionChange } from './session-change.ts'
import { tabsPortProvided } from './session-tabs.model.ts'
import { $isGuest, $session, playerKey, signedIn } from './session.model.ts'

const timedOut: Failure = { kind: 'unread', call: logout.name, cause: 'timeout', status: null }

/** Player 5 in a browser with other tabs, and a server that hears of a logout when the test says. */
async function start({ cookie = 'secret' } = {}) {
  const time = drivenTime()
  const client = new QueryClient()
  provideHttp(client, { call: (call) => Promise.resolve(call.data.parse({ id: 6 })) })
  const { cookies, jar } = memoryCookies({ token: cookie })
  const storage = memoryStorage({ [playerKey]: '5' })
  const told: (string | null)[] = []
  const ended: string[] = []
  const { promise: answer, resolve, reject } = Promise.withResolvers<void>()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$cookies, cookies],
      [$storage, storage],
      [$session, { id: 5, token: 'secret' }],
      [
        $endSession,
        (token: string, _: string, signal: AbortSignal) => {
          ended.push(token)
          signal.addEventListener('abort', () => reject(new CallFailure(timedOut)))
          return answer
        },
      ],
    ],
  })
  const port = { send: ({ token }: SessionChange) => void told.push(token), onReceived: () => () => undefined }
  await allSettled(tabsPortProvided, { scope, params: port })
  await allSettled(firstScreenRendered, { scope })
  const reported: Error[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => reported.push(error) })
  let untold = 0
  createWatch({ unit: signOutUnconfirmed, scope, fn: () => (untold += 1) })
  return {
    scope,
    time,
    client,
    jar,
    storage,
    told,
    ended,
    reported,
    resolve,
    reject,
    untold: () => untold,
    leave: () => allSettled(signOutRequested, { scope }),
    isGuest: () => scope.getState($isGuest),
  }
}

describe('a player who leaves', () => {
  it('is a guest at once, in the browser and in its other tabs, while the server has said nothing', async () => {
    const { leave, isGuest, jar, storage, told, ended, resolve, reported, untold } = await start()
    const left = leave()
    expect(isGuest()).toBe(true)
    expect([jar.get('token'), storage.getItem(playerKey), told]).toEqual([undefined, null, [null]])
    expect(ended).toEqual(['secret'])
    resolve()
    await left
    expect([reported, untold()]).toEqual([[], 0])
  })

  it('leaves nothing of what the server has told of the player', async () => {
    const { leave, client, resolve } = await start()
    client.setQueryData(['status', { session: 5, language: 'ru' }], { balance: 100 })
    client.setQueryData(['games', { session: 0, language: 'ru' }], [])
    client.setQueryData(['jackpots', { language: 'ru' }], [])
    resolve()
    await leave()
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [name] }) => name),
    ).toEqual(['games', 'jackpots'])
  })

  it.each([
    ['was not reached', noResponse],
    ['refuses', rejected(3)],
  ])('hears that the session may be open where the server %s, and the operator does', async (_, failure) => {
    const { leave, reject, reported, untold } = await start()
    reject(new CallFailure(failure))
    await leave()
    expect([reported.length, untold()]).toEqual([1, 1])
  })

  it('hears of it after fifteen seconds of silence, and nobody is told after them', async () => {
    const { leave, time, untold, reported } = await start()
    const left = leave()
    time.pass(14_999)
    expect(reported).toEqual([])
    time.pass(1)
    await left
    expect([reported, untold()]).toMatchObject([[{ failure: timedOut }], 1])
    expect(time.waiting).toBe(0)
  })

  it('hears nothing where the server knows no such session: it has ended', async () => {
    const { leave, reject, reported, untold } = await start()
    reject(new CallFailure(rejected(200)))
    await leave()
    expect([reported, untold()]).toEqual([[], 0])
  })

  it('may be another by the time that the server was not told: the new session stays, and its player hears nothing', async () => {
    const { scope, leave, reject, jar, ended, untold, reported } = await start()
    const left = leave()
    void allSettled(signedIn, { scope, params: 'fresh' })
    reject(new CallFailure(noResponse))
    await left
    expect([scope.getState($session).token, jar.get('token'), ended]).toEqual(['fresh', 'fresh', ['secret']])
    expect([reported.length, untold()]).toEqual([1, 0])
  })

  it('takes no session away that another tab has begun since', async () => {
    const { leave, isGuest, jar, told, ended, resolve } = await start({ cookie: 'of another tab' })
    resolve()
    await leave()
    expect([isGuest(), jar.get('token'), told, ended]).toEqual([true, 'of another tab', [], ['secret']])
  })
})
