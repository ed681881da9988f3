import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPayment } from '#contract/money/payments.ts'
import { getStatus } from '#contract/player/status.ts'
import { askProviders } from '#server/money/providers/ask-providers.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { reduceTurnover } from '#server/money/turnover.ts'
import { codeOf, deleteAt, post, read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit, requestDeposit, testCard } from '#server/testing/deposits.ts'
import {
  GATEWAY_SECRET,
  sendEvent,
  startFakePaymentGateway,
  type FakePaymentGateway,
} from '#server/testing/fake-payment-gateway.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { completeProfile, createWithdrawal, requestWithdrawal } from '#server/testing/withdrawals.ts'
import { createGatewayProvider } from './provider.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/* A gateway that is faulty, or in wrong hands: it has the secret and the money, and says what the protocol does not allow. */

let gateway: FakePaymentGateway
let api: TestApi
beforeAll(async () => {
  gateway = await startFakePaymentGateway(() => api.clock.now())
  const providers = [createGatewayProvider({ url: gateway.url, secret: GATEWAY_SECRET })]
  api = await startTestApi(seededMemory(), {}, null, { sandbox: null, providers })
})
beforeEach(() => {
  api.clock.fix(TEST_NOW)
  Object.assign(gateway, { refusal: null, faults: new Map() })
})
afterAll(async () => {
  await api.stop()
  await gateway.stop()
})

const after = (ms: number) => api.clock.fix(TEST_NOW + ms)
const ask = () => askProviders(api.payments, api.clock.now())
const balanceOf = async (from: From) => (await readAs(api, getStatus, from)).balance
const stateOf = async (from: From, ref: string) =>
  (await readAs(api, { ...getPayment, path: `/v2/play/payments/${ref}` }, from)).state
const answer = (end: string, content: unknown, status = 200) =>
  void (gateway.faults = new Map([[end, { status, answer: content }]]))

async function deposit(system = 'transfer') {
  const { from } = await registerUser(api, 'payer')
  const { key: ref } = await createDeposit(api, from, { system })
  return { from, ref, paid: { id: `${ref}-1`, payment: ref, status: 'paid', amount: 100_200 } as const }
}

describe('a deposit by a faulty gateway', () => {
  it('that has expired is read until 15 minutes after, and credited', async () => {
    const { from, ref, paid } = await deposit()
    after(15 * MINUTE)
    expect(await stateOf(from, ref)).toBe('notReceived')
    await ask()
    gateway.payments.get(ref)?.events.push(paid)
    after(20 * MINUTE)
    await ask()
    expect(await balanceOf(from)).toBe(1002)
  })

  it.each([
    ['without an answer', {}, 500],
    ['of which no answer is readable', { account: '2200\u0000', events: [] }, 200],
  ])('%s is read until 15 minutes after its deadline', async (_, content, status) => {
    const { ref } = await deposit()
    answer(`/payments/${ref}`, content, status)
    const reads = () => gateway.paths.filter((path) => path === `GET /payments/${ref}`).length
    after(29 * MINUTE)
    await ask()
    after(31 * MINUTE)
    await ask()
    expect(reads()).toBe(2)
    after(DAY)
    await ask()
    expect(reads()).toBe(2)
  })

  it('that never reached the gateway is made again only before its deadline', async () => {
    const [early, late] = [await deposit(), await deposit()]
    gateway.payments.delete(early.ref)
    after(14 * MINUTE)
    await ask()
    expect(gateway.payments.has(early.ref)).toBe(true)
    gateway.payments.delete(late.ref)
    after(16 * MINUTE)
    await ask()
    expect(gateway.payments.has(late.ref)).toBe(false)
  })

  it('stays expired if its account is found after the deadline', async () => {
    const { from } = await registerUser(api, 'payer')
    const { key: id } = await createDeposit(api, from, { system: 'sbp', bank: 'tbank' })
    after(6 * MINUTE)
    const status = () => read(api, `/v2/payin/cascade/status?id=${id}`, from)
    expect(await status()).toMatchObject({ payload: { status: 4 } })
    await ask()
    expect(await status()).toMatchObject({ payload: { status: 4 } })
    expect(await findContradictions(api.database.db)).toEqual([])
  })

  it('is not lost if the id of its event has named another one, because the gateway gets an error', async () => {
    const [first, second] = [await deposit(), await deposit()]
    expect(await sendEvent(api, { ...first.paid, id: 'evt-1', status: 'declined' })).toBe(200)
    expect(await sendEvent(api, { ...first.paid, id: 'evt-1' })).toBe(409)
    expect(await sendEvent(api, { ...second.paid, id: 'evt-1' })).toBe(409)
    expect(await sendEvent(api, { ...second.paid, id: 'evt-2' })).toBe(200)
    expect([await balanceOf(first.from), await balanceOf(second.from)]).toEqual([0, 1002])
  })

  it('above the limit does not reach the gateway, which may reserve an account for each', async () => {
    const { from } = await registerUser(api, 'payer')
    gateway.refusal = 422
    await requestDeposit(api, from, { system: 'transfer' })
    gateway.refusal = null
    for (let count = 0; count < 10; count += 1) {
      const { key } = await createDeposit(api, from, { system: 'transfer' })
      expect(codeOf(await deleteAt(api, `/v2/play/payments/${key}`, from))).toBe(0)
    }
    const asked = gateway.payments.size
    expect(await requestDeposit(api, from, { system: 'transfer' })).toMatchObject(rejection(5))
    expect(gateway.payments.size).toBe(asked)
  })

  it('is opened and paid, although its account has a character that no database stores', async () => {
    answer('/payments', { account: '2200\u0000', events: [] })
    const { from, ref, paid } = await deposit()
    gateway.faults = new Map()
    gateway.payments.get(ref)?.events.push(paid)
    await ask()
    expect(await balanceOf(from)).toBe(1002)
    expect(await sendEvent(api, { ...paid, payment: '\u0000'.repeat(32) })).toBe(400)
  })

  it.each(['javascript:alert(1)', 'http://bank.example', 'https://bank.example/\u0000', '/psp/3ds/1'])(
    'by card leads to no page such as %j',
    async (page) => {
      const { from, ref } = await deposit('card')
      answer('/card', { page })
      const response = await post(api, '/v2/payin/swiftpay/process', { transaction: ref, ...testCard }, from)
      expect(response).toMatchObject({ kind: 'accepted', payload: { url: '' } })
      expect(await stateOf(from, ref)).toBe('processing')
    },
  )

  it('is not declined by a read that the gateway refuses', async () => {
    const { from, ref, paid } = await deposit()
    answer(`/payments/${ref}`, { code: 423 }, 422)
    after(MINUTE)
    await ask()
    expect(await stateOf(from, ref)).toBe('waiting')
    await sendEvent(api, paid)
    expect(await balanceOf(from)).toBe(1002)
  })
})

describe('a withdrawal by a faulty gateway', () => {
  async function withdraw() {
    const player = await registerUser(api, 'payee')
    await completeProfile(api, player)
    const { key: ref } = await createDeposit(api, player.from, { system: 'transfer', amount: 2002 })
    await sendEvent(api, { id: `${ref}-1`, payment: ref, status: 'paid', amount: 200_200 })
    await api.database.db.transaction().execute((transaction) => reduceTurnover(transaction, player.id, 1_000_000))
    const payout = await createWithdrawal(api, player.from)
    return { from: player.from, ...payout }
  }

  it('stays held after a refusal that is none of the protocol, and returns after one that is', async () => {
    const { from } = await withdraw()
    answer('/payouts', { code: 409 }, 422)
    after(10 * MINUTE)
    await ask()
    await ask()
    expect(await balanceOf(from)).toBe(1002)
    answer('/payouts', { code: 423 }, 422)
    after(12 * MINUTE)
    await ask()
    expect(await balanceOf(from)).toBe(2002)
  })

  it('is not limited by requests that the gateway has not answered', async () => {
    const { from } = await withdraw()
    after(MINUTE)
    answer('/accounts', {}, 500)
    for (let count = 0; count < 11; count += 1)
      expect(await requestWithdrawal(api, from, { amount: 500 })).toMatchObject(rejection(411))
    gateway.faults = new Map()
    expect(codeOf(await requestWithdrawal(api, from, { amount: 500 }))).toBe(0)
  })

  it('tests at most ten accounts that the gateway refuses', async () => {
    const { from } = await withdraw()
    after(MINUTE)
    gateway.refusal = 423
    for (let count = 0; count < 10; count += 1)
      expect(await requestWithdrawal(api, from, { amount: 500 })).toMatchObject(rejection(431))
    const asked = gateway.paths.length
    expect(await requestWithdrawal(api, from, { amount: 500 })).toMatchObject(rejection(5))
    expect(gateway.paths).toHaveLength(asked)
  })
})
