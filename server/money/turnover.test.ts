import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { giveBonus, readStarted } from '#server/accounts/bonuses/bonus-rows.ts'
import { giveUpBonus } from '#server/accounts/bonuses/end-bonus.ts'
import type { BonusKey } from '#server/content/bonuses.ts'
import { bonusesOf, registerUser, type From } from '#server/testing/accounts.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { payDeposit } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { makeTransfer, readPurses, type Posting } from './ledger.ts'
import { placeStake, settleStake } from './stakes.ts'
import { addDepositTurnover, readTurnover } from './turnover.ts'

interface Player {
  id: number
  from: From
}

describe('turnover', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const { activate } = bonusesOf(() => api)
  let count = 0
  /** Moves money as an adjustment: the ledger expects a deposit or a withdrawal behind other kinds. */
  const move = (player: number, posting: Posting) => {
    count += 1
    const transfer = { ref: `test:${count}`, kind: 'adjustment', player, now: TEST_NOW, postings: [posting] } as const
    return api.database.db.transaction().execute((transaction) => makeTransfer(transaction, transfer))
  }
  const takeBonus = async ({ id, from }: Player, offer: BonusKey) =>
    activate(from, { id: await giveBonus(api.database.db, id, offer, TEST_NOW) })
  const stake = async (player: number, kopecks: number, weight = 100) => {
    count += 1
    const round = `turnover ${count}`
    const { db } = api.database
    const isFreeSpin = ((await readStarted(db, player))?.spins_left ?? 0) > 0
    const game = { id: 1, slug: 'cherry-row' }
    const amount = isFreeSpin ? 500 : kopecks
    const placed = await db
      .transaction()
      .execute((transaction) =>
        placeStake(transaction, { player, round, game, kopecks: amount, weight, isFreeSpin, now: TEST_NOW }),
      )
    return placed.kind === 'placed' ? round : null
  }
  const settle = (player: number, round: string, win: number) =>
    api.database.db
      .transaction()
      .execute((transaction) => settleStake(transaction, { player, round, win, now: TEST_NOW }))
  const expireBonus = (player: number) =>
    api.database.db
      .updateTable('bonuses')
      .set({ expires_at: new Date(TEST_NOW - 1) })
      .where('player_id', '=', player)
      .where('activated_at', 'is not', null)
      .where('ended_at', 'is', null)
      .execute()

  /** A player who has deposited 1002 ₽ and lost it without staking it. */
  const drained = async (balance = 0): Promise<Player> => {
    const player = await registerUser(api, 'turnover')
    await payDeposit(api, player.from, 1002)
    await sandbox(api, 'player', { id: player.id, balance })
    return player
  }
  const meterAfterDeposit = async ({ id, from }: Player) => {
    await payDeposit(api, from, 1002)
    return readTurnover(api.database.db, id)
  }
  const ONE_DEPOSIT = 200_400
  const started = { left: ONE_DEPOSIT, total: ONE_DEPOSIT }
  const added = { left: 2 * ONE_DEPOSIT, total: 2 * ONE_DEPOSIT }

  it('starts anew with a deposit when less than 1 ₽ is left', async () => {
    expect(await meterAfterDeposit(await drained(0.99))).toEqual(started)
    expect(await meterAfterDeposit(await drained(1))).toEqual(added)
  })

  it('goes on while the player has bonus money', async () => {
    const player = await drained()
    await takeBonus(player, 'gift')
    expect(await meterAfterDeposit(player)).toEqual(added)
  })

  it('goes on while the player has free spins of a bonus', async () => {
    const player = await drained()
    await takeBonus(player, 'cherry-spins')
    expect(await meterAfterDeposit(player)).toEqual(added)
  })

  it('starts anew when the time of the bonus is up, which ends it', async () => {
    const player = await drained()
    await takeBonus(player, 'gift')
    await expireBonus(player.id)
    expect(await meterAfterDeposit(player)).toEqual(started)
    expect(await readPurses(api.database.db, player.id)).toMatchObject({ own: 100_200, bonus: 0 })
  })

  it('goes on while a stake is open', async () => {
    const player = await drained(500)
    const round = await stake(player.id, 50_000, 0)
    expect(await meterAfterDeposit(player)).toEqual(added)
    await settle(player.id, round ?? '', 0)
  })

  it('goes on while cashback waits', async () => {
    const player = await drained()
    await move(player.id, { source: 'cashbackCost', destination: 'cashback', kopecks: 100 })
    expect(await meterAfterDeposit(player)).toEqual(added)
  })

  it('counts the cashback of the weeks that are over, which nothing has given yet', async () => {
    const player = await drained()
    const lastWeek = TEST_NOW - 7 * 24 * 60 * 60_000
    await sandbox(api, 'player', { id: player.id, level: 3 })
    await storeRounds(api, player.id, [{ game: { id: 1, slug: 'cherry-row' }, stake: 100_000, at: lastWeek }])
    await api.database.db
      .updateTable('players')
      .set({ cashback_until: new Date(lastWeek - 7 * 24 * 60 * 60_000) })
      .where('id', '=', player.id)
      .execute()
    // As a provider reports it, without a visit of the player in between.
    await api.database.db.transaction().execute(async (transaction) => {
      await lockPlayerRow(transaction, player.id)
      await addDepositTurnover(transaction, { player: player.id, kopecks: 100_200, now: TEST_NOW })
    })
    expect((await readTurnover(api.database.db, player.id)).total).toBe(added.total)
  })

  it('goes on while a withdrawal is open', async () => {
    const player = await drained(100)
    await move(player.id, { source: 'own', destination: 'held', kopecks: 10_000 })
    expect(await meterAfterDeposit(player)).toEqual(added)
    await move(player.id, { source: 'held', destination: 'own', kopecks: 10_000 })
  })

  const kopecks = fc.integer({ min: 1, max: 60_000 })
  const step = fc.oneof(
    fc.record({ name: fc.constant('deposit' as const), kopecks }),
    {
      weight: 3,
      arbitrary: fc.record({ name: fc.constant('stake' as const), kopecks, weight: fc.constantFrom(0, 20, 100) }),
    },
    // Loses everything, so that the purses become empty.
    { weight: 2, arbitrary: fc.record({ name: fc.constant('loseAll' as const), weight: fc.constantFrom(0, 10) }) },
    { weight: 3, arbitrary: fc.record({ name: fc.constant('settle' as const), win: fc.nat(90_000) }) },
    {
      weight: 2,
      arbitrary: fc.record({ name: fc.constant('bonus' as const), offer: fc.constantFrom('gift', 'cherry-spins') }),
    },
    fc.record({ name: fc.constantFrom('giveUp', 'expire', 'hold', 'returnHeld', 'payOut', 'accrue', 'claim') }),
  )
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

  it('is lowered by stakes alone, whatever a player who still has money does', async () => {
    const { db } = api.database
    const run = async (steps: readonly Step[]) => {
      const player = await registerUser(api, 'sequence')
      const { id } = player
      const round: { open: string | null } = { open: null }
      const deposit = async (amount: number) => {
        await db
          .transaction()
          .execute((transaction) => addDepositTurnover(transaction, { player: id, kopecks: amount, now: TEST_NOW }))
        await move(id, { source: 'adjustments', destination: 'own', kopecks: amount })
      }
      const moveAll = async (posting: Pick<Posting, 'source' | 'destination'>) => {
        const purses = await readPurses(db, id)
        const amount = Object.entries(purses).find(([purse]) => purse === posting.source)?.[1] ?? 10_000
        if (amount > 0) await move(id, { ...posting, kopecks: amount })
      }
      /** Makes a step and returns how much it may lower the turnover, in kopecks. */
      const make = async (next: Step): Promise<number> => {
        switch (next.name) {
          case 'deposit':
            await deposit(next.kopecks)
            return 0
          case 'stake':
          case 'loseAll': {
            if (round.open !== null) return 0
            const { own } = await readPurses(db, id)
            const amount = next.name === 'stake' ? next.kopecks : own
            if (amount === 0) return 0
            round.open = await stake(id, amount, next.weight)
            const { own: ownAfter } = await readPurses(db, id)
            const counted = Math.floor(((own - ownAfter) * next.weight) / 100)
            if (next.name === 'loseAll' && round.open !== null) {
              await settle(id, round.open, 0)
              round.open = null
            }
            return counted
          }
          case 'settle':
            if (round.open !== null) await settle(id, round.open, next.win)
            round.open = null
            return 0
          case 'bonus':
            await takeBonus(player, next.offer === 'gift' ? 'gift' : 'cherry-spins')
            return 0
          case 'giveUp': {
            const bonus = await readStarted(db, id)
            if (bonus !== undefined) await giveUpBonus(db, id, bonus.id, TEST_NOW).catch(() => undefined)
            return 0
          }
          case 'expire':
            await expireBonus(id)
            return 0
          case 'hold':
            await moveAll({ source: 'own', destination: 'held' })
            return 0
          case 'returnHeld':
            await moveAll({ source: 'held', destination: 'own' })
            return 0
          case 'payOut':
            await moveAll({ source: 'held', destination: 'adjustments' })
            return 0
          case 'accrue':
            await moveAll({ source: 'cashbackCost', destination: 'cashback' })
            return 0
          case 'claim':
            await moveAll({ source: 'cashback', destination: 'own' })
            return 0
          default:
            throw new Error(`Unknown step ${JSON.stringify(next)}`)
        }
      }
      await deposit(100_200)
      for (const next of steps) {
        const { left } = await readTurnover(db, id)
        const { own, held, bonus, cashback } = await readPurses(db, id)
        const active = await readStarted(db, id)
        const isActive = active !== undefined && (active.expires_at?.getTime() ?? Infinity) > TEST_NOW
        const expiredMoney = isActive ? 0 : bonus
        const isEmpty = own + held + bonus + cashback - expiredMoney < 100 && round.open === null && !isActive
        const lowered = await make(next)
        const { left: after } = await readTurnover(db, id)
        const deposited = next.name === 'deposit' ? 2 * next.kopecks : 0
        if (isEmpty && deposited > 0) expect(after).toBe(deposited)
        else expect(after).toBe(Math.max(0, left - lowered) + deposited)
      }
      await moveAll({ source: 'held', destination: 'own' })
    }
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), run), {
      numRuns: testRuns(200, 20),
    })
  })
})
