import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createInvoice } from '#contract/money/deposits.ts'
import { sendUserCode } from '#contract/player/confirmation.ts'
import { getStatus } from '#contract/player/status.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const held = Promise.withResolvers<string>()
const gateway = Promise.withResolvers<void>()
let sendingCount = 0
let api: TestApi
beforeAll(async () => {
  const sendMessage = () => {
    sendingCount += 1
    return gateway.promise
  }
  api = await startTestApi(seededMemory(), {}, null, { sendMessage })
  api.app.get('/held', (request, reply) => api.app.requestLimits.share(request, reply, () => held.promise))
})
afterAll(() => api.stop())

const STRANGER = '203.0.113.1'
const deposit = (remoteAddress: string, authorization: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api${createInvoice.path.replace(':provider', 'transfer')}`,
    remoteAddress,
    headers: { authorization, 'idempotency-key': randomUUID() },
    payload: { psp: 'transfer', amount: 1002, type: 'payin', params: { system: 'transfer', currency: 'RUB' } },
  })

it('a move that a stranger has made wait in the own queue takes the place of no player', async () => {
  const { id, token } = await registerUser(api, 'not-locked-out')
  const holding = ['a', 'b'].map(() => api.app.inject({ url: '/held', remoteAddress: STRANGER }))
  const waiting = [`player ${id}`, `session Token ${id}`, `Token player ${id}`, `${id}`].map((forged) =>
    deposit(STRANGER, forged),
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect((await deposit('203.0.113.2', `Token ${token}`)).json()).toMatchObject({ error: 0 })
  held.resolve('over')
  await Promise.all(holding)
  expect((await Promise.all(waiting)).map((response) => response.json().error)).toEqual([200, 200, 200, 200])
})

it('a code that waits for its gateway takes no place from its network', async () => {
  const network = '203.0.113.3'
  const players = await Promise.all(['code-1', 'code-2'].map((login) => registerUser(api, login)))
  const sending = players.map(({ token }) =>
    api.app.inject({
      method: 'POST',
      url: `/api${sendUserCode.path}`,
      remoteAddress: network,
      headers: { authorization: `Token ${token}` },
      payload: { kind: 'phone' },
    }),
  )
  await expect.poll(() => sendingCount).toBe(2)
  const others = await api.app.inject({ url: `/api${getStatus.path}`, remoteAddress: network })
  expect(others.json()).toMatchObject({ error: 0 })
  gateway.resolve()
  expect((await Promise.all(sending)).map((response) => response.json().error)).toEqual([0, 0])
})
