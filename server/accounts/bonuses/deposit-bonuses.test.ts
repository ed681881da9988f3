import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bonusesOf, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { payDeposit } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { findContradictions } from '#server/money/reconcile.ts'

const accepted = { kind: 'accepted' }
const HOUR = 60 * 60 * 1000

describe('deposit bonuses', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(async () => {
    api.clock.fix(TEST_NOW)
    expect(await findContradictions(api.database.db)).toEqual([])
  })
  afterAll(() => api.stop())

  const { status, activate, welcome, giveUp } = bonusesOf(() => api)
  const idOf = async (from: From, ordinal: number) => (await welcome(from))[ordinal - 1]?.id
  const take = async (from: From, ordinal: number) => activate(from, { id: await idOf(from, ordinal) })

  it('are given at sign-up and wait for their deposits', async () => {
    const { from } = await registerUser(api, 'newcomer')
    const stage = {
      percent: 100,
      amount: 16_700,
      max_amount: 16_700,
      max_paid: 8350,
      min_deposit: 500,
      opens: 'deposit',
    }
    expect(await welcome(from)).toMatchObject([
      { ...stage, deposit: 1, spins: 90 },
      { ...stage, deposit: 2, spins: 60 },
      { ...stage, amount: 16_600, max_amount: 16_600, max_paid: 8300, deposit: 3, spins: 60 },
    ])
    expect(await status(from)).toMatchObject({ has_bonuses: false, available_bonuses: 0 })
    expect(await take(from, 1)).toMatchObject(rejection(9))
  })

  it.each([
    [1002, { system: 'transfer' }, 1002],
    [16_700, { system: 'sbp', bank: 'tbank' }, 16_700],
  ])('double a first deposit of %i ₽ by %o, to be staked ten times with it', async (deposit, system, amount) => {
    const { from } = await registerUser(api, 'depositor')
    await payDeposit(api, from, deposit, system)
    const opened = (await welcome(from))[0]
    expect(opened).toMatchObject({ opens: 'now', amount, expires_at: TEST_NOW + 24 * HOUR })
    expect(await status(from)).toMatchObject({ available_bonuses: 1 })
    expect(await take(from, 1)).toMatchObject(accepted)
    const stakes = 10 * (amount + deposit)
    expect(await status(from)).toMatchObject({
      balance: deposit,
      bonus_balance: amount,
      wagerbets: stakes,
      wagerbetsall: stakes,
    })
    const active = (await welcome(from))[0]
    expect(active).toMatchObject({ state: 'active', amount, spins_left: 90 })
    // The card before the activation said the same.
    const { wager_total, max_paid } = opened ?? {}
    expect({ wager_total, max_paid }).toEqual({ wager_total: stakes, max_paid: amount / 2 })
    expect(active).toMatchObject({ wager_total, max_paid })
  })

  it.each([
    ['more than half of it', 0, 501],
    ['half of it', 501, 501],
    ['less', 602, 400],
  ])('pay at most half of the bonus when %s is left, and own winnings in full', async (_, lost, paid) => {
    const { id, from } = await registerUser(api, 'wagerer')
    await payDeposit(api, from, 1002)
    expect(await take(from, 1)).toMatchObject(accepted)
    const stake = (amount: number, win: number) => sandbox(api, 'stake', { id, amount, win })
    // All own money is lost, then a part of the bonus; the rest wagers the bonus.
    for (const amount of [500, 500, 2]) await stake(amount, 0)
    if (lost > 0) for (const amount of [lost - 200, 200]) await stake(amount, 0)
    const left = 1002 - lost
    const { wagerbets } = await status(from)
    const most = Math.min(left, 500)
    for (let rest = wagerbets; rest > 0; rest -= most) await stake(most, most)
    expect(await status(from)).toMatchObject({ balance: Math.min(paid, left), bonus_balance: 0, wagerbets: 0 })
    expect((await welcome(from))[0]).toMatchObject({ state: 'used', won: Math.min(paid, left) })
  })

  it('that were active when the terms changed finish under the earlier ones', async () => {
    const { id, from } = await registerUser(api, 'earlier')
    await payDeposit(api, from, 1002)
    expect(await take(from, 1)).toMatchObject(accepted)
    await api.database.db.updateTable('bonuses').set({ earlier_terms: true }).where('player_id', '=', id).execute()
    expect(await status(from)).toMatchObject({ wagerbetsall: 10_020 })
    expect((await welcome(from))[0]).toMatchObject({ max_paid: 0 })
    for (let rest = 10_020; rest > 0; rest -= 334) await sandbox(api, 'stake', { id, amount: 334, win: 334 })
    expect(await status(from)).toMatchObject({ balance: 2004, bonus_balance: 0 })
  })

  it('that were earned but not taken when the terms changed keep what their deposit was promised', async () => {
    const { from } = await registerUser(api, 'earned-earlier')
    await payDeposit(api, from, 1002)
    const migration = await readFile(
      new URL('../../db/migrations/0045-earlier-bonus-terms.sql', import.meta.url),
      'utf8',
    )
    await sql.raw(migration.slice(migration.indexOf('update'))).execute(api.database.db)
    expect(await welcome(from)).toMatchObject([
      { percent: 300, max_amount: 20_000, amount: 3006, max_paid: 0, wager_total: 30_060, opens: 'now' },
      { percent: 100, max_amount: 16_700, max_paid: 8350, opens: 'deposit' },
      { percent: 100, max_amount: 16_600, max_paid: 8300, opens: 'deposit' },
    ])
    expect(await take(from, 1)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({ bonus_balance: 3006, wagerbetsall: 30_060 })
  })

  it('wait for 24 hours each for their own deposit, whatever is deposited later', async () => {
    const { from } = await registerUser(api, 'second')
    await payDeposit(api, from, 1002)
    expect(await take(from, 2)).toMatchObject(rejection(10))
    for (const amount of [2002, 501, 3002]) await payDeposit(api, from, amount)
    const until = TEST_NOW + 24 * HOUR
    expect(await welcome(from)).toMatchObject([
      { opens: 'now', amount: 1002, expires_at: until },
      { opens: 'now', amount: 2002, expires_at: until },
      { opens: 'now', amount: 501, expires_at: until },
    ])
    expect(await take(from, 1)).toMatchObject(accepted)
    expect(await take(from, 2)).toMatchObject(rejection(307))
    expect(await status(from)).toMatchObject({ bonus_balance: 1002 })
    expect(await giveUp(from, await idOf(from, 1))).toMatchObject(accepted)
    expect(await take(from, 2)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({ bonus_balance: 2002 })
  })

  it('can be taken for 24 hours after the deposit', async () => {
    const { from } = await registerUser(api, 'late')
    await payDeposit(api, from, 1002)
    api.clock.fix(TEST_NOW + 24 * HOUR + 1)
    expect(await take(from, 1)).toMatchObject(rejection(12))
    expect((await welcome(from))[0]).toMatchObject({ opens: 'never' })
    api.clock.fix(TEST_NOW + 24 * HOUR)
    expect(await take(from, 1)).toMatchObject(accepted)
  })

  it('are taken once per deposit', async () => {
    const { id, from } = await registerUser(api, 'twice')
    await payDeposit(api, from, 1002)
    const first = await idOf(from, 1)
    expect(await take(from, 1)).toMatchObject(accepted)
    expect(await giveUp(from, first)).toMatchObject(accepted)
    await sandbox(api, 'give', { id, offer: 'welcome-1' })
    const [again] = (await welcome(from)).filter(({ state }) => state === 'available')
    expect(await activate(from, { id: again?.id })).toMatchObject(rejection(14))
  })

  it('require a minimum and the own money of the deposit', async () => {
    const { id, from } = await registerUser(api, 'spender')
    await payDeposit(api, from, 402)
    expect(await take(from, 1)).toMatchObject({ ...rejection(15), args: [500] })
    await payDeposit(api, from, 1002)
    await sandbox(api, 'player', { id, balance: 1001.99 })
    expect(await take(from, 2)).toMatchObject(rejection(16))
    expect((await welcome(from))[1]).toMatchObject({ opens: 'balance', amount: 1002 })
    await sandbox(api, 'player', { id, balance: 1002 })
    expect(await take(from, 2)).toMatchObject(accepted)
  })

  it('are given up: the bonus money goes back, the own money stays', async () => {
    const { from } = await registerUser(api, 'quitter')
    await payDeposit(api, from, 1002)
    const id = await idOf(from, 1)
    expect(await giveUp(from, id)).toMatchObject(rejection(305))
    expect(await take(from, 1)).toMatchObject(accepted)
    expect(await giveUp(from, id)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({ balance: 1002, bonus_balance: 0, wagerbets: 0, wagerbetsall: 0 })
    expect((await welcome(from))[0]).toMatchObject({ state: 'cancelled', amount: 1002, ended_at: TEST_NOW })
    // A repeat after a lost response changes nothing.
    expect(await giveUp(from, id)).toMatchObject(accepted)
    expect(await take(from, 1)).toMatchObject(rejection(305))
    expect(await giveUp(from, 999_999)).toMatchObject(rejection(300))
  })
})
