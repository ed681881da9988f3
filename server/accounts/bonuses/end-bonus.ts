import type { Transaction } from 'kysely'
import { errorCode } from '#contract/errors/codes.ts'
import type { BonusOutcome } from '#contract/player/bonuses.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { bonusOffer } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { makeTransfer, readPurses } from '#server/money/ledger.ts'
import { maxPaid, readActive, readStarted, stateOf, wagerTotal, type BonusRow } from './bonus-rows.ts'

/** Long enough for every open page to poll once. */
const NEWS_MS = 30_000

/** Columns of a player that announce the end of a bonus: the win in kopecks, `null` for lost. */
export const bonusNews = (won: number | null, now: number) => ({
  bonus_news: won === null ? 'lost' : 'ok',
  bonus_win_kopecks: won ?? 0,
  bonus_news_until: new Date(now + NEWS_MS),
})

/**
 * Ends a started bonus. A player has one at a time, so the whole bonus purse is its money: a wagered one is paid up to the
 * limit of its offer, everything else goes back.
 */
async function end(transaction: Transaction<Schema>, bonus: BonusRow, outcome: BonusOutcome, now: number) {
  const { bonus: kopecks } = await readPurses(transaction, bonus.player_id)
  const isWagered = outcome === 'used'
  const offer = bonusOffer(bonus)
  const limit = (offer === undefined ? null : maxPaid(bonus, offer)) ?? kopecks
  const paid = isWagered ? Math.min(kopecks, limit) : 0
  if (kopecks > 0) {
    const parts = [
      { source: 'bonus', destination: 'own', kopecks: paid },
      { source: 'bonus', destination: 'bonuses', kopecks: kopecks - paid },
    ] as const
    await makeTransfer(transaction, {
      ref: `bonus:${bonus.id}:ended`,
      kind: isWagered ? 'bonusWagered' : 'bonusEnded',
      player: bonus.player_id,
      now,
      postings: parts.filter((part) => part.kopecks > 0),
    })
  }
  await transaction
    .updateTable('bonuses')
    .set({ ended_at: new Date(now), outcome, won_kopecks: paid })
    .where('id', '=', bonus.id)
    .execute()
  if (outcome !== 'used' && outcome !== 'lost') return
  await transaction
    .updateTable('players')
    .set(bonusNews(isWagered ? paid : null, now))
    .where('id', '=', bonus.player_id)
    .execute()
}

/**
 * Ends the bonus whose time is up, so that it blocks no other and pays no stake. Returns the started one that goes on.
 * The caller holds the player's row.
 */
export async function endExpired(
  transaction: Transaction<Schema>,
  player: number,
  now: number,
): Promise<BonusRow | undefined> {
  const bonus = await readStarted(transaction, player)
  if (bonus === undefined || stateOf(bonus, now) !== 'expired') return bonus
  await end(transaction, bonus, 'expired', now)
  return undefined
}

/**
 * Ends the active bonus if it is wagered or its money is gone. While it has free spins, or a stake of its money is open,
 * a win may still come, so the bonus goes on. The caller holds the player's row.
 */
export async function endIfDecided(transaction: Transaction<Schema>, player: number, now: number): Promise<void> {
  const active = await readActive(transaction, player, now)
  if (active === null) return
  const { bonus, offer } = active
  if (bonus.spins_left > 0) return
  const open = await transaction
    .selectFrom('stakes')
    .select('round_id')
    .where('player_id', '=', player)
    .where('bonus_id', '=', bonus.id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  if (open !== undefined) return
  const { bonus: kopecks } = await readPurses(transaction, player)
  if (kopecks === 0) await end(transaction, bonus, 'lost', now)
  else if (bonus.wagered_kopecks >= wagerTotal(bonus, offer)) await end(transaction, bonus, 'used', now)
}

/**
 * Gives an active bonus up: its money goes back to the house, the player's own money stays. Repeating it changes nothing.
 * @throws Rejection 300 not found, 305 not active
 */
export async function giveUpBonus(db: Database, player: number, id: number, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const bonus = await transaction
      .selectFrom('bonuses')
      .selectAll()
      .where('id', '=', id)
      .where('player_id', '=', player)
      .executeTakeFirst()
    if (bonus === undefined) throw new Rejection(errorCode.bonusNotFound)
    const state = stateOf(bonus, now)
    if (state === 'cancelled') return
    if (state !== 'active') throw new Rejection(errorCode.bonusUnavailable)
    await end(transaction, bonus, 'cancelled', now)
  })
}

/** Ends the bonus that was activated, if there is one: own money stays. The caller holds the player's row. */
export async function endActiveBonus(transaction: Transaction<Schema>, player: number, now: number): Promise<void> {
  const bonus = await endExpired(transaction, player, now)
  if (bonus !== undefined) await end(transaction, bonus, 'cancelled', now)
}
