import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPaymentSystems } from '#contract/money/cashier.ts'
import { getPayment } from '#contract/money/payments.ts'
import { getStatus } from '#contract/player/status.ts'
import { askProviders } from '#server/money/providers/ask-providers.ts'
import { chooseProviders } from '#server/money/providers/choose-providers.ts'
import { reduceTurnover } from '#server/money/turnover.ts'
import { codeOf, deleteAt, post, read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit, requestDeposit, testCard } from '#server/testing/deposits.ts'
import {
  GATEWAY_ACCOUNT,
  GATEWAY_SECRET,
  sendEvent,
  startFakePaymentGateway,
  type FakePaymentGateway,
} from '#server/testing/fake-payment-gateway.ts'
import {
  productionSettings,
  sandboxOf,
  seededMemory,
  startTestApi,
  TEST_NOW,
  type TestApi,
} from '#server/testing/test-api.ts'
import { completeProfile, createWithdrawal, openPayouts, requestWithdrawal } from '#server/testing/withdrawals.ts'

const MINUTE = 60_000

/* A production server without the sandbox, whose payments are moved by the gateway of an operator. */

let gateway: FakePaymentGateway
let api: TestApi
beforeAll(async () => {
  gateway = await startFakePaymentGateway(() => api.clock.now())
  const settings = productionSettings({
    PAYMENT_GATEWAY_URL: gateway.url,
    PAYMENT_GATEWAY_SECRET: GATEWAY_SECRET,
  })
  const services = { sandbox: sandboxOf(settings), providers: chooseProviders(settings) }
  api = await startTestApi(seededMemory(), {}, null, services)
})
beforeEach(() => {
  api.clock.fix(TEST_NOW)
  Object.assign(gateway, { behaviour: 'answer', refusal: null })
})
afterAll(async () => {
  await api.stop()
  await gateway.stop()
})

const after = (ms: number) => api.clock.fix(TEST_NOW + ms)
const ask = () => askProviders(api.payments, api.clock.now())
const moneyOf = async (from: From) => {
  const { balance, on_hold } = await readAs(api, getStatus, from)
  return { balance, on_hold }
}
const paymentOf = (from: From, ref: string) => readAs(api, { ...getPayment, path: `/v2/play/payments/${ref}` }, from)
const transferPage = (from: From, ref: string) => read(api, `/v2/payin/magnet/info?id=${ref}`, from)
const shows = (payload: object) => ({ kind: 'accepted', payload: expect.objectContaining(payload) })

async function deposit(system = 'transfer', amount = 1002) {
  const { id, from } = await registerUser(api, 'payer')
  const { key: ref } = await createDeposit(api, from, { system, amount })
  return { id, from, ref, paid: { id: `${ref}-1`, payment: ref, status: 'paid', amount: amount * 100 } as const }
}

describe('a deposit by the gateway', () => {
  it('is offered, paid on its page and credited by a signed event', async () => {
    const { from, ref, paid } = await deposit()
    expect((await readAs(api, getPaymentSystems, from)).payin.length).toBeGreaterThan(0)
    expect(await transferPage(from, ref)).toMatchObject(shows({ amount: 1002, wallet: GATEWAY_ACCOUNT, confirmed: 0 }))
    expect(gateway.payments.get(ref)).toMatchObject({ amount: 100_200, requests: 1 })
    expect(await sendEvent(api, paid)).toBe(200)
    expect(await transferPage(from, ref)).toMatchObject(shows({ confirmed: 1 }))
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
  })

  it('of an amount that the sandbox would refuse or whose response it would lose is an ordinary one', async () => {
    const { from } = await registerUser(api, 'payer')
    expect(codeOf(await requestDeposit(api, from, { system: 'transfer', amount: 1081 }))).toBe(0)
    const other = await registerUser(api, 'payer')
    expect(codeOf(await requestDeposit(api, other.from, { system: 'transfer', amount: 1098 }))).toBe(0)
  })

  it.each([
    ['with another secret', { secret: 'another secret of at least 32 chars' }],
    [
      'with a changed body',
      { body: '{"id":"x","payment":"0123456789abcdef0123456789abcdef","status":"paid","amount":1}' },
    ],
    ['that is six minutes old', { signedAt: TEST_NOW - 6 * MINUTE }],
    ['that is six minutes in the future', { signedAt: TEST_NOW + 6 * MINUTE }],
  ])('is not credited by an event %s', async (_, options) => {
    const { from, ref, paid } = await deposit()
    expect(await sendEvent(api, paid, options)).toBe(401)
    expect(await transferPage(from, ref)).toMatchObject(shows({ confirmed: 0 }))
    expect(await moneyOf(from)).toEqual({ balance: 0, on_hold: 0 })
  })

  it('is not credited by an event without a signature', async () => {
    const { from, paid } = await deposit()
    const response = await api.app.inject({ method: 'POST', url: '/api/providers/gateway/events', payload: paid })
    expect(response.statusCode).toBe(401)
    expect(await moneyOf(from)).toEqual({ balance: 0, on_hold: 0 })
  })

  it('is credited when it is read, although its event has come too late', async () => {
    const { from, ref, paid } = await deposit()
    expect(await sendEvent(api, paid, { signedAt: TEST_NOW - 6 * MINUTE })).toBe(401)
    gateway.payments.get(ref)?.events.push(paid)
    await ask()
    expect(await moneyOf(from)).toEqual({ balance: 0, on_hold: 0 })
    after(MINUTE)
    await ask()
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
  })

  it('is credited once by events that are repeated, replayed and read', async () => {
    const { from, ref, paid } = await deposit()
    for (let time = 0; time < 3; time += 1) expect(await sendEvent(api, paid)).toBe(200)
    gateway.payments.get(ref)?.events.push(paid)
    after(4 * MINUTE)
    await ask()
    expect(await sendEvent(api, paid, { signedAt: TEST_NOW })).toBe(200)
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
    expect((await paymentOf(from, ref)).steps.map(({ step }) => step)).toEqual(['created', 'credited'])
  })

  it('stays paid if an earlier rejection comes after the payment', async () => {
    const { from, ref, paid } = await deposit()
    await sendEvent(api, paid)
    expect(await sendEvent(api, { ...paid, id: `${ref}-0`, status: 'declined' })).toBe(200)
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'paid' })
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
  })

  it.each([
    ['after a rejection', 'declined', 100_200],
    ['of another amount', null, 100_100],
  ] as const)('waits for a person if a payment comes %s', async (_, before, amount) => {
    const { from, ref, paid } = await deposit()
    if (before !== null) await sendEvent(api, { ...paid, id: `${ref}-0`, status: before })
    expect(await sendEvent(api, { ...paid, amount })).toBe(200)
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'processing', awaited: 'house' })
    expect(await moneyOf(from)).toEqual({ balance: 0, on_hold: 0 })
  })

  it('answers events of unknown payments with 404 and malformed ones with 400', async () => {
    const { paid } = await deposit()
    expect(await sendEvent(api, { ...paid, payment: 'f'.repeat(32) })).toBe(404)
    expect(await sendEvent(api, { ...paid, amount: 0 })).toBe(400)
    expect(await sendEvent(api, { ...paid, amount: 10.5 })).toBe(400)
  })

  it.each(['lose', 'drop', 'garbage'] as const)(
    'is made once if the gateway’s answer is unread (%s)',
    async (behaviour) => {
      gateway.behaviour = behaviour
      const { from, ref, paid } = await deposit()
      expect(await transferPage(from, ref)).toMatchObject(shows({ wallet: '', confirmed: 0 }))
      await ask()
      gateway.behaviour = 'answer'
      after(MINUTE)
      await ask()
      expect(await transferPage(from, ref)).toMatchObject(shows({ wallet: GATEWAY_ACCOUNT, confirmed: 0 }))
      expect(gateway.payments.get(ref)?.requests).toBe(1)
      await sendEvent(api, paid)
      expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
    },
  )

  it('that the gateway refuses leaves nothing behind', async () => {
    const { from } = await registerUser(api, 'payer')
    gateway.refusal = 422
    expect(await requestDeposit(api, from, { system: 'transfer' })).toMatchObject(rejection(422))
    gateway.refusal = 99_999
    expect(await requestDeposit(api, from, { system: 'transfer' })).toMatchObject(rejection(423))
    gateway.refusal = null
    expect(codeOf(await requestDeposit(api, from, { system: 'transfer' }))).toBe(0)
  })

  it('expires by its deadline, and is credited by a later event', async () => {
    const { from, ref, paid } = await deposit()
    after(16 * MINUTE)
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'notReceived' })
    await sendEvent(api, paid)
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
  })

  it('is cancelled only if the gateway has read the cancellation', async () => {
    const { from, ref } = await deposit()
    const cancel = () => deleteAt(api, `/v2/play/payments/${ref}`, from)
    gateway.behaviour = 'drop'
    expect(codeOf(await cancel())).toBe(21)
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'waiting' })
    gateway.behaviour = 'answer'
    expect(codeOf(await cancel())).toBe(0)
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'cancelled' })
  })

  const pay = (from: From, ref: string) =>
    post(api, '/v2/payin/swiftpay/process', { transaction: ref, ...testCard }, from)

  it('by card is confirmed on the bank’s page', async () => {
    const { from, ref, paid } = await deposit('card')
    expect(await pay(from, ref)).toMatchObject({ kind: 'accepted', payload: { url: 'https://bank.example/3ds' } })
    await sendEvent(api, paid)
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
  })

  it('by card takes no second card while the answer to the first is unknown', async () => {
    const { from, ref, paid } = await deposit('card')
    gateway.behaviour = 'lose'
    expect(await pay(from, ref)).toMatchObject({ kind: 'accepted', payload: { url: '' } })
    gateway.behaviour = 'answer'
    expect(codeOf(await pay(from, ref))).toBe(19)
    expect(gateway.paths.filter((path) => path === `POST /payments/${ref}/card`)).toHaveLength(1)
    gateway.payments.get(ref)?.events.push(paid)
    await ask()
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
  })
})

describe('a withdrawal by the gateway', () => {
  /** Signs up a player with 2002 ₽ of own money who withdraws 1000 ₽ to a card. */
  async function withdraw() {
    const player = await registerUser(api, 'payee')
    await completeProfile(api, player)
    const { key: ref } = await createDeposit(api, player.from, { system: 'transfer', amount: 2002 })
    await sendEvent(api, { id: `${ref}-1`, payment: ref, status: 'paid', amount: 200_200 })
    await api.database.db.transaction().execute((transaction) => reduceTurnover(transaction, player.id, 1_000_000))
    const payout = await createWithdrawal(api, player.from)
    return { from: player.from, ...payout }
  }

  it('is sent after ten minutes, by the token of its account, and paid by an event', async () => {
    const { from, ref } = await withdraw()
    await ask()
    expect([gateway.payouts.has(ref), await moneyOf(from)]).toEqual([false, { balance: 1002, on_hold: 1000 }])
    after(10 * MINUTE)
    await ask()
    await ask()
    expect(gateway.payouts.get(ref)).toMatchObject({ amount: 100_000, account: 'token of 1111', requests: 1 })
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'processing', awaited: 'provider' })
    const paid = { id: `${ref}-1`, payment: ref, status: 'paid', amount: 100_000 } as const
    expect([await sendEvent(api, paid), await sendEvent(api, paid)]).toEqual([200, 200])
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
    // It has ended, so a contradicting report changes nothing.
    expect(await sendEvent(api, { ...paid, id: `${ref}-2`, status: 'declined' })).toBe(200)
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'paid' })
  })

  it('returns once if the gateway refuses it', async () => {
    const { from, ref } = await withdraw()
    gateway.refusal = 423
    after(10 * MINUTE)
    await ask()
    await ask()
    after(11 * MINUTE)
    await ask()
    expect(await moneyOf(from)).toEqual({ balance: 2002, on_hold: 0 })
    expect(await paymentOf(from, ref)).toMatchObject({ state: 'declined' })
  })

  it('whose answer is lost is held, asked for again, and paid once', async () => {
    const { from, ref } = await withdraw()
    gateway.behaviour = 'lose'
    after(10 * MINUTE)
    await ask()
    await ask()
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 1000 })
    expect(await openPayouts(api, from)).toMatchObject([{ can_cancel: false }])
    gateway.behaviour = 'answer'
    gateway.payouts.get(ref)?.events.push({ id: `${ref}-1`, status: 'paid', amount: 100_000 })
    after(12 * MINUTE)
    await ask()
    expect(gateway.payouts.get(ref)).toMatchObject({ amount: 100_000, requests: 2 })
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 0 })
  })

  it('is refused, and moves nothing, if the gateway does not take the account', async () => {
    const { from } = await withdraw()
    after(MINUTE)
    gateway.behaviour = 'drop'
    expect(await requestWithdrawal(api, from, { amount: 1000 })).toMatchObject(rejection(411))
    Object.assign(gateway, { behaviour: 'answer', refusal: 423 })
    expect(await requestWithdrawal(api, from, { amount: 1000 })).toMatchObject(rejection(431))
    expect(await moneyOf(from)).toEqual({ balance: 1002, on_hold: 1000 })
  })

  it('to a remembered card uses its token, and asks for the number if the gateway has none', async () => {
    const { from } = await withdraw()
    const remember = (value: string) => post(api, '/payout/card/remember-wallet', { name: 'account', value }, from)
    const toSaved = (account: string) => requestWithdrawal(api, from, { amount: 500, params: { account, saved: true } })
    after(MINUTE)
    expect(codeOf(await remember('5555555555554444'))).toBe(0)
    expect(await toSaved('•••• 4444')).toMatchObject(rejection(431))
    expect(codeOf(await remember('•••• 1111'))).toBe(0)
    expect(codeOf(await toSaved('•••• 1111'))).toBe(0)
    after(12 * MINUTE)
    await ask()
    await ask()
    const accounts = [...gateway.payouts.values()].slice(-2).map(({ account }) => account)
    expect(accounts).toEqual(['token of 1111', 'token of 1111'])
  })
})
