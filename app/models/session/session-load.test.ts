import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { CallFailure } from '#app/http/failure.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { callRejected, statusReceived } from './session-load.model.ts'
import { $isGuest, $session, signedOut, playerKey, storedSession, signedIn } from './session.model.ts'

const userOf = (id: number) => getStatus.data.parse({ id, login: id === 0 ? '' : `player-${id}` })
const noResponseError = new CallFailure(noResponse)

/** Starts with an optional stored token and player id, and a server that the test responds for. */
function start(token: string | null, playerId: number | null = null) {
  const { cookies, jar } = memoryCookies(token === null ? {} : { token })
  const storage = memoryStorage()
  if (playerId !== null) storage.setItem(playerKey, String(playerId))
  const client = new QueryClient()
  const requests: { respond: (user: ReturnType<typeof userOf>) => void; fail: (error: Error) => void }[] = []
  provideHttp(client, {
    call: (call) =>
      new Promise((resolve, reject) =>
        requests.push({ respond: (user) => resolve(call.data.parse(user)), fail: reject }),
      ),
  })
  const time = drivenTime()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$cookies, cookies],
      [$storage, storage],
      [$clock, time.clock],
      [$session, storedSession(cookies, storage)],
    ],
  })
  const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    scope,
    jar,
    storage,
    client,
    requests,
    time,
    flushPromises,
    id: () => scope.getState($session).id,
    isGuest: () => scope.getState($isGuest),
    respondWith: async (id: number, index = requests.length - 1) => {
      requests[index]?.respond(userOf(id))
      await flushPromises()
    },
  }
}

describe('stored session', () => {
  it('is a guest without a token, and sends no request', async () => {
    const { scope, requests, isGuest } = start(null, 5)
    await allSettled(firstScreenRendered, { scope })
    expect(isGuest()).toBe(true)
    expect(requests).toHaveLength(0)
  })

  it('is not a guest while the token is checked, and then becomes its player', async () => {
    const { scope, requests, isGuest, id, respondWith, client, storage } = start('secret')
    void allSettled(firstScreenRendered, { scope })
    expect(isGuest()).toBe(false)
    expect(requests).toHaveLength(1)
    await respondWith(5)
    expect(id()).toBe(5)
    expect(client.getQueryData(statusQuery({ session: 5, language: 'ru' }).queryKey)?.login).toBe('player-5')
    expect(storage.getItem(playerKey)).toBe('5')
  })

  it('is the stored player until a status belongs to another one', async () => {
    const { scope, requests, id, respondWith } = start('secret', 5)
    void allSettled(firstScreenRendered, { scope })
    expect([id(), requests.length]).toEqual([5, 0])
    void allSettled(statusReceived, { scope, params: userOf(5) })
    expect(requests).toHaveLength(0)
    void allSettled(statusReceived, { scope, params: userOf(6) })
    await respondWith(6)
    expect(id()).toBe(6)
  })

  it.each([
    [
      'the status is of a guest',
      (scope: ReturnType<typeof start>['scope']) => allSettled(statusReceived, { scope, params: userOf(0) }),
    ],
    [
      'a call is rejected as not signed in',
      (scope: ReturnType<typeof start>['scope']) => allSettled(callRejected, { scope, params: rejected(200) }),
    ],
  ])('ends once when %s and the check finds the token invalid', async (_, triggerCheck) => {
    const { scope, jar, storage, requests, isGuest, respondWith } = start('dead', 5)
    void triggerCheck(scope)
    expect(isGuest()).toBe(false)
    await respondWith(0)
    expect(isGuest()).toBe(true)
    expect(jar.has('token')).toBe(false)
    expect(storage.getItem(playerKey)).toBeNull()
    void triggerCheck(scope)
    expect(requests).toHaveLength(1)
  })

  it('ends when the check itself is rejected as not signed in', async () => {
    const { scope, requests, isGuest, flushPromises } = start('dead')
    void allSettled(firstScreenRendered, { scope })
    requests[0]?.fail(new CallFailure(rejected(200)))
    await flushPromises()
    expect(isGuest()).toBe(true)
  })

  it('survives other rejections, and a check that confirms the token', async () => {
    const { scope, requests, id, respondWith } = start('secret', 5)
    await allSettled(callRejected, { scope, params: rejected(25) })
    expect(requests).toHaveLength(0)
    void allSettled(callRejected, { scope, params: rejected(200) })
    await respondWith(5)
    expect(id()).toBe(5)
  })

  it('retries a failed check with the next status, without timers of its own', async () => {
    const { scope, requests, isGuest, id, time, flushPromises, respondWith } = start('secret')
    void allSettled(firstScreenRendered, { scope })
    requests[0]?.fail(noResponseError)
    await flushPromises()
    expect([isGuest(), id()]).toEqual([false, 0])
    time.pass(10 * 60_000)
    await flushPromises()
    expect([requests.length, time.pendingTimers]).toEqual([1, 0])
    void allSettled(statusReceived, { scope, params: userOf(5) })
    expect(requests).toHaveLength(2)
    await respondWith(5)
    expect(id()).toBe(5)
  })
})

describe('sign-in', () => {
  it('stores the token, and sign-out removes it', async () => {
    const { scope, jar, id, respondWith, isGuest } = start(null)
    void allSettled(signedIn, { scope, params: 'fresh' })
    expect(jar.get('token')).toBe('fresh')
    await respondWith(7)
    expect(id()).toBe(7)
    await allSettled(signedOut, { scope })
    expect([jar.has('token'), isGuest()]).toEqual([false, true])
  })

  it('is not ended by the check of the previous token', async () => {
    const { scope, requests, id, respondWith, flushPromises } = start('old')
    void allSettled(firstScreenRendered, { scope })
    void allSettled(signedIn, { scope, params: 'fresh' })
    await respondWith(0, 0)
    expect(scope.getState($session).token).toBe('fresh')
    expect(requests).toHaveLength(2)
    await respondWith(7, 1)
    await flushPromises()
    expect(id()).toBe(7)
  })

  it('is not restored by a late check after sign-out', async () => {
    const { scope, isGuest, client, respondWith } = start('secret')
    void allSettled(firstScreenRendered, { scope })
    void allSettled(signedOut, { scope })
    await respondWith(5, 0)
    expect([isGuest(), client.getQueryCache().getAll()]).toEqual([true, []])
  })
})
