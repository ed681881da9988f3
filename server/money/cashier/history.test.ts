import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPaymentHistory } from '#contract/money/history.ts'
import { read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

const path = (direction: number, month: number) => `/v2/payments/history?direction=${direction}&month=${month}`
const historyOf = async (from: From, direction = -1, month = 0) =>
  (await readAs(api, { ...getPaymentHistory, path: path(direction, month) }, from)).items

it('the history lists a month of payments in Moscow, newest first, as their providers have decided them', async () => {
  const { from } = await registerUser(api, 'keeper')
  // A minute before and after the start of February in Moscow.
  api.clock.fix(Date.parse('2026-01-31T20:59:00Z'))
  const january = await createDeposit(api, from, { system: 'transfer', amount: 1091 })
  api.clock.fix(Date.parse('2026-01-31T21:01:00Z'))
  const paid = await createDeposit(api, from, { system: 'transfer' })
  api.clock.fix(Date.parse('2026-01-31T21:02:00Z'))
  const open = await createDeposit(api, from, { system: 'card' })
  expect((await historyOf(from)).map(({ ref, status, amount }) => [ref, status, amount])).toEqual([
    [open.key, 0, 1002],
    [paid.key, 1, 1002],
  ])
  expect((await historyOf(from, 1, 1)).map(({ ref, status }) => [ref, status])).toEqual([[january.key, 3]])
  expect(await historyOf(from, 0)).toEqual([])
  expect(await historyOf((await registerUser(api, 'other')).from)).toEqual([])
})

it.each([
  [2, 0],
  [-1, 6],
  [-1, -1],
])('the history refuses the direction %i and the month %i', async (direction, month) => {
  const { from } = await registerUser(api, 'curious')
  expect(await read(api, path(direction, month), from)).toMatchObject(rejection(431))
})
