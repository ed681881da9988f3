import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { guestUser } from '#app/testing/guest-user.ts'
import { provideHttp } from './http-port.ts'
import { statusQuery } from './lobby.ts'
import { refreshPlayer } from './profile.ts'

const key = { session: 5, language: 'ru' } as const

it('asks for the state of a player anew where an older question is on its way', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: ((balance: number) => void)[] = []
  const questions: unknown[] = []
  provideHttp(client, {
    call: (call, { query }) => {
      questions.push(query)
      return new Promise((resolve) => {
        answers.push((balance) => resolve(call.data.parse({ ...guestUser, id: 5, balance })))
      })
    },
  })
  const older = client.fetchQuery(statusQuery(key))
  const refreshed = refreshPlayer(client, key)
  answers[0]?.(100)
  await older
  await expect.poll(() => questions).toEqual([undefined, { force: 1 }])
  answers[1]?.(900)
  await refreshed
  expect(client.getQueryData(statusQuery(key).queryKey)?.balance).toBe(900)
})
