import { sql } from 'kysely'
import { isMoneyPeriod, LIMIT_WINDOW_MS, type LimitKind } from '#contract/play/protection-rules.ts'
import type { Database } from '#server/db/open.ts'
import type { HeldLimit } from './limits.ts'
import type { LimitUse, UsedLimit } from './refusals.ts'

/* How much of the limits on money was used, read by the indexes of a player and a time. */

const windowOf = ({ period }: HeldLimit): number => (isMoneyPeriod(period) ? LIMIT_WINDOW_MS[period] : 0)

/** The kopecks of a round that count for each kind of limit. */
const ROUND_KOPECKS = {
  wager: sql`own_kopecks + bonus_kopecks`,
  loss: sql`own_kopecks - own_win_kopecks - pot_kopecks`,
} as const

/** The columns of `useAt`, in the order of the limits. `at` is the column of the time. */
const usesOf = (limits: readonly HeldLimit[], now: number, amountOf: (limit: HeldLimit) => unknown) =>
  sql.join(
    limits.flatMap((limit, index) => {
      const from = new Date(now - windowOf(limit))
      return [
        sql`coalesce(sum(${amountOf(limit)}) filter (where at > ${from}), 0) as ${sql.ref(`used_${index}`)}`,
        sql`min(at) filter (where at > ${from}) as ${sql.ref(`first_${index}`)}`,
      ]
    }),
  )

type UseRow = Readonly<Record<string, string | Date | null>>

function useAt(row: UseRow | undefined, limit: HeldLimit, index: number): LimitUse {
  const first = row?.[`first_${index}`]
  return {
    used: Number(row?.[`used_${index}`] ?? 0),
    freesAt: first instanceof Date ? first.getTime() + windowOf(limit) : null,
  }
}

const longest = (limits: readonly HeldLimit[]): number => Math.max(...limits.map(windowOf))
const ofKinds = (limits: readonly HeldLimit[], kinds: readonly LimitKind[]): HeldLimit[] =>
  limits.filter(({ kind }) => kinds.includes(kind))

/**
 * Reads how stakes have used the wager and loss limits. A loss is below 0 if the player has won, which `leftOf` counts as 0.
 * A round counts from the last stake in it: a double may come days after its deal.
 */
export async function readStakeUse(
  db: Database,
  player: number,
  all: readonly HeldLimit[],
  now: number,
): Promise<UsedLimit[]> {
  const limits = ofKinds(all, ['wager', 'loss'])
  if (limits.length === 0) return []
  const amountOf = ({ kind }: HeldLimit) => ROUND_KOPECKS[kind === 'loss' ? 'loss' : 'wager']
  const from = new Date(now - longest(limits))
  const { rows } = await sql<UseRow>`
    select ${usesOf(limits, now, amountOf)} from (
      select coalesce(added_at, placed_at) as at, own_kopecks, bonus_kopecks, own_win_kopecks, pot_kopecks from stakes
      where player_id = ${player} and placed_at > ${from}
      union all
      select added_at, own_kopecks, bonus_kopecks, own_win_kopecks, pot_kopecks from stakes
      where player_id = ${player} and added_at > ${from} and placed_at <= ${from}
    ) as placed
  `.execute(db)
  return limits.map((limit, index) => ({ limit, ...useAt(rows[0], limit, index) }))
}

/** A deposit may be credited so long after it was requested: it then counts from that moment. */
const LATE_MS = LIMIT_WINDOW_MS.month

/**
 * Reads how deposits have used the deposit limits: those that were credited, from that moment on, and the one that is not
 * finished. What was declined, cancelled or has expired counts nothing.
 */
export async function readDepositUse(
  db: Database,
  player: number,
  all: readonly HeldLimit[],
  now: number,
): Promise<UsedLimit[]> {
  const limits = ofKinds(all, ['deposit'])
  if (limits.length === 0) return []
  const { rows } = await sql<UseRow>`
    select ${usesOf(limits, now, () => sql`kopecks`)} from (
      select kopecks, case when stage <> 'paid' then ${new Date(now)}::timestamptz
        else coalesce((select max(made_at) from payin_steps where payin_id = payins.id and step = 'credited'), created_at)
        end as at
      from payins
      where player_id = ${player} and created_at > ${new Date(now - longest(limits) - LATE_MS)}
        and stage in ('open', 'working', 'paid')
    ) as counted
  `.execute(db)
  return limits.map((limit, index) => ({ limit, ...useAt(rows[0], limit, index) }))
}
