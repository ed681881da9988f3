import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { cashbackPayout } from '#app/models/profile/bonuses.model.ts'
import { $session, signedIn } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { bonusesQuery, sessionsQuery, userNotificationsQuery } from '#app/queries/profile.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { noResponse } from '#app/testing/failures.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import './profile.model.ts'

afterEach(() => onlineManager.setOnline(true))

const key = { session: 5, language: 'ru' } as const

it('profile.model refetches all active queries, bypassing caches, after cashback without a response', async () => {
  const requests: [string, unknown][] = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  provideHttp(client, {
    call: async (call, { query }) => {
      requests.push([call.name, query])
      if (call.method === 'POST') throw new CallFailure(noResponse)
      return call.data.parse(call.name === 'getStatus' ? { ...guestUser, id: 5 } : { items: [], total: 0 })
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$language, 'ru'],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  const unsubscribes = [
    new QueryObserver(client, bonusesQuery(key)).subscribe(() => undefined),
    new QueryObserver(client, sessionsQuery(key)).subscribe(() => undefined),
  ]
  await client.fetchInfiniteQuery(userNotificationsQuery(key))
  requests.length = 0
  await allSettled(cashbackPayout.submitted, { scope, params: 4200 })
  for (const unsubscribe of unsubscribes) unsubscribe()
  expect(requests.map(([call]) => call).slice(1)).toEqual(
    expect.arrayContaining(['getBonuses', 'getSessions', 'getStatus']),
  )
  expect(requests).toContainEqual(['getStatus', { force: 1 }])
  // Inactive queries are only invalidated.
  expect(client.getQueryState(userNotificationsQuery(key).queryKey)?.isInvalidated).toBe(true)
})

it("profile.model does not send paused refetches with the next player's token", async () => {
  const requests: string[] = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.mount()
  provideHttp(client, {
    call: async (call) => {
      requests.push(call.name)
      if (call.method === 'POST') throw new CallFailure(noResponse)
      return call.data.parse({ ...guestUser, id: 6 })
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$language, 'ru'],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  const failures: Error[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => failures.push(error) })
  onlineManager.setOnline(false)
  const submission = allSettled(cashbackPayout.submitted, { scope, params: 4200 })
  await vi.waitFor(() => expect(client.getQueryState(statusQuery(key).queryKey)?.fetchStatus).toBe('paused'))
  const signIn = allSettled(signedIn, { scope, params: 'another' })
  onlineManager.setOnline(true)
  await Promise.all([submission, signIn])
  client.unmount()
  // The session loads the new player's status, once.
  expect(requests).toEqual(['takeCashback', 'getStatus'])
  expect(client.getQueryData(statusQuery(key).queryKey)).toBeUndefined()
  // Only the submission has failed; cancelled refetches are not reported.
  expect(failures).toHaveLength(1)
})
