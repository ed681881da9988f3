import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/status.ts'
import { CallFailure } from '#app/http/failure.ts'
import { $cookies } from '#app/lib/cookies.ts'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
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
const lost = new CallFailure(noResponse)

/** A browser with a cookie of each given name, and a server whose answers the test gives. */
function start(token: string | null, known: number | null = null) {
  const { cookies, jar } = memoryCookies(token === null ? {} : { token })
  const storage = memoryStorage()
  if (known !== null) storage.setItem(playerKey, String(known))
  const client = new QueryClient()
  const asked: { answer: (user: ReturnType<typeof userOf>) => void; fail: (error: Error) => void }[] = []
  provideHttp(client, {
    call: (call) =>
      new Promise((resolve, reject) => asked.push({ answer: (user) => resolve(call.data.parse(user)), fail: reject })),
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
  const soon = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    scope,
    jar,
    storage,
    client,
    asked,
    time,
    soon,
    id: () => scope.getState($session).id,
    isGuest: () => scope.getState($isGuest),
    answer: async (id: number, at = asked.length - 1) => {
      asked[at]?.answer(userOf(id))
      await soon()
    },
  }
}

describe('the session that a browser has kept', () => {
  it('is a guest where there is no token, and nothing is asked', async () => {
    const { scope, asked, isGuest } = start(null, 5)
    await allSettled(firstScreenRendered, { scope })
    expect(isGuest()).toBe(true)
    expect(asked).toHaveLength(0)
  })

  it('is no guest while nobody knows whose the token is, and then that player', async () => {
    const { scope, asked, isGuest, id, answer, client, storage } = start('secret')
    void allSettled(firstScreenRendered, { scope })
    expect(isGuest()).toBe(false)
    expect(asked).toHaveLength(1)
    await answer(5)
    expect(id()).toBe(5)
    expect(client.getQueryData(statusQuery({ session: 5, language: 'ru' }).queryKey)?.login).toBe('player-5')
    expect(storage.getItem(playerKey)).toBe('5')
  })

  it('is the player whom it named last, until the status names another', async () => {
    const { scope, asked, id, answer } = start('secret', 5)
    void allSettled(firstScreenRendered, { scope })
    expect([id(), asked.length]).toEqual([5, 0])
    void allSettled(statusReceived, { scope, params: userOf(5) })
    expect(asked).toHaveLength(0)
    void allSettled(statusReceived, { scope, params: userOf(6) })
    await answer(6)
    expect(id()).toBe(6)
  })

  it.each([
    [
      'the status names a guest',
      (scope: ReturnType<typeof start>['scope']) => allSettled(statusReceived, { scope, params: userOf(0) }),
    ],
    [
      'a call is refused for want of one',
      (scope: ReturnType<typeof start>['scope']) => allSettled(callRejected, { scope, params: rejected(200) }),
    ],
  ])('ends once when %s and the server no longer knows the token', async (_, doubt) => {
    const { scope, jar, storage, asked, isGuest, answer } = start('dead', 5)
    void doubt(scope)
    expect(isGuest()).toBe(false)
    await answer(0)
    expect(isGuest()).toBe(true)
    expect(jar.has('token')).toBe(false)
    expect(storage.getItem(playerKey)).toBeNull()
    void doubt(scope)
    expect(asked).toHaveLength(1)
  })

  it('ends where the question itself is refused', async () => {
    const { scope, asked, isGuest, soon } = start('dead')
    void allSettled(firstScreenRendered, { scope })
    asked[0]?.fail(new CallFailure(rejected(200)))
    await soon()
    expect(isGuest()).toBe(true)
  })

  it('stands while other refusals come, and where a refused call was an exception', async () => {
    const { scope, asked, id, answer } = start('secret', 5)
    await allSettled(callRejected, { scope, params: rejected(25) })
    expect(asked).toHaveLength(0)
    void allSettled(callRejected, { scope, params: rejected(200) })
    await answer(5)
    expect(id()).toBe(5)
  })

  it('is asked for again when the server is heard, by the pace of the state’s poll and no other, and nothing is decided before', async () => {
    const { scope, asked, isGuest, id, time, soon, answer } = start('secret')
    void allSettled(firstScreenRendered, { scope })
    asked[0]?.fail(lost)
    await soon()
    expect([isGuest(), id()]).toEqual([false, 0])
    time.pass(10 * 60_000)
    await soon()
    expect([asked.length, time.waiting]).toEqual([1, 0])
    void allSettled(statusReceived, { scope, params: userOf(5) })
    expect(asked).toHaveLength(2)
    await answer(5)
    expect(id()).toBe(5)
  })
})

describe('somebody who signs in', () => {
  it('is kept by the browser, and forgotten when leaving', async () => {
    const { scope, jar, id, answer, isGuest } = start(null)
    void allSettled(signedIn, { scope, params: 'fresh' })
    expect(jar.get('token')).toBe('fresh')
    await answer(7)
    expect(id()).toBe(7)
    await allSettled(signedOut, { scope })
    expect([jar.has('token'), isGuest()]).toEqual([false, true])
  })

  it('is not ended by the answer about the token before', async () => {
    const { scope, asked, id, answer, soon } = start('old')
    void allSettled(firstScreenRendered, { scope })
    void allSettled(signedIn, { scope, params: 'fresh' })
    await answer(0, 0)
    expect(scope.getState($session).token).toBe('fresh')
    expect(asked).toHaveLength(2)
    await answer(7, 1)
    await soon()
    expect(id()).toBe(7)
  })

  it('stays a guest who has left, whatever an answer says later', async () => {
    const { scope, isGuest, answer } = start('secret')
    void allSettled(firstScreenRendered, { scope })
    void allSettled(signedOut, { scope })
    await answer(5, 0)
    expect(isGuest()).toBe(true)
  })
})
