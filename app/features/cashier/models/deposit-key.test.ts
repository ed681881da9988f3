import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault } from '#app/testing/fake-api.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { depositSubmission, type DepositRequest } from './deposit.model.ts'

const deposit: DepositRequest = { psp: 'card', system: 'Банковская карта', amount: 1500, bank: '' }

it.each([
  ['the same body', deposit, 1],
  ['another amount', { ...deposit, amount: 1600 }, 2],
  ['another bank', { ...deposit, bank: 'sber' }, 2],
  // After a reload in another language: the body has the title of the method.
  ['another title', { ...deposit, system: 'Bank card' }, 2],
])('a deposit after one without a response has a key by its body: %s', async (_, second, count) => {
  const { client, keys } = createFakeApi({ createInvoice: fault.noResponse })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$tabStorage, memoryStorage()],
      [$session, { id: 5, token: 'token' }],
    ],
  })
  for (const params of [deposit, second]) await allSettled(depositSubmission.submitted, { scope, params })
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(count)
})
