import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'
import { readOwnBefore } from '#server/money/ledger.ts'

/* The player's own money before and after a round. It is not stored, but follows from the ledger. */

/** A round with what it moved, in kopecks. */
export interface MovedRound {
  round_id: string
  player_id: number
  settled_at: Date | null
  own_kopecks: number
  own_win_kopecks: number
  pot_kopecks: number
  /** `null` if it was not drawn by rules of `games/`. */
  balance_after_kopecks: number | null
}

/** Kopecks; both are `null` while the round is open, and if something else has moved own money meanwhile. */
export interface OwnBalances {
  before: number | null
  after: number | null
}

const UNKNOWN: OwnBalances = { before: null, after: null }
const changeOf = (row: MovedRound): number => row.own_win_kopecks + row.pot_kopecks - row.own_kopecks
const refsOf = ({ round_id: id }: MovedRound) => [`round:${id}:stake`, `round:${id}:win`]

/** Reads the balances of one round. */
export async function readOwnBalances(db: Database, row: MovedRound): Promise<OwnBalances> {
  const after = row.settled_at === null ? null : row.balance_after_kopecks
  if (after === null) return UNKNOWN
  // A round that moved nothing, such as a free spin without a win.
  const before = (await readOwnBefore(db, row.player_id, refsOf(row))) ?? after
  // With a deposit or the end of a bonus in between, the two would not explain each other.
  return before + changeOf(row) === after ? { before, after } : UNKNOWN
}

/**
 * The rounds of a list that are followed by another transfer than that of a round. Materialized, and with the next stake by
 * the rows of `transfers_by_player`, because PostgreSQL may else walk through the transfers of everyone.
 */
async function readFollowed(db: Database, player: number, rows: readonly MovedRound[]): Promise<ReadonlySet<string>> {
  const refs = rows.flatMap(refsOf)
  const { rows: transfers } = await sql<{ round: string | null }>`
    with listed as materialized (select id from transfers where ref = any(${refs})),
      own as (select min(id) as first, max(id) as last from listed)
    select substring(ref from '^round:([^:]+):') as round from transfers, own
    where player_id = ${player} and (player_id, id) >= (${player}, first) and (player_id, id) <= (${player}, coalesce(
      (select id from transfers where player_id <= ${player} and (player_id, id) > (${player}, last) and kind = 'stake' and ref like '%:stake'
        order by player_id, id limit 1), 9223372036854775807))
    order by id
  `.execute(db)
  const followed = new Set<string>()
  let current: string | null = null
  for (const { round } of transfers) {
    if (round === null && current !== null) followed.add(current)
    current = round ?? current
  }
  return followed
}

/**
 * Reads the balances of a page of a player's rounds by their ids. A player has one open round at a time, so a round that
 * only another round follows has changed the balance alone, and the transfers before the page need not be read.
 */
export async function readOwnBalancesOf(
  db: Database,
  player: number,
  rows: readonly MovedRound[],
): Promise<ReadonlyMap<string, OwnBalances>> {
  if (rows.length === 0) return new Map()
  const followed = await readFollowed(db, player, rows)
  const balances = new Map<string, OwnBalances>()
  for (const row of rows) {
    const after = row.settled_at === null ? null : row.balance_after_kopecks
    if (after === null) balances.set(row.round_id, UNKNOWN)
    else if (followed.has(row.round_id)) balances.set(row.round_id, await readOwnBalances(db, row))
    else balances.set(row.round_id, { before: after - changeOf(row), after })
  }
  return balances
}
