import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { readRejectionHelp } from '#contract/money/rejection-help.ts'
import { getPaymentSystems } from '#contract/money/cashier.ts'
import { getWithdrawalCheck } from '#contract/money/withdrawals.ts'
import { payoutSystem } from '#server/content/payment-systems.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { reduceTurnover } from '#server/money/turnover.ts'
import { codeOf, post, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit, testCard } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import {
  cancelPayout,
  completeProfile,
  createWithdrawal,
  registerPayee,
  requestWithdrawal,
} from '#server/testing/withdrawals.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
beforeEach(() => api.clock.fix(TEST_NOW))
afterAll(() => api.stop())

type Payee = Awaited<ReturnType<typeof registerPayee>>
const wait = (ms: number) => api.clock.fix(api.clock.now() + ms)

const checkOf = (from: From) => readAs(api, getWithdrawalCheck, from)
const unmetOf = async (from: From) => (await checkOf(from)).reasons.filter(({ met }) => !met)

/** Makes a card deposit that is credited a minute later. */
async function deposit({ from }: Payee, system = 'card'): Promise<void> {
  const { key } = await createDeposit(api, from, { system })
  if (system === 'card') {
    await post(api, '/v2/payin/swiftpay/process', { transaction: key, ...testCard, card: '2200000000000053' }, from)
  }
  wait(MINUTE)
  // Reading lets the provider act.
  await checkOf(from)
}
/** Stakes so much own money. */
const stake = ({ id }: Payee, rubles: number) =>
  api.database.db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, id)
    await reduceTurnover(transaction, id, rubles * 100)
  })

describe('the conditions of a withdrawal', () => {
  it('are all met by a new player with a complete profile', async () => {
    const { from } = await registerPayee(api, 2000)
    const check = await checkOf(from)
    expect(check).toMatchObject({ can: true, own: 2000, left_today: 30_000, limit_today: 30_000 })
    const codes = check.reasons.map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([55, 56, 400, 402, 403, 405, 406, 407])
  })

  it('56: the profile is complete and both contacts are confirmed', async () => {
    const player = await registerUser(api, 'nameless')
    await sandbox(api, 'player', { id: player.id, balance: 2000 })
    expect(await requestWithdrawal(api, player.from)).toMatchObject(rejection(56))
    expect(await unmetOf(player.from)).toMatchObject([{ code: 56 }])
    await completeProfile(api, player)
    const contacts = api.database.db.updateTable('players').where('id', '=', player.id)
    await contacts.set({ email_confirmed_at: null }).execute()
    expect(await unmetOf(player.from)).toMatchObject([{ code: 56 }])
    await contacts.set({ email_confirmed_at: new Date(), phone_confirmed_at: null }).execute()
    expect(await unmetOf(player.from)).toMatchObject([{ code: 56 }])
    await contacts.set({ phone_confirmed_at: new Date() }).execute()
    expect(codeOf(await requestWithdrawal(api, player.from))).toBe(0)
  })

  it('55: documents are confirmed before more than 15 000 ₽ in total', async () => {
    const { id, from } = await registerPayee(api)
    await createWithdrawal(api, from, { amount: 15_000 })
    wait(DAY)
    expect(await requestWithdrawal(api, from)).toMatchObject(rejection(55))
    expect(await unmetOf(from)).toMatchObject([{ code: 55, have: 15_000, need: 15_000 }])
    await api.database.db.updateTable('players').set({ verified_at: new Date() }).where('id', '=', id).execute()
    expect(codeOf(await requestWithdrawal(api, from))).toBe(0)
  })

  it('406 and 407: no bonus is active', async () => {
    const { id, from } = await registerPayee(api)
    await sandbox(api, 'give', { id, offer: 'cherry-spins' })
    const activate = async (kind: string) => {
      const row = await api.database.db
        .selectFrom('bonuses')
        .select('id')
        .where('player_id', '=', id)
        .where('offer', '=', kind)
        .executeTakeFirstOrThrow()
      expect(codeOf(await post(api, '/v2/user/bonuses', { id: row.id }, from))).toBe(0)
    }
    await activate('cherry-spins')
    expect(await requestWithdrawal(api, from)).toMatchObject(rejection(407))
    expect(await unmetOf(from)).toMatchObject([{ code: 407 }])
    wait(8 * DAY)
    await sandbox(api, 'give', { id, offer: 'gift' })
    await activate('gift')
    expect(await requestWithdrawal(api, from)).toMatchObject(rejection(406))
    expect(await unmetOf(from)).toMatchObject([{ code: 406 }])
  })

  it.each([
    ['welcome-1', 87, [406, 407]],
    ['welcome-1', 0, [406]],
    ['cherry-spins', 5, [407]],
    ['cherry-spins', 0, [406]],
  ])('406 and 407 say of %s with %i free spins left: %j', async (offer, spins, codes) => {
    const { id, from } = await registerPayee(api)
    // The welcome package is given at sign-up.
    if (offer !== 'welcome-1') await sandbox(api, 'give', { id, offer })
    await api.database.db
      .updateTable('bonuses')
      .set({ activated_at: new Date(api.clock.now()), spins_left: spins })
      .where('player_id', '=', id)
      .where('offer', '=', offer)
      .execute()
    expect((await unmetOf(from)).map(({ code }) => code)).toEqual(codes)
  })

  it('405: own money is staked for twice the deposits', async () => {
    const payee = await registerPayee(api, 0)
    await deposit(payee)
    await stake(payee, 2003)
    const refused = await requestWithdrawal(api, payee.from)
    expect(refused).toMatchObject(rejection(405))
    expect(readRejectionHelp(refused.kind === 'rejected' ? refused.data : null)).toMatchObject({ left: 1, total: 2004 })
    expect(await unmetOf(payee.from)).toMatchObject([{ code: 405, have: 2003, need: 2004 }])
    await stake(payee, 1)
    expect(codeOf(await requestWithdrawal(api, payee.from))).toBe(0)
  })

  it('405 starts anew with a deposit after everything was lost', async () => {
    const payee = await registerPayee(api, 0)
    await deposit(payee)
    await deposit(payee)
    expect(await unmetOf(payee.from)).toMatchObject([{ need: 4008 }])
    await sandbox(api, 'player', { id: payee.id, balance: 0.99 })
    await deposit(payee)
    expect(await unmetOf(payee.from)).toMatchObject([{ have: 0, need: 2004 }])
  })

  it('400: no paid deposit waits for its provider', async () => {
    const payee = await registerPayee(api)
    const { key } = await createDeposit(api, payee.from, { system: 'card', amount: 1095 })
    // An unpaid order does not block.
    expect(await unmetOf(payee.from)).toEqual([])
    await post(
      api,
      '/v2/payin/swiftpay/process',
      { transaction: key, ...testCard, card: '2200000000000053' },
      payee.from,
    )
    expect(await requestWithdrawal(api, payee.from)).toMatchObject(rejection(400))
    expect(await unmetOf(payee.from)).toMatchObject([{ code: 400 }])
  })

  it('402: at most 30 000 ₽ a day in Moscow, without what came back', async () => {
    api.clock.fix(Date.parse('2026-03-01T20:00:00Z'))
    const { id, from } = await registerPayee(api, 60_000)
    await api.database.db.updateTable('players').set({ verified_at: new Date() }).where('id', '=', id).execute()
    const { id: payout } = await createWithdrawal(api, from, { amount: 29_000 })
    wait(MINUTE)
    const refused = await requestWithdrawal(api, from, { amount: 1001 })
    expect(refused).toMatchObject(rejection(402))
    expect(readRejectionHelp(refused.kind === 'rejected' ? refused.data : null)).toMatchObject({ left: 1000 })
    expect(await checkOf(from)).toMatchObject({ can: true, left_today: 1000 })
    await cancelPayout(api, from, payout)
    expect(await checkOf(from)).toMatchObject({ left_today: 30_000 })
    await createWithdrawal(api, from, { amount: 30_000 })
    wait(MINUTE)
    expect(await unmetOf(from)).toMatchObject([{ code: 402, have: 30_000, until: Date.parse('2026-03-01T21:00:00Z') }])
    api.clock.fix(Date.parse('2026-03-01T21:00:00Z'))
    expect(await checkOf(from)).toMatchObject({ can: true, left_today: 30_000 })
  })

  it('403: 10 seconds have passed since the last accepted request', async () => {
    const { from } = await registerPayee(api)
    await createWithdrawal(api, from)
    wait(3 * SECOND)
    const refused = await requestWithdrawal(api, from)
    expect(refused).toMatchObject(rejection(403))
    expect(readRejectionHelp(refused.kind === 'rejected' ? refused.data : null)).toMatchObject({ seconds: 7 })
    expect(await unmetOf(from)).toMatchObject([{ code: 403, until: TEST_NOW + 10 * SECOND }])
    // A clock that was set back does not lock the player out.
    wait(-20 * SECOND)
    expect(await unmetOf(from)).toEqual([])
    wait(27 * SECOND)
    expect(codeOf(await requestWithdrawal(api, from))).toBe(0)
  })

  it('412: money goes back by the kind of system that it came by', async () => {
    const payee = await registerPayee(api, 0)
    await deposit(payee, 'wallet-1')
    await stake(payee, 5000)
    expect(await requestWithdrawal(api, payee.from)).toMatchObject(rejection(412))
    const { payout } = await readAs(api, getPaymentSystems, payee.from)
    const families = payout.map(({ id }) => payoutSystem(id)?.family)
    expect([...new Set(families)]).toEqual(['wallet'])
    expect(codeOf(await requestWithdrawal(api, payee.from, { system: 'wallet-2' }))).toBe(0)
    const before = new Date(api.clock.now() - 180 * DAY)
    await api.database.db.updateTable('payins').set({ created_at: before }).where('player_id', '=', payee.id).execute()
    await sandbox(api, 'player', { id: payee.id, balance: 2000 })
    wait(MINUTE)
    expect(codeOf(await requestWithdrawal(api, payee.from))).toBe(0)
  })
})

describe('the fields of a withdrawal', () => {
  it.each([
    [{ system: 'moon' }, errorCode.payoutSystemUnavailable],
    [{ amount: 1000.5 }, errorCode.payoutNotWhole],
    [{ amount: 0 }, errorCode.amountInvalid],
    [{ amount: -1000 }, errorCode.amountInvalid],
    [{ amount: 2001 }, errorCode.amountInvalid],
    [{ amount: 1e300 }, errorCode.amountInvalid],
    [{ amount: 499 }, errorCode.payoutBelowMinimum],
    [{ params: { account: '12345678901' } }, errorCode.parametersInvalid],
    [{ params: { account: '•••• 1111', saved: true } }, errorCode.parametersInvalid],
    [{ system: 'card-usd', params: { account: testCard.card } }, errorCode.parametersInvalid],
    [{ system: 'card-usd', params: { account: testCard.card, holder: '<b>A</b>' } }, errorCode.parametersInvalid],
    [{ system: 'phone', params: { account: '12345678' } }, errorCode.phoneInvalid],
    [{ system: 'phone', params: { account: '+375291234567' } }, errorCode.phoneInvalid],
    [{ system: 'sbp', params: { account: '+79995550011' } }, errorCode.parametersInvalid],
    [{ system: 'sbp', params: { account: '+79995550011', bank: 'constructor' } }, errorCode.parametersInvalid],
    [{ system: 'email', params: { account: 'anna@' } }, errorCode.emailInvalid],
    [{ system: 'wallet-2', params: { account: '123' } }, errorCode.parametersInvalid],
    [{ system: 'wallet-2', params: { account: '<script>' } }, errorCode.parametersInvalid],
  ])('%j is rejected with %i', async (withdrawal, code) => {
    const { from } = await registerPayee(api, 2000)
    expect(await requestWithdrawal(api, from, withdrawal)).toMatchObject(rejection(code))
  })

  it('name the limits of the system', async () => {
    const { from } = await registerPayee(api, 20_000)
    expect(await requestWithdrawal(api, from, { amount: 499 })).toMatchObject({
      args: { min_amount: 500, currency: 'RUB' },
    })
    expect(await requestWithdrawal(api, from, { system: 'phone', amount: 15_001 })).toMatchObject({
      code: errorCode.payoutAboveMaximum,
      args: { max_amount: 15_000, currency: 'RUB' },
    })
  })
})
