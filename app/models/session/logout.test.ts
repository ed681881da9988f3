import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { expect, it } from 'vitest'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { joinHttp } from '#app/queries/http-of.ts'
import { logoutWanted } from './logout.model.ts'
import { $isGuest, $session } from './session.model.ts'

it.each([
  ['answers', () => Promise.resolve(), []],
  ['is gone', () => Promise.reject(new Error('gone')), ['gone']],
])('a player who leaves is a guest where the server %s', async (_, answer, told) => {
  const client = new QueryClient()
  const asked: string[] = []
  joinHttp(client, {
    call: async (call) => {
      asked.push(call.name)
      await answer()
      return call.data.parse({})
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$session, { id: 5, token: 'secret' }],
    ],
  })
  const reported: Error[] = []
  createWatch({ unit: callOutsideFailed, scope, fn: (error) => reported.push(error) })
  await allSettled(logoutWanted, { scope })
  expect(asked).toEqual(['logout'])
  expect(reported.map(({ message }) => message)).toEqual(told)
  expect(scope.getState($isGuest)).toBe(true)
  expect(scope.getState($session).token).toBeNull()
})
