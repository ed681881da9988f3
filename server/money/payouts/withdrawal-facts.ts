import { money } from '#contract/core/constants.ts'
import { moscowDay } from '#contract/core/moscow-calendar.ts'
import { bonusSummary } from '#server/accounts/bonuses/bonuses.ts'
import type { PaymentFamily } from '#server/content/payment-system-types.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import { readPurses } from '#server/money/ledger.ts'
import { readTurnover, type Turnover } from '#server/money/turnover.ts'
import { permissionAt } from '#server/protection/breaks.ts'
import { readProtection } from '#server/protection/facts.ts'
import type { WithdrawalFacts } from './withdrawal-conditions.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function readWithdrawn(db: Database, player: number, now: number) {
  const row = await db
    .selectFrom('payouts')
    .select((e) => [
      e.fn.sum<string | null>('kopecks').filterWhere('stage', 'in', ['held', 'sent', 'paid']).as('total'),
      e.fn
        .sum<string | null>('kopecks')
        .filterWhere('stage', 'in', ['held', 'sent', 'paid'])
        .filterWhere('created_at', '>=', new Date(moscowDay(now).from))
        .as('today'),
      e.fn.max('created_at').as('last'),
    ])
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  return { today: Number(row.today ?? 0), total: Number(row.total ?? 0), lastAt: row.last?.getTime() ?? null }
}

async function readPlayer(db: Database, player: number) {
  const row = await db
    .selectFrom('players')
    .select(['phone_confirmed_at', 'email_confirmed_at', 'verified_at'])
    .select(['first_name', 'last_name', 'birthday', 'sex', 'country'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  const data = [row.first_name, row.last_name, row.birthday, row.sex, row.country]
  return {
    isProfileComplete:
      data.every((value) => value !== '') && row.phone_confirmed_at !== null && row.email_confirmed_at !== null,
    isVerified: row.verified_at !== null,
  }
}

/** Whether a card was submitted or a transfer reported as made, and the provider has not decided. */
async function hasUndecidedDeposit(db: Database, player: number): Promise<boolean> {
  const row = await db
    .selectFrom('payins')
    .select('id')
    .where('player_id', '=', player)
    .where((e) => e.or([e('stage', '=', 'working'), e.and([e('stage', '=', 'open'), e('claimed_at', 'is not', null)])]))
    .executeTakeFirst()
  return row !== undefined
}

/** The turnover that is still owed. Self-excluded players cannot stake any more, so they owe none. */
async function readOwedTurnover(db: Database, player: number, now: number): Promise<Turnover> {
  const { currentBreak } = await readProtection(db, player)
  return permissionAt(currentBreak, now).state === 'excluded' ? { left: 0, total: 0 } : readTurnover(db, player)
}

/** Reads what the conditions depend on, after payments have advanced. In a transaction that holds the player's row. */
export async function readWithdrawalFacts(db: Database, player: number, now: number): Promise<WithdrawalFacts> {
  // Before the last withdrawal: a request beside another one is refused as repeated, not for the amount.
  const { own } = await readPurses(db, player)
  const withdrawn = await readWithdrawn(db, player, now)
  const bonus = await bonusSummary(db, player, now)
  return {
    now,
    own,
    withdrawnToday: withdrawn.today,
    withdrawnInTotal: withdrawn.total,
    lastRequestedAt: withdrawn.lastAt,
    ...(await readPlayer(db, player)),
    activeBonus: bonus.activeKind,
    freeSpins: bonus.freeSpins,
    turnover: await readOwedTurnover(db, player, now),
    hasUndecidedDeposit: await hasUndecidedDeposit(db, player),
  }
}

/** Families of the player's credited deposits in the last 180 days; money goes back by one of them (error 412). */
export async function readDepositFamilies(
  db: Database,
  player: number,
  now: number,
): Promise<ReadonlySet<PaymentFamily>> {
  const rows = await db
    .selectFrom('payins')
    .select('system')
    .distinct()
    .where('player_id', '=', player)
    .where('stage', '=', 'paid')
    .where('created_at', '>', new Date(now - money.withdrawalSystemDays * DAY_MS))
    .execute()
  return new Set(rows.flatMap(({ system }) => payinSystem(system)?.family ?? []))
}
