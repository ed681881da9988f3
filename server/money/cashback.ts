import { sql, type Transaction } from 'kysely'
import { moscowIsoDate, moscowMondays, moscowWeek } from '#contract/core/moscow-calendar.ts'
import { VIP_TIERS } from '#contract/lobby/levels.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { cashbackNews } from '#server/content/account-events.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { makeTransfer } from './ledger.ts'

/** The own money that a player lost in each whole week of a time, in kopecks; weeks of wins are 0. */
async function lossesOf(db: Database, player: number, { from, until }: { from: Date; until: Date }): Promise<number[]> {
  const mondays = moscowMondays({ from: from.getTime(), until: until.getTime() }).map((at) => new Date(at))
  const week = sql`width_bucket(settled_at, ${mondays}::timestamptz[])`
  const rows = await db
    .selectFrom('stakes')
    .select(sql<string>`sum(own_kopecks - own_win_kopecks - pot_kopecks)`.as('kopecks'))
    .where('player_id', '=', player)
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .groupBy(week)
    .execute()
  return rows.map(({ kopecks }) => Math.max(0, Number(kopecks)))
}

/**
 * Gives a player the cashback of the weeks that are over: the percentage of the player's tier of the own money lost from
 * Monday to Sunday, Moscow time, rounded down. Call it where the player's money is read. Returns whether a week was over.
 */
export async function accrueCashback(
  db: Database,
  { id: player, cashback_until: from }: { id: number; cashback_until: Date },
  now: number,
): Promise<boolean> {
  const { from: monday } = moscowWeek(now)
  if (from.getTime() >= monday) return false
  await db.transaction().execute(async (transaction) => {
    const { cashback_until } = await lockPlayerRow(transaction, player)
    await accrueLocked(transaction, { id: player, cashback_until }, now)
  })
  return true
}

/**
 * The same under the lock of the player's row. Call it before a stake, so that a tier reached this week does not count for
 * the weeks before.
 */
export async function accrueLocked(
  transaction: Transaction<Schema>,
  { id: player, cashback_until: from }: { id: number; cashback_until: Date },
  now: number,
): Promise<void> {
  const { from: monday } = moscowWeek(now)
  const until = new Date(monday)
  if (from >= until) return
  const { level } = await transaction
    .updateTable('players')
    .set({ cashback_until: until })
    .where('id', '=', player)
    .returning('level')
    .executeTakeFirstOrThrow()
  const percent = VIP_TIERS[level]?.cashback ?? 0
  const losses = await lossesOf(transaction, player, { from, until })
  const kopecks = losses.reduce((sum, loss) => sum + Math.floor((loss * percent) / 100), 0)
  if (kopecks === 0) return
  const postings = [{ source: 'cashbackCost', destination: 'cashback', kopecks }] as const
  const ref = `cashback-week:${player}:${moscowIsoDate(monday)}`
  await makeTransfer(transaction, { ref, kind: 'cashbackAccrued', player, now, postings })
  await notify(transaction, player, cashbackNews(kopecks), now)
}
