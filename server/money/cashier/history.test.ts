import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBetHistory, getPaymentHistory } from '#contract/money/history.ts'
import { getPayment } from '#contract/money/payments.ts'
import { getStatus } from '#contract/player/status.ts'
import type { PayoutStage } from '#server/money/payouts/stages.ts'
import { read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import { startTestApi, seededMemory, type TestApi } from '#server/testing/test-api.ts'
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

/** Inserts a payout as its request and its provider would have left it. */
const insertPayout = (player: number, stage: PayoutStage, at: string, isNews = false) =>
  api.database.db
    .insertInto('payouts')
    .values({
      ref: randomUUID(),
      player_id: player,
      system: 'sbp',
      kopecks: 300_000,
      account_mask: '+799••••4567',
      holder: '',
      bank: 'sber',
      stage,
      outcome: 'console',
      created_at: new Date(at),
      is_news: isNews,
    })
    .execute()

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
    const { from, id } = await registerUser(api, 'payee')
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    const deposit = await createDeposit(api, from, { system: 'card' })
    const stages = ['held', 'sent', 'paid', 'cancelled', 'returned', 'refused'] as const
    for (const [day, stage] of stages.entries()) await insertPayout(id, stage, `2026-02-0${day + 1}T09:00:00Z`)
    await insertPayout(id, 'paid', '2026-02-10T12:01:00Z')
    await insertPayout(id, 'paid', '2026-01-31T20:59:59Z')
    const all = await historyOf(from)
    expect(all.map(({ direction, status, reason }) => [direction, status, reason])).toEqual([
      [0, 1, ''],
      [1, 0, 'unpaid'],
      [0, 3, 'refused'],
      [0, 3, 'returned'],
      [0, 2, 'cancelled'],
      [0, 1, ''],
      [0, 0, 'sent'],
      [0, 0, 'held'],
    ])
    expect(all[0]).toMatchObject({ amount: 3000, wallet: '+799••••4567', system: 'СБП' })
    expect((await historyOf(from, 1)).map(({ ref }) => ref)).toEqual([deposit.key])
    expect(await historyOf(from, 0)).toHaveLength(7)
    expect(await historyOf(from, 0, 1)).toHaveLength(1)
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

  it('end when the history lists the payout, but not when it lists deposits or another month', async () => {
    const { from, id } = await registerUser(api, 'waiting')
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    await insertPayout(id, 'paid', '2026-02-09T09:00:00Z', true)
    await insertPayout(id, 'returned', '2026-02-08T09:00:00Z', true)
    await insertPayout(id, 'paid', '2026-01-08T09:00:00Z', true)
    expect(await newsOf(from)).toBe(3)
    await historyOf(from, 1)
    expect(await newsOf(from)).toBe(3)
    await historyOf(from, 0)
    expect(await newsOf(from)).toBe(1)
    await historyOf(from, -1, 1)
    expect(await newsOf(from)).toBe(0)
  })

  it('are those of the player alone', async () => {
    const [owner, other] = [await registerUser(api, 'owner'), await registerUser(api, 'reader')]
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    await insertPayout(owner.id, 'paid', '2026-02-09T09:00:00Z', true)
    await historyOf(other.from)
    expect([await newsOf(owner.from), await newsOf(other.from)]).toEqual([1, 0])
  })
})

describe('a payment', () => {
  it('names its page only while the deposit can be paid there', async () => {
    const { from } = await registerUser(api, 'continuing')
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    const { key, page } = await createDeposit(api, from, { system: 'transfer' })
    const pageOf = async () => (await readAs(api, { ...getPayment, path: `/v2/play/payments/${key}` }, from)).page
    expect(await pageOf()).toBe(page)
    api.clock.fix(Date.parse('2026-02-10T12:01:00Z'))
    expect(await pageOf()).toBe('')
  })
})

describe('the bet history', () => {
  const insertBets = (player: number, bets: readonly [at: string, stake: number, win: number, game: number][]) =>
    api.database.db
      .insertInto('player_rounds')
      .values(
        bets.map(([at, stake_kopecks, win_kopecks, game_id]) => ({
          id: randomUUID(),
          player_id: player,
          game_id,
          stake_kopecks,
          win_kopecks,
          proof: 'x',
          played_at: new Date(at),
        })),
      )
      .execute()

  it('lists the rounds of a month in Moscow with their game, newest first, and sums them', async () => {
    const { from, id } = await registerUser(api, 'player')
    const game = await api.database.db.selectFrom('games').selectAll().orderBy('id').executeTakeFirstOrThrow()
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    await insertBets(id, [
      ['2026-01-31T20:59:59Z', 100, 0, game.id],
      ['2026-01-31T21:00:00Z', 2050, 0, game.id],
      ['2026-02-09T12:00:00Z', 1000, 4000, 0],
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
    const { from, id } = await registerUser(api, 'busy')
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    await insertBets(
      id,
      Array.from({ length: MAX_BETS + 1 }, () => ['2026-02-09T12:00:00Z', 100, 0, 0]),
    )
    const { items, has_more, bet_total } = await betsOf(from)
    expect([items.length, has_more, bet_total]).toEqual([MAX_BETS, true, MAX_BETS + 1])
  })

  it.each([6, -1])('refuses the month %i', async (month) => {
    const { from } = await registerUser(api, 'curious')
    expect(await read(api, betsPath(month), from)).toMatchObject(rejection(431))
  })
})
