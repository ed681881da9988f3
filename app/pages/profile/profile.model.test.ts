import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, expect, it, vi } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { cashbackPayout } from '#app/models/profile/bonuses.model.ts'
import { notificationRead } from '#app/models/profile/notifications.model.ts'
import { settingSwitched } from '#app/models/profile/settings.model.ts'
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

it.each([
  ['cashback', cashbackPayout.submitted.prepend(() => ({}))],
  ['the mark of a notification', notificationRead.prepend(() => 3)],
  ['a setting', settingSwitched.prepend(() => ({ setting: 'winter_mode' as const, isOn: true }))],
] as const)(
  'after an unread answer to %s all that is looked at is asked for again, past every cache',
  async (_, press) => {
    const asked: [string, unknown][] = []
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    provideHttp(client, {
      call: async (call, { query }) => {
        asked.push([call.name, query])
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
    const looks = [
      new QueryObserver(client, bonusesQuery(key)).subscribe(() => undefined),
      new QueryObserver(client, sessionsQuery(key)).subscribe(() => undefined),
    ]
    await client.fetchInfiniteQuery(userNotificationsQuery(key))
    asked.length = 0
    await allSettled(press, { scope })
    for (const end of looks) end()
    expect(asked.map(([call]) => call).slice(1)).toEqual(
      expect.arrayContaining(['getBonuses', 'getSessions', 'getStatus']),
    )
    expect(asked).toContainEqual(['getStatus', { force: 1 }])
    // What nobody looks at waits until somebody does.
    expect(client.getQueryState(userNotificationsQuery(key).queryKey)?.isInvalidated).toBe(true)
  },
)

it('what waits for the network is not asked for with the token of the next player', async () => {
  const asked: string[] = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.mount()
  provideHttp(client, {
    call: async (call) => {
      asked.push(call.name)
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
  const told: Error[] = []
  createWatch({ unit: requestFailed, scope, fn: (error) => told.push(error) })
  onlineManager.setOnline(false)
  const pressing = allSettled(cashbackPayout.submitted, { scope, params: {} })
  await vi.waitFor(() => expect(client.getQueryState(statusQuery(key).queryKey)?.fetchStatus).toBe('paused'))
  const leaving = allSettled(signedIn, { scope, params: 'another' })
  onlineManager.setOnline(true)
  await Promise.all([pressing, leaving])
  client.unmount()
  // Who has come is asked about once, by the session.
  expect(asked).toEqual(['takeCashback', 'getStatus'])
  expect(client.getQueryData(statusQuery(key).queryKey)).toBeUndefined()
  // The answer that was not read, and nothing of what was put away.
  expect(told).toHaveLength(1)
})
