import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { logout } from '#contract/player/auth.ts'
import { CallFailure } from '#app/http/failure.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { announcementsOf } from '#app/testing/announcements-of.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { signOutRequested } from './sign-out.model.ts'
import '../private-cache.model.ts'
import '../session-load.model.ts'
import type { SessionChange } from '../session-change.ts'
import { tabsPortProvided } from '../tabs/session-tabs.model.ts'
import { $isGuest, $session, playerKey, signedIn } from '../session.model.ts'

/** Starts player 5 with other tabs open and a `logout` call that the test settles. */
async function start({ cookie = 'secret' } = {}) {
  const time = drivenTime()
  const client = new QueryClient()
  const { cookies, jar } = memoryCookies({ token: cookie })
  const storage = memoryStorage({ [playerKey]: '5' })
  const broadcastTokens: (string | null)[] = []
  const endings: { token?: string | undefined; keepalive?: boolean | undefined; timeoutMs?: number | undefined }[] = []
  const { promise: response, resolve, reject } = Promise.withResolvers<void>()
  provideHttp(client, {
    async call(call, input) {
      if (call.name !== logout.name) return call.data.parse({ id: 6 })
      endings.push(input)
      await response
      return call.data.parse({})
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$cookies, cookies],
      [$storage, storage],
      [$session, { id: 5, token: 'secret' }],
    ],
  })
  const port = {
    send: ({ token }: SessionChange) => void broadcastTokens.push(token),
    onReceived: () => () => undefined,
  }
  await allSettled(tabsPortProvided, { scope, params: port })
  await allSettled(firstScreenRendered, { scope })
  const reported: Error[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => reported.push(error) })
  const announcements = announcementsOf(scope)
  return {
    scope,
    time,
    client,
    jar,
    storage,
    broadcastTokens,
    endedTokens: () => endings.map(({ token }) => token),
    endings,
    reported,
    resolve,
    reject,
    announcements,
    signOut: () => allSettled(signOutRequested, { scope }),
    isGuest: () => scope.getState($isGuest),
  }
}

describe('sign-out', () => {
  it('is immediate in this tab, the cookie and other tabs, before the server responds', async () => {
    const { signOut, isGuest, jar, storage, broadcastTokens, endedTokens, resolve, reported, announcements } =
      await start()
    const signingOut = signOut()
    expect(isGuest()).toBe(true)
    expect([jar.get('token'), storage.getItem(playerKey), broadcastTokens]).toEqual([undefined, null, [null]])
    expect(endedTokens()).toEqual(['secret'])
    resolve()
    await signingOut
    expect([reported, announcements.length]).toEqual([[], 0])
  })

  it('removes private data from the query cache', async () => {
    const { signOut, client, resolve } = await start()
    client.setQueryData(['status', { session: 5, language: 'ru' }], { balance: 100 })
    client.setQueryData(['games', { session: 0, language: 'ru' }], [])
    client.setQueryData(['jackpots', { language: 'ru' }], [])
    resolve()
    await signOut()
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [name] }) => name),
    ).toEqual(['games', 'jackpots'])
  })

  it.each([
    ['does not respond', noResponse],
    ['rejects the call', rejected(3)],
  ])('is reported as unconfirmed when the server %s', async (_, failure) => {
    const { signOut, reject, reported, announcements } = await start()
    reject(new CallFailure(failure))
    await signOut()
    expect([reported.length, announcements.length]).toEqual([1, 1])
  })

  it('waits 15 s for a response, also after the page is closed', async () => {
    const { signOut, resolve, endings } = await start()
    resolve()
    await signOut()
    expect(endings).toEqual([{ token: 'secret', keepalive: true, timeoutMs: 15_000 }])
  })

  it('is confirmed when the server does not know the session', async () => {
    const { signOut, reject, reported, announcements } = await start()
    reject(new CallFailure(rejected(200)))
    await signOut()
    expect([reported, announcements.length]).toEqual([[], 0])
  })

  it('does not affect or notify a player who has signed in since', async () => {
    const { scope, signOut, reject, jar, endedTokens, announcements, reported } = await start()
    const signingOut = signOut()
    void allSettled(signedIn, { scope, params: 'fresh' })
    reject(new CallFailure(noResponse))
    await signingOut
    expect([scope.getState($session).token, jar.get('token'), endedTokens()]).toEqual(['fresh', 'fresh', ['secret']])
    expect([reported.length, announcements.length]).toEqual([1, 0])
  })

  it('does not remove the token that another tab has stored since', async () => {
    const { signOut, isGuest, jar, broadcastTokens, endedTokens, resolve } = await start({ cookie: 'of another tab' })
    resolve()
    await signOut()
    expect([isGuest(), jar.get('token'), broadcastTokens, endedTokens()]).toEqual([
      true,
      'of another tab',
      [],
      ['secret'],
    ])
  })
})
