import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moscowWeek } from '#contract/core/moscow-calendar.ts'
import { getStatus } from '#contract/player/status.ts'
import { readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { findContradictions } from './reconcile.ts'

const SECOND = 1000
const WEEK = 7 * 24 * 60 * 60 * SECOND
/** A tier with 10 %. */
const LEVEL = 3
const { from: MONDAY } = moscowWeek(TEST_NOW)

describe('weekly cashback', () => {
  let api: TestApi
  const game = { id: 1, slug: 'cherry-row' }
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  /** Signs up a player of a tier with 10 %, who has read the status in the current week, and lets rounds follow. */
  async function playerWith(name: string, rounds: readonly { stake: number; win?: number; at: number }[]) {
    const { id, from } = await registerUser(api, name)
    await sandbox(api, 'player', { id, level: LEVEL })
    await storeRounds(
      api,
      id,
      rounds.map((round) => ({ game, ...round })),
    )
    return { id, from }
  }
  const statusAt = async (from: From, now: number) => {
    api.clock.fix(now)
    const user = await readAs(api, getStatus, from)
    api.clock.fix(TEST_NOW)
    return user
  }

  it('begins and ends its week on Mondays in Moscow', () => {
    expect(new Date(MONDAY).getUTCDay()).toBe(0)
    expect(new Date(MONDAY).getUTCHours()).toBe(21)
    expect(moscowWeek(MONDAY - 1)).toEqual({ from: MONDAY - WEEK, until: MONDAY })
    expect(moscowWeek(MONDAY)).toEqual({ from: MONDAY, until: MONDAY + WEEK })
  })

  it('returns a part of what was lost from Monday to Sunday, on Monday and once', async () => {
    const { from } = await playerWith('loser', [
      { stake: 100_000, win: 20_000, at: MONDAY + WEEK - SECOND },
      { stake: 50_000, at: MONDAY + WEEK },
    ])
    expect(await statusAt(from, MONDAY + WEEK - 1)).toMatchObject({ cashback: 0, unread_notifications: 0 })
    const nextMonday = MONDAY + WEEK
    const reads = await Promise.all([
      statusAt(from, nextMonday),
      statusAt(from, nextMonday),
      statusAt(from, nextMonday),
    ])
    for (const user of reads) expect(user.cashback).toBe(80)
    expect(await statusAt(from, nextMonday)).toMatchObject({ cashback: 80, unread_notifications: 1 })
    expect(await statusAt(from, nextMonday + WEEK)).toMatchObject({ cashback: 130, unread_notifications: 2 })
    expect(await findContradictions(api.database.db)).toEqual([])
  })

  it('counts each missed week by itself: a win takes nothing from the loss of another week', async () => {
    const { from } = await playerWith('absent', [
      { stake: 10_000, at: MONDAY + 1 },
      { stake: 10_000, win: 500_000, at: MONDAY + WEEK },
      { stake: 30_000, at: MONDAY + 2 * WEEK },
    ])
    expect(await statusAt(from, MONDAY + 4 * WEEK)).toMatchObject({ cashback: 40, unread_notifications: 1 })
  })

  it('counts a round in the week in which it is settled, however long it was open', async () => {
    const { id, from } = await playerWith('left-open', [{ stake: 10_000, at: TEST_NOW }])
    const placedAt = new Date(TEST_NOW - 6 * WEEK)
    await sql`update stakes set placed_at = ${placedAt} where player_id = ${id}`.execute(api.database.db)
    expect(await statusAt(from, MONDAY + WEEK)).toMatchObject({ cashback: 10 })
  })

  it('keeps the tier of a lost week, whatever is reached by playing later', async () => {
    const { id, from } = await playerWith('climber', [{ stake: 10_000, at: TEST_NOW }])
    api.clock.fix(MONDAY + WEEK)
    // Enough points for the next tiers.
    await sandbox(api, 'player', { id, balance: 100_000 })
    await sandbox(api, 'stake', { id, amount: 100_000, win: 100_000 })
    expect(await statusAt(from, MONDAY + WEEK + SECOND)).toMatchObject({ level: 4, cashback: 10 })
  })

  it('is nothing in the first tier, and says nothing then', async () => {
    const { id, from } = await playerWith('beginner', [{ stake: 10_000, at: TEST_NOW }])
    await sandbox(api, 'player', { id, level: 0 })
    expect(await statusAt(from, MONDAY + WEEK)).toMatchObject({ cashback: 0, unread_notifications: 0 })
  })
})
