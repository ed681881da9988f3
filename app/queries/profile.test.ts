import { expect, it } from 'vitest'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { statusQuery } from './lobby.ts'
import { refreshPlayer } from './profile.ts'

const key = { session: 5, language: 'ru' } as const

it('refreshPlayer refetches the status after a request that was already in flight', async () => {
  const pending: ((balance: number) => void)[] = []
  const queries: unknown[] = []
  const { client } = createFakeApi({
    getStatus: (_: unknown, { query }: { query?: unknown }) => {
      queries.push(query)
      return new Promise((resolve) => pending.push((balance) => resolve({ ...guestUser, id: 5, balance })))
    },
  })
  const earlierRequest = client.fetchQuery(statusQuery(key))
  const refresh = refreshPlayer(client, key)
  pending[0]?.(100)
  await earlierRequest
  await expect.poll(() => queries).toEqual([undefined, { force: 1 }])
  pending[1]?.(900)
  await refresh
  expect(client.getQueryData(statusQuery(key).queryKey)?.balance).toBe(900)
})
