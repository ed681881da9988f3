import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bonusesOf, post, registerUser } from '#server/testing/accounts.ts'
import { payDeposit } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { readPurses } from './ledger.ts'
import { readTurnover } from './turnover.ts'
import { findContradictions } from './reconcile.ts'
import { addToStake, placeStake, settleStake, type NewStake } from './stakes.ts'

const DAY = 24 * 60 * 60 * 1000

describe('stakes', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(async () => {
    api.clock.fix(TEST_NOW)
    expect(await findContradictions(api.database.db)).toEqual([])
  })
  afterAll(() => api.stop())

  const { status, list, giveUp } = bonusesOf(() => api)
  const cherryRow = { id: 1, slug: 'cherry-row' }
  const stake = async (round: Partial<NewStake> & Pick<NewStake, 'player' | 'round' | 'kopecks'>) => {
    const defaults = { game: cherryRow, weight: 100, isFreeSpin: false, now: api.clock.now() }
    const placed = await api.database.db
      .transaction()
      .execute((transaction) => placeStake(transaction, { ...defaults, ...round }))
    return placed.kind
  }
  const settle = (player: number, round: string, win: number) =>
    api.database.db
      .transaction()
      .execute((transaction) => settleStake(transaction, { player, round, win, now: api.clock.now() }))
  const pursesOf = (player: number) => readPurses(api.database.db, player)

  /** A player with own money in rubles and the gift: 500 ₽, to be wagered ×10. */
  const gifted = async (balance: number) => {
    const player = await registerUser(api, 'staker')
    if (balance > 0) await sandbox(api, 'player', { id: player.id, balance })
    await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, player.from)
    return player
  }

  it('take own money first, and a win goes back in the parts of the stake', async () => {
    const { id, from } = await gifted(10)
    expect(await stake({ player: id, round: 'parts', kopecks: 3000 })).toBe('placed')
    expect(await pursesOf(id)).toMatchObject({ own: 0, bonus: 48_000 })
    // A third of 100.01 ₽ is own, with the odd kopeck.
    await settle(id, 'parts', 10_001)
    expect(await pursesOf(id)).toMatchObject({ own: 3334, bonus: 54_667 })
    expect(await status(from)).toMatchObject({ wagerbets: 4970, wagerbetsall: 5000 })
  })

  it('with more added than the bonus allows for a whole stake are refused', async () => {
    const { id } = await gifted(1000)
    const add = (step: number, kopecks: number) =>
      api.database.db.transaction().execute((transaction) =>
        addToStake(transaction, {
          ...{ player: id, round: 'large', game: cherryRow, kopecks, weight: 100, step },
          now: api.clock.now(),
        }),
      )
    expect(await stake({ player: id, round: 'large', kopecks: 30_000 })).toBe('placed')
    expect(await add(0, 20_001)).toEqual({ kind: 'aboveMaxBet' })
    expect(await add(0, 20_000)).toEqual({ kind: 'placed', own: 20_000, bonus: 0 })
    expect(await add(1, 1)).toEqual({ kind: 'aboveMaxBet' })
    expect(await pursesOf(id)).toMatchObject({ own: 50_000, bonus: 50_000 })
    await settle(id, 'large', 0)
  })

  it('are settled once', async () => {
    const { id } = await gifted(100)
    expect(await stake({ player: id, round: 'once', kopecks: 5000 })).toBe('placed')
    await settle(id, 'once', 700)
    await settle(id, 'once', 700)
    expect(await pursesOf(id)).toMatchObject({ own: 5700, bonus: 50_000 })
  })

  it.each([
    [100, 4900],
    [20, 4980],
    [10, 4990],
    [0, 5000],
  ])('of 100 ₽ with a weight of %i per cent leave %i ₽ to wager', async (weight, left) => {
    const { id, from } = await gifted(100)
    await sandbox(api, 'stake', { id, amount: 100, win: 100, weight })
    expect(await status(from)).toMatchObject({ wagerbets: left, balance: 100 })
  })

  it.each([
    [100, 4008],
    [20, 4172.8],
    [0, 4214],
  ])(
    'with a weight of %i per cent count their own part only towards the turnover: %d ₽ are left',
    async (weight, left) => {
      const { id, from } = await registerUser(api, 'depositor')
      await payDeposit(api, from, 2107)
      await sandbox(api, 'player', { id, balance: 206 })
      await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, from)
      await sandbox(api, 'stake', { id, amount: 306, weight })
      expect((await readTurnover(api.database.db, id)).left).toBe(Math.round(left * 100))
      expect(await pursesOf(id)).toMatchObject({ own: 0, bonus: 40_000 })
    },
  )

  it('are limited to 500 ₽ while a bonus is active, and by the money', async () => {
    const { id } = await gifted(600)
    expect(await stake({ player: id, round: 'big', kopecks: 50_001 })).toBe('aboveMaxBet')
    const poor = await registerUser(api, 'poor')
    await sandbox(api, 'player', { id: poor.id, balance: 600 })
    expect(await stake({ player: poor.id, round: 'free', kopecks: 60_000 })).toBe('placed')
    expect(await stake({ player: poor.id, round: 'empty', kopecks: 1 })).toBe('noFunds')
    await settle(poor.id, 'free', 0)
  })

  it('that wager the bonus make its money own, and announce it', async () => {
    const { id, from } = await gifted(0)
    for (let round = 0; round < 10; round += 1) await sandbox(api, 'stake', { id, amount: 500, win: 500 })
    expect(await pursesOf(id)).toMatchObject({ own: 50_000, bonus: 0 })
    expect(await status(from)).toMatchObject({ wagerbets: 0, bonusNotify: { status: 'ok', win: 500 } })
    expect(await list(from)).toMatchObject([{ state: 'used', won: 500, amount: 500, ended_at: TEST_NOW }])
  })

  it('that lose its money end it as lost, once no stake of it is open', async () => {
    const { id, from } = await gifted(0)
    await stake({ player: id, round: 'last', kopecks: 50_000 })
    expect(await list(from)).toMatchObject([{ state: 'active' }])
    await settle(id, 'last', 0)
    expect(await list(from)).toMatchObject([{ state: 'lost', won: 0 }])
    expect(await status(from)).toMatchObject({ bonusNotify: { status: 'lost' }, bonus_balance: 0 })
  })

  it('of a bonus that was given up, or has expired, win for the own part only', async () => {
    const { id, from } = await gifted(10)
    await stake({ player: id, round: 'given up', kopecks: 2000 })
    const [bonus] = await list(from)
    await giveUp(from, bonus?.id)
    await settle(id, 'given up', 8000)
    expect(await pursesOf(id)).toMatchObject({ own: 4000, bonus: 0 })
    const other = await gifted(10)
    await stake({ player: other.id, round: 'expired', kopecks: 2000 })
    api.clock.fix(TEST_NOW + 30 * DAY)
    await settle(other.id, 'expired', 8000)
    expect(await pursesOf(other.id)).toMatchObject({ own: 4000, bonus: 0 })
    // The session has expired too.
    api.clock.fix(TEST_NOW)
    expect(await list(other.from)).toMatchObject([{ state: 'expired', ended_at: TEST_NOW + 30 * DAY }])
  })

  it('take nothing from a bonus whose offer no longer exists, and no free spin', async () => {
    const { id } = await gifted(10)
    await api.database.db
      .updateTable('bonuses')
      .set({ offer: 'withdrawn', spins_left: 1 })
      .where('player_id', '=', id)
      .execute()
    expect(await stake({ player: id, round: 'no spin', kopecks: 500, isFreeSpin: true })).toBe('freeSpins')
    expect(await stake({ player: id, round: 'too much', kopecks: 1500 })).toBe('noFunds')
    expect(await stake({ player: id, round: 'own only', kopecks: 1000 })).toBe('placed')
    await settle(id, 'own only', 200)
    expect(await pursesOf(id)).toMatchObject({ own: 200, bonus: 50_000 })
  })

  it('conserve the money of any rounds, and never wager more than there is to wager', async () => {
    const rounds = fc.array(
      fc.record({
        kopecks: fc.integer({ min: 1, max: 60_000 }),
        win: fc.nat(90_000),
        weight: fc.constantFrom(0, 10, 20, 100),
      }),
      { minLength: 1, maxLength: 12 },
    )
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(300), rounds, async (balance, played) => {
        const { id, from } = await gifted(balance)
        let expected = balance * 100 + 50_000
        for (const { kopecks, win, weight } of played) {
          count += 1
          const round = `random ${count}`
          if ((await stake({ player: id, round, kopecks, weight })) !== 'placed') continue
          await settle(id, round, win)
          expected += win - kopecks
          const { own, bonus } = await pursesOf(id)
          expect(own + bonus).toBe(expected)
          const { wagerbets } = await status(from)
          expect(wagerbets).toBeGreaterThanOrEqual(0)
          expect(wagerbets).toBeLessThanOrEqual(5000)
        }
      }),
      { numRuns: 15 },
    )
  })
})
