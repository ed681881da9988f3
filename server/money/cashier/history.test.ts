import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getBetHistory, getPaymentHistory, HISTORY_PAGE, PAYIN, PAYOUT } from '#contract/money/history.ts'
import { getPayment } from '#contract/money/payments.ts'
import { getStatus } from '#contract/player/status.ts'
import { read, readAs, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { startTestApi, seededMemory, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { cancelPayout, createWithdrawal, registerPayee } from '#server/testing/withdrawals.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

const path = (direction: number, month: number, after = '') =>
  `/v2/payments/history?direction=${direction}&month=${month}&after=${encodeURIComponent(after)}`
const historyOf = async (from: From, direction = -1, month = 0) =>
  (await readAs(api, { ...getPaymentHistory, path: path(direction, month) }, from)).items
const betsPath = (month: number, after = '') => `/v2/bets/history?month=${month}&after=${after}`
const betsOf = (from: From, month = 0, after = '') =>
  readAs(api, { ...getBetHistory, path: betsPath(month, after) }, from)

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

describe('the pages of the payment history', () => {
  const NOW = Date.parse('2026-02-10T12:00:00Z')
  const SIZE = HISTORY_PAGE + 40
  const pageOf = (from: From, direction: number, after = '') =>
    readAs(api, { ...getPaymentHistory, path: path(direction, 0, after) }, from)

  // They have neither steps nor a place in the ledger, which is checked when the API stops.
  afterEach(async () => {
    await api.database.db.deleteFrom('payins').where('ref', 'like', 'page-%').execute()
    await api.database.db.deleteFrom('payouts').where('ref', 'like', 'page-%').execute()
  })

  /** As many paid deposits and withdrawals of 1 ₽ and of 2 ₽, three of each in a moment. */
  async function manyPayments(login: string) {
    api.clock.fix(NOW)
    const { from, id } = await registerUser(api, login)
    const common = Array.from({ length: SIZE }, (_, index) => ({
      ref: `page-${login}-${index}`,
      player_id: id,
      system: 'card',
      bank: '',
      stage: 'paid' as const,
      created_at: new Date(NOW - Math.floor(index / 3) * MINUTE),
    }))
    const { db } = api.database
    await db
      .insertInto('payins')
      .values(common.map((payment) => ({ ...payment, kopecks: 100, expires_at: new Date(NOW) })))
      .execute()
    await db
      .insertInto('payouts')
      .values(common.map((payment) => ({ ...payment, kopecks: 200, account_mask: '', holder: '' })))
      .execute()
    return { from, id, login }
  }

  it.each([
    [
      'both directions',
      -1,
      2 * SIZE,
      { payin_count: SIZE, payin_total: SIZE, payout_count: SIZE, payout_total: 2 * SIZE },
    ],
    ['deposits', PAYIN, SIZE, { payin_count: SIZE, payin_total: SIZE, payout_count: 0, payout_total: 0 }],
    ['payouts', PAYOUT, SIZE, { payin_count: 0, payin_total: 0, payout_count: SIZE, payout_total: 2 * SIZE }],
  ])('have every payment of %s once, newest first, and the totals of all', async (name, direction, count, totals) => {
    const { from } = await manyPayments(name.replaceAll(' ', '-'))
    const seen: { key: string; at: number }[] = []
    let after = ''
    do {
      const page = await pageOf(from, direction, after)
      expect(page.totals).toEqual(after === '' ? totals : null)
      expect(page.items.length).toBeLessThanOrEqual(HISTORY_PAGE)
      seen.push(...page.items.map((item) => ({ key: `${item.direction}-${item.id}`, at: item.created_at })))
      after = page.next
    } while (after !== '')
    expect(new Set(seen.map(({ key }) => key)).size).toBe(count)
    expect(seen).toHaveLength(count)
    expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).toSorted((a, b) => b - a))
  })

  it('do not shift when a payment is made meanwhile', async () => {
    const { from, id, login } = await manyPayments('shifting')
    const first = await pageOf(from, PAYIN)
    await api.database.db
      .insertInto('payins')
      .values({
        ref: `page-${login}-new`,
        player_id: id,
        system: 'card',
        bank: '',
        stage: 'paid',
        kopecks: 100,
        created_at: new Date(NOW),
        expires_at: new Date(NOW),
      })
      .execute()
    const second = await pageOf(from, PAYIN, first.next)
    expect(second.items).toHaveLength(SIZE - HISTORY_PAGE)
    const firstRefs = new Set(first.items.map(({ ref }) => ref))
    expect(second.items.filter(({ ref }) => firstRefs.has(ref))).toEqual([])
  })

  it.each([
    'x',
    '.',
    `${NOW}`,
    `${NOW}.`,
    `${NOW}.2.1`,
    `${NOW}.1.x`,
    `${NOW}.1.${2 ** 53}`,
    `${NOW}.1.${'9'.repeat(40)}`,
    `-${NOW}.1.1`,
    // Other months, and times that a database cannot hold.
    `${Date.parse('2026-01-10T12:00:00Z')}.1.1`,
    '0.1.1',
    '999999999999999.1.1',
    `${'9'.repeat(30)}.1.1`,
  ])('refuse the cursor "%s"', async (after) => {
    api.clock.fix(NOW)
    const { from } = await registerUser(api, 'forger')
    expect(await read(api, path(-1, 0, after), from)).toMatchObject(rejection(431))
    if (after.endsWith('.1.1')) expect(await read(api, betsPath(0, after), from)).toMatchObject(rejection(431))
  })

  it.each([2 ** 31, 999_999_999_999_999])('take an id beyond the column, %i, as none', async (id) => {
    api.clock.fix(NOW)
    const { from } = await registerUser(api, 'beyond')
    expect((await pageOf(from, -1, `${NOW}.1.${id}`)).items).toEqual([])
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
      next: '',
      bet_total: 30.5,
      win_total: 40,
    })
    expect(await betsOf(from, 1)).toMatchObject({ items: [{ bet: 1 }], bet_total: 1 })
    expect(await betsOf(from, 2)).toMatchObject({ items: [], bet_total: 0, win_total: 0 })
    expect((await betsOf((await registerUser(api, 'idle')).from)).items).toEqual([])
    const [, english] = (await betsOf({ ...from, language: 'en' })).items
    expect(english?.game).toBe(game.name_en)
  })

  it('comes by pages, each round once, and sums the whole month', async () => {
    api.clock.fix(Date.parse('2026-02-10T12:00:00Z'))
    const { from, id } = await registerUser(api, 'busy')
    await insertBets(
      id,
      Array.from({ length: HISTORY_PAGE + 1 }, () => ['2026-02-09T12:00:00Z', 100, 0, '']),
    )
    const first = await betsOf(from)
    expect([first.items.length, first.bet_total]).toEqual([HISTORY_PAGE, HISTORY_PAGE + 1])
    const rest = await betsOf(from, 0, first.next)
    expect([rest.items.length, rest.bet_total, rest.next]).toEqual([1, null, ''])
    expect(new Set([...first.items, ...rest.items].map((bet) => bet.id)).size).toBe(HISTORY_PAGE + 1)
  })

  it.each([6, -1])('refuses the month %i', async (month) => {
    const { from } = await registerUser(api, 'curious')
    expect(await read(api, betsPath(month), from)).toMatchObject(rejection(431))
  })
})
