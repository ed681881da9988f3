import { sql, type Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { prizeNews } from '#server/content/account-events.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import type { ServerClock } from '#server/clock.ts'
import { startJob } from '#server/periodic-job.ts'
import { topScores } from './table.ts'

/** Rounds that were placed before the end count if they are settled by then. The terms promise the prizes within an hour. */
export const AWARD_DELAY_MS = 10 * 60_000

/** Names the run of a tournament, which repeats. */
const runOf = (id: number, endedAt: Date): string => `${id}:${endedAt.toISOString()}`

/** Runs that end by this time are paid at `now`. */
const dueUntil = (now: number): Date => new Date(now - AWARD_DELAY_MS)

/** Pays the prizes of one run, unless another process has, and may have announced the next run already. */
async function award(transaction: Transaction<Schema>, id: number, now: number): Promise<void> {
  const row = await transaction
    .updateTable('tournaments')
    .set({ awarded_until: sql<Date>`ended_at` })
    .where('id', '=', id)
    .where('ended_at', '<=', dueUntil(now))
    .whereRef('awarded_until', '<', 'ended_at')
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return
  const prizes = await transaction.selectFrom('tournament_prizes').selectAll().where('tournament_id', '=', id).execute()
  const standings = await topScores(transaction, row, Math.max(0, ...prizes.map(({ place }) => place)))
  const winners = prizes
    .flatMap(({ place, amount_kopecks: kopecks }) => {
      const standing = standings[place - 1]
      // Prizes of bots are not paid.
      return standing === undefined || standing.is_bot ? [] : [{ place, kopecks, player: standing.participant_id }]
    })
    // Several rows are locked, always in this order.
    .toSorted((a, b) => a.player - b.player)
  for (const { place, kopecks, player } of winners) {
    await lockPlayerRow(transaction, player)
    const ref = `prize:${place}:${runOf(id, row.ended_at)}`
    const isPaid = await makeTransfer(transaction, {
      ref,
      kind: 'prize',
      player,
      now,
      postings: [{ source: 'prizes', destination: 'own', kopecks }],
    })
    if (!isPaid) continue
    await transaction.insertInto('awards').values({ ref, player_id: player, amount_kopecks: kopecks }).execute()
    await notify(transaction, player, prizeNews({ ru: row.name_ru, en: row.name_en }, place, kopecks), now)
    await recordEvent(transaction, player, 'prizeWon', now, String(kopecks / KOPECKS_PER_RUBLE))
  }
}

/**
 * Pays the prizes of all tournaments that have ended: each place once, to the player's own money, without wagering. Call
 * it before the next runs are announced, and where leaderboards are read. A failure is logged with its tournament, whose
 * next run waits for the prizes of this one; the others are paid.
 */
export async function awardPrizes(db: Database, now: number): Promise<void> {
  const due = await db
    .selectFrom('tournaments')
    .select(['id', 'slug'])
    .where('ended_at', '<=', dueUntil(now))
    .where(sql<boolean>`awarded_until < ended_at`)
    .orderBy('ended_at')
    .execute()
  for (const { id, slug } of due) {
    try {
      await db.transaction().execute((transaction) => award(transaction, id, now))
    } catch (error) {
      logLine('error', 'prizesNotPaid', { tournament: slug, message: messageOf(error) })
    }
  }
}

/** With the delay of an award far below the hour that the terms promise. */
const AWARD_INTERVAL_MS = 5 * 60_000

/** Pays due prizes now and every five minutes, also on a site without visitors. Returns a function that stops it. */
export const startPrizes = (db: Database, clock: Pick<ServerClock, 'now'>): (() => Promise<void>) =>
  startJob('prizesNotPaid', AWARD_INTERVAL_MS, () => awardPrizes(db, clock.now()))
