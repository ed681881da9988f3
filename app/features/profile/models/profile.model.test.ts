import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, expect, it } from 'vitest'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { cashbackPayout } from './bonuses.model.ts'
import { $session, signedIn } from '#app/models/session/session.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { bonusesQuery, sessionsQuery, userNotificationsQuery } from '#app/queries/profile.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import './profile.model.ts'

afterEach(() => onlineManager.setOnline(true))

const key = { session: 5, language: 'ru' } as const

it('profile.model refetches all active queries, bypassing caches, after cashback without a response', async () => {
  const queries: unknown[] = []
  const { client, calls } = createFakeApi({
    takeCashback: fault.noResponse,
    getStatus: (_: unknown, { query }: { query?: unknown }) => {
      queries.push(query)
      return { ...guestUser, id: 5 }
    },
    getBonuses: { items: [] },
    getSessions: { items: [] },
    getUserNotifications: { items: [], total: 0 },
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
  calls.length = 0
  await allSettled(cashbackPayout.submitted, { scope, params: 4200 })
  for (const unsubscribe of unsubscribes) unsubscribe()
  expect(calls.slice(1)).toEqual(expect.arrayContaining(['getBonuses', 'getSessions', 'getStatus']))
  expect(queries).toContainEqual({ force: 1 })
  // Inactive queries are only invalidated.
  expect(client.getQueryState(userNotificationsQuery(key).queryKey)?.isInvalidated).toBe(true)
})

it("profile.model does not send paused refetches with the next player's token", async () => {
  const { client, calls } = createFakeApi({ takeCashback: fault.noResponse, getStatus: { ...guestUser, id: 6 } })
  client.mount()
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
  await expect.poll(() => client.getQueryState(statusQuery(key).queryKey)?.fetchStatus).toBe('paused')
  const signIn = allSettled(signedIn, { scope, params: 'another' })
  onlineManager.setOnline(true)
  await Promise.all([submission, signIn])
  client.unmount()
  // The session loads the new player's status, once.
  expect(calls).toEqual(['takeCashback', 'getStatus'])
  expect(client.getQueryData(statusQuery(key).queryKey)).toBeUndefined()
  // Only the submission has failed; cancelled refetches are not reported.
  expect(failures).toHaveLength(1)
})
