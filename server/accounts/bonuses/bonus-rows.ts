import { sql, type Selectable } from 'kysely'
import type { BonusState } from '#contract/player/bonuses.ts'
import { bonusOffer, bonusOffers, type BonusKey, type BonusOffer } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

export type BonusRow = Selectable<Schema['bonuses']>

/** Named, so that the statement of each bet can be prepared. */
const COLUMNS = [
  'id',
  'player_id',
  'offer',
  'given_at',
  'expires_at',
  'activated_at',
  'ended_at',
  'outcome',
  'wagered_kopecks',
  'ending_announced_at',
  'deposit_id',
  'amount_kopecks',
  'spins_left',
  'spins_won_kopecks',
  'earlier_terms',
  'won_kopecks',
] as const

const DAY = 24 * 60 * 60 * 1000

/** When a bonus that starts now must be activated, or wagered. */
export const deadlineOf = (offer: BonusOffer, now: number): Date => new Date(now + offer.days * DAY)

export const stateOf = (row: BonusRow, now: number): BonusState => {
  if (row.outcome !== null) return row.outcome
  if (row.expires_at !== null && row.expires_at.getTime() <= now) return 'expired'
  return row.activated_at === null ? 'available' : 'active'
}

/** Most bonuses that are listed: those that have not ended, and the newest of the others. */
export const MAX_BONUSES = 30

/** The player's bonuses whose offers still exist, newest first. */
export async function readBonuses(db: Database, player: number): Promise<{ row: BonusRow; offer: BonusOffer }[]> {
  const rows = await db
    .selectFrom('bonuses')
    .select(COLUMNS)
    .where('player_id', '=', player)
    // The active one first, so that it is never left out, then those that may be available.
    .orderBy(sql`activated_at is not null and ended_at is null`, 'desc')
    .orderBy(sql`outcome is null`, 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_BONUSES)
    .execute()
  const newestFirst = rows.toSorted((a, b) => b.id - a.id)
  return newestFirst.flatMap((row) => {
    const offer = bonusOffer(row)
    return offer === undefined ? [] : [{ row, offer }]
  })
}

/** Reads the bonus that was activated and has not ended, even if its time is up. To change it, hold the player's row. */
export const readStarted = (db: Database, player: number): Promise<BonusRow | undefined> =>
  db
    .selectFrom('bonuses')
    .select(COLUMNS)
    .where('player_id', '=', player)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Reads the bonus that can be played with now, and its offer. To change it, hold the player's row. */
export async function readActive(
  db: Database,
  player: number,
  now: number,
): Promise<{ bonus: BonusRow; offer: BonusOffer } | null> {
  const bonus = await readStarted(db, player)
  // A bonus whose offer no longer exists pays nothing.
  const offer = bonus === undefined ? undefined : bonusOffer(bonus)
  if (bonus === undefined || offer === undefined || stateOf(bonus, now) !== 'active') return null
  return { bonus, offer }
}

type Terms = Pick<BonusRow, 'amount_kopecks' | 'spins_won_kopecks' | 'earlier_terms'>

/** The deposit that a bonus was calculated from, as far as it counted; 0 without one. */
const countedDeposit = ({ amount_kopecks, earlier_terms }: Terms, { deposit }: BonusOffer): number =>
  deposit === null || earlier_terms ? 0 : Math.floor((amount_kopecks * 100) / deposit.percent)

/** Stakes that wager the bonus, its deposit and the wins of its free spins, in kopecks. */
export const wagerTotal = (row: Terms, offer: BonusOffer): number =>
  (row.amount_kopecks + countedDeposit(row, offer) + row.spins_won_kopecks) * offer.wager

/** The most that a wagered bonus pays, in kopecks; `null` for all of it. */
export const maxPaid = ({ amount_kopecks }: Terms, { maxPaidPercent }: BonusOffer): number | null =>
  maxPaidPercent === 0 ? null : Math.floor((amount_kopecks * maxPaidPercent) / 100)

/** What differs from the offer for one player: the amount, and until when the bonus can be activated. */
interface Grant {
  kopecks?: number
  until?: number
}

/** Grants a bonus, to be activated before it expires. Returns its id. */
export async function giveBonus(
  db: Database,
  player: number,
  key: BonusKey,
  now: number,
  { kopecks = 0, until }: Grant = {},
): Promise<number> {
  const offer: BonusOffer = bonusOffers[key]
  const { id } = await db
    .insertInto('bonuses')
    .values({
      player_id: player,
      offer: key,
      given_at: new Date(now),
      expires_at: until !== undefined ? new Date(until) : offer.deposit === null ? deadlineOf(offer, now) : null,
      amount_kopecks: kopecks,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
