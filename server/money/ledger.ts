import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { counters } from '#server/measures.ts'

/*
 * The ledger: the only place that changes a player's money. Amounts are integer kopecks. Postings are the truth; a transfer
 * repeats what the purses have after it, so that any later balance follows from there.
 */

export const PLAYER_PURSES = ['own', 'bonus', 'held', 'cashback'] as const

export type PlayerPurse = (typeof PLAYER_PURSES)[number]

/** Where money comes from and goes to outside the players' purses. They have no stored balance. */
export type HousePurse =
  | 'clearing'
  | 'play'
  | 'pots'
  | 'bonuses'
  | 'cashbackCost'
  | 'suspense'
  | 'adjustments'
  | 'prizes'

export type Purse = PlayerPurse | HousePurse

/** Why money moves. */
export type TransferKind =
  | 'adjustment'
  | 'cashback'
  | 'cashbackAccrued'
  | 'bonus'
  | 'bonusEnded'
  | 'bonusWagered'
  | 'stake'
  | 'win'
  | 'jackpot'
  | 'prize'
  | 'payin'
  | 'suspense'
  | 'returned'
  | 'payoutHeld'
  | 'payout'
  | 'payoutReturned'

/** One movement of money. */
export interface Posting {
  source: Purse
  destination: Purse
  /** More than 0. */
  kopecks: number
}

/** A transfer to be made. A second one with the same `ref` moves nothing. */
export interface NewTransfer {
  /** Names the cause: `payin:12`, `cashback:<uuid>`. */
  ref: string
  kind: TransferKind
  player: number
  now: number
  postings: readonly Posting[]
}

/** A player's purses in kopecks. */
export type PurseBalances = Readonly<Record<PlayerPurse, number>>

/** How much the postings add to a purse. */
const changeOf = (purse: PlayerPurse, postings: readonly Posting[]): number =>
  postings.reduce(
    (sum, { source, destination, kopecks }) =>
      sum + (destination === purse ? kopecks : 0) - (source === purse ? kopecks : 0),
    0,
  )

/**
 * Moves money between purses of a player and of the house; returns `false` if the transfer was made before. The caller
 * holds the player's row (`lockPlayerRow`) and has checked that there is enough: a negative purse is an internal error.
 */
export async function makeTransfer(
  transaction: Transaction<Schema>,
  { ref, kind, player, now, postings }: NewTransfer,
): Promise<boolean> {
  const lines = postings.map((posting, index) => ({ ...posting, line: index + 1 }))
  const change = {
    own_kopecks: changeOf('own', postings),
    bonus_kopecks: changeOf('bonus', postings),
    held_kopecks: changeOf('held', postings),
    cashback_kopecks: changeOf('cashback', postings),
  }
  // One statement, because a bet makes up to three transfers while it holds the player's row.
  const { rows } = await sql<{ has_purse: boolean }>`
    with transfer as (
      insert into transfers (ref, kind, player_id, made_at,
        own_after_kopecks, bonus_after_kopecks, held_after_kopecks, cashback_after_kopecks)
      select ${ref}::text, ${kind}::text, ${player}::integer, ${new Date(now)}::timestamptz,
        coalesce(own_kopecks, 0) + ${change.own_kopecks}::bigint, coalesce(bonus_kopecks, 0) + ${change.bonus_kopecks}::bigint,
        coalesce(held_kopecks, 0) + ${change.held_kopecks}::bigint, coalesce(cashback_kopecks, 0) + ${change.cashback_kopecks}::bigint
      from (select) as one left join purses on player_id = ${player}
      on conflict (ref) do nothing returning id
    ), lines as (
      insert into postings (transfer_id, line, source, destination, kopecks)
      select id, line, source, destination, kopecks from transfer, json_to_recordset(${JSON.stringify(lines)})
        as line (line integer, source text, destination text, kopecks bigint)
    ), purse as (
      update purses set
        own_kopecks = own_kopecks + ${change.own_kopecks},
        bonus_kopecks = bonus_kopecks + ${change.bonus_kopecks},
        held_kopecks = held_kopecks + ${change.held_kopecks},
        cashback_kopecks = cashback_kopecks + ${change.cashback_kopecks}
      from transfer where player_id = ${player} returning player_id
    )
    select exists (select from purse) as has_purse from transfer
  `.execute(transaction)
  const [made] = rows
  if (made === undefined) return false
  counters.transfers.inc({ kind })
  counters.kopecks.inc(
    { kind },
    postings.reduce((sum, { kopecks }) => sum + kopecks, 0),
  )
  if (!made.has_purse) {
    await transaction
      .insertInto('purses')
      .values({ player_id: player, ...change })
      .execute()
  }
  return true
}

/** Reads a player's purses. */
export async function readPurses(db: Database, player: number): Promise<PurseBalances> {
  const row = await db
    .selectFrom('purses')
    .select(['own_kopecks', 'bonus_kopecks', 'held_kopecks', 'cashback_kopecks'])
    .where('player_id', '=', player)
    .executeTakeFirst()
  return {
    own: row?.own_kopecks ?? 0,
    bonus: row?.bonus_kopecks ?? 0,
    held: row?.held_kopecks ?? 0,
    cashback: row?.cashback_kopecks ?? 0,
  }
}

/** How much a line of `postings` adds to a purse. */
export const addedTo = (purse: PlayerPurse): RawBuilder<number> =>
  sql`case ${sql.lit(purse)} when destination then kopecks when source then -kopecks else 0 end`

/**
 * Kopecks of the player's own money right after the transfer with this `ref`; `null` before it was made, and before
 * `fillBalances` has reached it.
 */
export async function readOwnAfter(db: Database, player: number, ref: string): Promise<number | null> {
  const row = await db
    .selectFrom('transfers')
    .select('own_after_kopecks')
    .where('ref', '=', ref)
    .where('player_id', '=', player)
    .executeTakeFirst()
  return row?.own_after_kopecks ?? null
}

/** Kopecks of own money right before each of the transfers with these refs; `null` before `fillBalances` has reached it. */
export async function readOwnBefore(
  db: Database,
  refs: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await sql<{ ref: string; kopecks: string | null }>`
    select ref, own_after_kopecks - own.moved as kopecks
    from transfers, lateral (select sum(${addedTo('own')}) as moved from postings where transfer_id = transfers.id) as own
    where ref = any(${refs})
  `.execute(db)
  return new Map(rows.map(({ ref, kopecks }) => [ref, kopecks === null ? null : Number(kopecks)]))
}

/** Bounds the time of a statement. */
const FILLED_AT_ONCE = 10_000

/** Fills in the balances of these players' transfers that are older than the columns. */
export async function fillBalances(db: Database, players: readonly number[]): Promise<void> {
  const after = (purse: PlayerPurse) => sql`sum(sum(${addedTo(purse)})) over earlier`
  const fill = () =>
    sql`
      with unknown as materialized (
        select id, player_id from transfers where player_id = any(${players}) and own_after_kopecks is null
        limit ${FILLED_AT_ONCE}
      )
      update transfers set own_after_kopecks = counted.own, bonus_after_kopecks = counted.bonus,
        held_after_kopecks = counted.held, cashback_after_kopecks = counted.cashback
      from (
        select transfers.id, ${after('own')} as own, ${after('bonus')} as bonus, ${after('held')} as held, ${after('cashback')} as cashback
        from transfers join postings on transfer_id = transfers.id where player_id in (select player_id from unknown)
        group by transfers.id window earlier as (partition by player_id order by transfers.id)
      ) as counted where counted.id = transfers.id and transfers.id in (select id from unknown)
    `.execute(db)
  let { numAffectedRows } = await fill()
  while (numAffectedRows === BigInt(FILLED_AT_ONCE)) ({ numAffectedRows } = await fill())
}

/**
 * The transfer that brings a purse from `before` to `after`; its other side is a purse of the house. `null` if they are
 * equal.
 */
export const postingBetween = (
  purse: PlayerPurse,
  house: HousePurse,
  { before, after }: { before: number; after: number },
): Posting | null => {
  if (before === after) return null
  return after > before
    ? { source: house, destination: purse, kopecks: after - before }
    : { source: purse, destination: house, kopecks: before - after }
}
