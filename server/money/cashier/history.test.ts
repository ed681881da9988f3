import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBetHistory, getPaymentHistory } from '#contract/money/history.ts'
import { getPayment } from '#contract/money/payments.ts'
import { getStatus } from '#contract/player/status.ts'
import { read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { cancelPayout, createWithdrawal, registerPayee } from '#server/testing/withdrawals.ts'
import { MAX_BETS } from './bets.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

const path = (direction: number, month: number) => `/v2/payments/history?direction=${direction}&month=${month}`
const historyOf = async (from: From, direction = -1, month = 0) =>
  (await readAs(api, { ...getPaymentHistory, path: path(direction, month) }, from)).items
const betsPath = (month: number) => `/v2/bets/history?month=${month}`
const betsOf = (from: From, month = 0) => readAs(api, { ...getBetHistory, path: betsPath(month) }, from)

const MINUTE = 60_000
/** Minutes after the start of the tests. */
const after = (minutes: number) => api.clock.fix(TEST_NOW + minutes * MINUTE)

describe('the payment history', () => {
  it('lists a month in Moscow, newest first, as the providers have decided the payments', async () => {
    const { from } = await registerUser(api, 'keeper')
    // A minute before and after the start of February in Moscow.
    api.clock.fix(Date.parse('2026-01-31T20:59:00Z'))
    const january = await createDeposit(api, from, { system: 'transfer', amount: 1091 })
    api.clock.fix(Date.parse('2026-01-31T21:01:00Z'))
    const paid = await createDeposit(api, from, { system: 'transfer' })
    api.clock.fix(Date.parse('2026-01-31T21:02:00Z'))
    const open = await createDeposit(api, from, { system: 'card' })
    expect((await historyOf(from)).map(({ ref, status, reason, amount }) => [ref, status, reason, amount])).toEqual([
      [open.key, 0, 'unpaid', 1002],
      [paid.key, 1, '', 1002],
    ])
    expect((await historyOf(from, 1, 1)).map(({ ref, status, reason }) => [ref, status, reason])).toEqual([
      [january.key, 3, 'declined'],
    ])
    expect(await historyOf(from, 0)).toEqual([])
    expect(await historyOf((await registerUser(api, 'other')).from)).toEqual([])
  })

  it('lists payouts between the deposits, with their account and stage', async () => {
    after(0)
    const { from } = await registerPayee(api)
    await createWithdrawal(api, from)
    after(1)
    await createWithdrawal(api, from, { amount: 1091, system: 'sbp' })
    after(2)
    const { id: cancelled } = await createWithdrawal(api, from, { amount: 1200 })
    await cancelPayout(api, from, cancelled)
    after(18)
    await createWithdrawal(api, from, { amount: 1300 })
    after(27)
    await createWithdrawal(api, from, { amount: 1400 })
    after(28)
    const { key } = await createDeposit(api, from, { system: 'card' })
    const all = await historyOf(from)
    expect(all.map(({ direction, amount, status, reason }) => [direction, amount, status, reason])).toEqual([
      [1, 1002, 0, 'unpaid'],
      [0, 1400, 0, 'held'],
      [0, 1300, 0, 'sent'],
      [0, 1200, 2, 'cancelled'],
      [0, 1091, 3, 'returned'],
      [0, 1000, 1, ''],
    ])
    expect(all[4]).toMatchObject({ system: 'СБП', wallet: '+799••••0011', system_logo: '/media/payments/sbp.svg' })
    expect((await historyOf(from, 1)).map(({ ref }) => ref)).toEqual([key])
    expect(await historyOf(from, 0)).toHaveLength(5)
    expect(await historyOf(from, 0, 1)).toEqual([])
  })

  it.each([
    [2, 0],
    [-1, 6],
    [-1, -1],
  ])('refuses the direction %i and the month %i', async (direction, month) => {
    const { from } = await registerUser(api, 'curious')
    expect(await read(api, path(direction, month), from)).toMatchObject(rejection(431))
  })
})

describe('the news of payouts', () => {
  const newsOf = async (from: From) => (await readAs(api, getStatus, from)).notify?.payouts

  it('end when the history lists the payout, but not when it lists deposits', async () => {
    after(0)
    const { from } = await registerPayee(api)
    await createWithdrawal(api, from)
    after(1)
    await createWithdrawal(api, from, { amount: 1091 })
    expect(await newsOf(from)).toBe(0)
    after(20)
    expect(await newsOf(from)).toBe(2)
    await historyOf(from, 1)
    expect(await newsOf(from)).toBe(2)
    // Another month: a withdrawal may end in the month after its request.
    await historyOf(from, 0, 1)
    expect(await newsOf(from)).toBe(0)
  })

  it('are those of the player alone, and not of what the player has done', async () => {
    after(0)
    const [owner, other] = [await registerPayee(api), await registerPayee(api)]
    await createWithdrawal(api, owner.from)
    const { id } = await createWithdrawal(api, other.from)
    await cancelPayout(api, other.from, id)
    after(20)
    await historyOf(other.from)
    expect([await newsOf(owner.from), await newsOf(other.from)]).toEqual([1, 0])
  })
})

describe('a payment', () => {
  it('names its page only while the deposit can be paid there', async () => {
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    const { from } = await registerUser(api, 'continuing')
    const { key, page } = await createDeposit(api, from, { system: 'transfer' })
    const pageOf = async () => (await readAs(api, { ...getPayment, path: `/v2/play/payments/${key}` }, from)).page
    expect(await pageOf()).toBe(page)
    api.clock.fix(Date.parse('2026-02-10T12:01:00Z'))
    expect(await pageOf()).toBe('')
  })
})

describe('the bet history', () => {
  type Bet = readonly [at: string, stake: number, win: number, slug: string]
  const insertBets = (player: number, bets: readonly Bet[]) =>
    storeRounds(
      api,
      player,
      bets.map(([at, stake, win, slug]) => ({ game: { id: 1, slug }, stake, win, at: Date.parse(at) })),
    )

  it('lists the rounds of a month in Moscow with their game, newest first, and sums them', async () => {
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    const { from, id } = await registerUser(api, 'player')
    const game = await api.database.db.selectFrom('games').selectAll().orderBy('id').executeTakeFirstOrThrow()
    await insertBets(id, [
      ['2026-01-31T20:59:59Z', 100, 0, game.slug],
      ['2026-01-31T21:00:00Z', 2050, 0, game.slug],
      ['2026-02-09T12:00:00Z', 1000, 4000, 'withdrawn'],
    ])
    const february = await betsOf(from)
    expect(february).toMatchObject({
      items: [
        { game: '', slug: '', bet: 10, win: 40 },
        { game: game.name_ru, slug: game.slug, bet: 20.5, win: 0 },
      ],
      has_more: false,
      bet_total: 30.5,
      win_total: 40,
    })
    expect(await betsOf(from, 1)).toMatchObject({ items: [{ bet: 1 }], bet_total: 1 })
    expect(await betsOf(from, 2)).toMatchObject({ items: [], bet_total: 0, win_total: 0 })
    expect((await betsOf((await registerUser(api, 'idle')).from)).items).toEqual([])
    const [, english] = (await betsOf({ ...from, language: 'en' })).items
    expect(english?.game).toBe(game.name_en)
  })

  it('says when a month has more rounds than the list', async () => {
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    const { from, id } = await registerUser(api, 'busy')
    await insertBets(
      id,
      Array.from({ length: MAX_BETS + 1 }, () => ['2026-02-09T12:00:00Z', 100, 0, '']),
    )
    const { items, has_more, bet_total } = await betsOf(from)
    expect([items.length, has_more, bet_total]).toEqual([MAX_BETS, true, MAX_BETS + 1])
  })

  it.each([6, -1])('refuses the month %i', async (month) => {
    const { from } = await registerUser(api, 'curious')
    expect(await read(api, betsPath(month), from)).toMatchObject(rejection(431))
  })
})
