import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import type { BonusOpening, MissedReason } from '#contract/player/bonuses.ts'
import { bonusOffers, type BonusOffer } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { readPurses } from '#server/money/ledger.ts'

/** How long after a deposit its bonus can be activated. */
export const DEPOSIT_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** A credited deposit. */
export interface CreditedDeposit {
  id: number
  kopecks: number
  creditedAt: number
  hasBonus: boolean
}

/** What the conditions of a deposit bonus depend on. */
export interface DepositFacts {
  /** The first credited deposits, of which any can have a bonus of its own. */
  deposits: readonly CreditedDeposit[]
  own: number
  /** When other bonuses were active, in order; `until` is `null` for the active one. */
  activePeriods: readonly { from: number; until: number | null }[]
}

/** The largest ordinal of a deposit with a bonus. */
const MAX_ORDINAL = Math.max(...Object.values(bonusOffers).map(({ deposit }) => deposit?.ordinal ?? 0))

/** Time in milliseconds, which JSON has no other type for. */
const epochMs = (column: string) => sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** Selects the player's first credited deposits, as many as can have a bonus. */
const selectDeposits = (db: Database, player: number) =>
  db
    .selectFrom('payins')
    .innerJoin('transfers', (join) => join.on('transfers.ref', '=', sql<string>`'payin:' || payins.id`))
    .leftJoin('bonuses', 'bonuses.deposit_id', 'payins.id')
    .select(['payins.id', 'payins.kopecks', sql<boolean>`bonuses.id is not null`.as('hasBonus')])
    .select(epochMs('transfers.made_at').as('creditedAt'))
    .where('payins.player_id', '=', player)
    .where('payins.stage', '=', 'paid')
    .orderBy('transfers.id')
    .limit(MAX_ORDINAL)

const selectActivePeriods = (db: Database, player: number) =>
  db
    .selectFrom('bonuses')
    .select([epochMs('activated_at').as('from'), sql<number | null>`${epochMs('ended_at')}`.as('endedAt')])
    .select(sql<number | null>`${epochMs('expires_at')}`.as('expiresAt'))
    .where('player_id', '=', player)
    .where('activated_at', 'is not', null)
    .orderBy('activated_at')

/** The columns of deposit facts, for a statement that reads more. */
export const depositColumns = (db: Database, player: number) =>
  [
    jsonArrayFrom(selectDeposits(db, player)).as('deposits'),
    jsonArrayFrom(selectActivePeriods(db, player)).as('active_periods'),
  ] as const

interface DepositRow {
  deposits: readonly CreditedDeposit[]
  active_periods: readonly { from: number; endedAt: number | null; expiresAt: number | null }[]
}

/** Deposit facts from the columns of a statement, and from the player's own money. */
export const toDepositFacts = ({ deposits, active_periods }: DepositRow, own: number, now: number): DepositFacts => ({
  deposits,
  own,
  activePeriods: active_periods.map(({ from, endedAt, expiresAt }) => {
    const end = endedAt ?? expiresAt
    return { from, until: end === null || end > now ? null : end }
  }),
})

/** Reads what the conditions of a player's deposit bonuses depend on. */
export async function readDepositFacts(db: Database, player: number, now: number): Promise<DepositFacts> {
  const row = await db.selectNoFrom(depositColumns(db, player)).executeTakeFirstOrThrow()
  const { own } = await readPurses(db, player)
  return toDepositFacts(row, own, now)
}

/**
 * Until when the bonus of a deposit can be activated. There is one active bonus at a time, so the wait starts anew when
 * another one ends; `null` while it is active.
 */
export function activationDeadline(
  { creditedAt }: Pick<CreditedDeposit, 'creditedAt'>,
  { activePeriods }: Pick<DepositFacts, 'activePeriods'>,
): number | null {
  let waitsSince = creditedAt
  for (const { from, until } of activePeriods) {
    if (from > waitsSince + DEPOSIT_MAX_AGE_MS) break
    if (until === null) return null
    waitsSince = Math.max(waitsSince, until)
  }
  return waitsSince + DEPOSIT_MAX_AGE_MS
}

/** Why a bonus cannot be activated with its deposit, and what it waits for. */
export interface DepositProblem {
  code: ErrorCode
  args?: readonly number[]
  opens: Exclude<BonusOpening, 'now'>
  /** Why it is `never`. */
  missed?: Exclude<MissedReason, ''>
}

/** The deposit that a bonus is for, even after later ones; `undefined` before it. */
export const depositOf = (
  { ordinal }: NonNullable<BonusOffer['deposit']>,
  { deposits }: DepositFacts,
): CreditedDeposit | undefined => deposits[ordinal - 1]

/** The first condition that is not met; `null` if the bonus can be activated. */
export function depositProblem(
  condition: NonNullable<BonusOffer['deposit']>,
  facts: DepositFacts,
  now: number,
): DepositProblem | null {
  const { min } = condition
  const deposit = depositOf(condition, facts)
  if (deposit === undefined) {
    const code = facts.deposits.length === 0 ? errorCode.depositRequired : errorCode.depositNumberMismatch
    return { code, opens: 'deposit' }
  }
  const deadline = activationDeadline(deposit, facts)
  if (deadline !== null && now > deadline) return { code: errorCode.depositTooOld, opens: 'never', missed: 'late' }
  if (deposit.hasBonus) return { code: errorCode.depositBonusActivated, opens: 'never', missed: 'used' }
  if (deposit.kopecks < min * KOPECKS_PER_RUBLE)
    return { code: errorCode.bonusDepositTooSmall, args: [min], opens: 'never', missed: 'small' }
  return facts.own < deposit.kopecks ? { code: errorCode.balanceMismatch, opens: 'balance' } : null
}

/** What a bonus gives for a deposit, in kopecks. It was granted with `grantedKopecks`, or with 0 for the offer's amount. */
export function amountFor({ amount, deposit }: BonusOffer, kopecks: number, grantedKopecks: number): number {
  const max = grantedKopecks > 0 ? grantedKopecks : amount * KOPECKS_PER_RUBLE
  return deposit === null ? max : Math.min(Math.floor((kopecks * deposit.percent) / 100), max)
}
