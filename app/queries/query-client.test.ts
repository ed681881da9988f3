import { expect, it } from 'vitest'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import { rejected } from '#app/testing/failures.ts'
import { createQueryClient } from './query-client.ts'

it.each([
  ['reports a failed change', 5, 1],
  ['drops the failure of a player who has signed out since', 6, 0],
])('createQueryClient %s', async (_, nextPlayer, reports) => {
  let player = 5
  const reported: Failure[] = []
  const client = createQueryClient(
    (failure) => reported.push(failure),
    () => player,
  )
  const { promise, reject } = Promise.withResolvers<never>()
  const change = client.getMutationCache().build(client, { mutationFn: () => promise })
  const running = change.execute(undefined)
  await expect.poll(() => change.state.status).toBe('pending')
  player = nextPlayer
  reject(new CallFailure(rejected(25)))
  await expect(running).rejects.toThrow()
  expect(reported).toHaveLength(reports)
})
