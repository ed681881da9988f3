import { sql } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import type { BonusOpening } from '#contract/player/bonuses.ts'
import type { BonusOffer } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { readPurses } from '#server/money/ledger.ts'

/** How long after a deposit its bonus can be activated. */
export const DEPOSIT_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** What the conditions of a deposit bonus depend on. */
export interface DepositFacts {
  /** The last credited deposit; `null` for none. */
  last: { id: number; kopecks: number; creditedAt: number; hasBonus: boolean } | null
  /** Credited deposits so far: the ordinal of the last one. */
  count: number
  own: number
}

/** Reads the player's last credited deposit. */
export async function readDepositFacts(db: Database, player: number): Promise<DepositFacts> {
  const last = await db
    .selectFrom('payins')
    .innerJoin('transfers', (join) => join.on('transfers.ref', '=', sql<string>`'payin:' || payins.id`))
    .leftJoin('bonuses', 'bonuses.deposit_id', 'payins.id')
    .select(['payins.id', 'payins.kopecks', 'transfers.made_at', 'bonuses.id as bonus'])
    .select(sql<string>`count(*) over ()`.as('count'))
    .where('payins.player_id', '=', player)
    .where('payins.stage', '=', 'paid')
    .orderBy('transfers.id', 'desc')
    .executeTakeFirst()
  const { own } = await readPurses(db, player)
  if (last === undefined) return { last: null, count: 0, own }
  const { id, kopecks, made_at, bonus } = last
  return {
    last: { id, kopecks, creditedAt: made_at.getTime(), hasBonus: bonus !== null },
    count: Number(last.count),
    own,
  }
}

/** Why a bonus cannot be activated with the last deposit, and what it waits for. */
export interface DepositProblem {
  code: ErrorCode
  args?: readonly number[]
  opens: Exclude<BonusOpening, 'now'>
}

/** The first condition that is not met; `null` if the bonus can be activated. */
export function depositProblem(
  { ordinal, min }: NonNullable<BonusOffer['deposit']>,
  { last, count, own }: DepositFacts,
  now: number,
): DepositProblem | null {
  if (last === null) return { code: errorCode.depositRequired, opens: 'deposit' }
  if (count !== ordinal) return { code: errorCode.depositNumberMismatch, opens: count < ordinal ? 'deposit' : 'never' }
  if (now - last.creditedAt > DEPOSIT_MAX_AGE_MS) return { code: errorCode.depositTooOld, opens: 'never' }
  if (last.hasBonus) return { code: errorCode.depositBonusActivated, opens: 'never' }
  if (last.kopecks < min * KOPECKS_PER_RUBLE)
    return { code: errorCode.bonusDepositTooSmall, args: [min], opens: 'never' }
  return own < last.kopecks ? { code: errorCode.balanceMismatch, opens: 'balance' } : null
}

/** What a bonus gives for a deposit, in kopecks. It was granted with `grantedKopecks`, or with 0 for the offer's amount. */
export function amountFor({ amount, deposit }: BonusOffer, kopecks: number, grantedKopecks: number): number {
  const max = grantedKopecks > 0 ? grantedKopecks : amount * KOPECKS_PER_RUBLE
  return deposit === null ? max : Math.min(Math.floor((kopecks * deposit.percent) / 100), max)
}
