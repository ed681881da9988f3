import type { Database } from '#server/db/open.ts'
import { readOwnBefore } from '#server/money/ledger.ts'

/* The player's own money before and after a round. It is not stored, but follows from the ledger. */

/** A round with what it moved, in kopecks. */
export interface MovedRound {
  round_id: string
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
const stakeOf = ({ round_id: id }: MovedRound) => `round:${id}:stake`

function balancesOf(row: MovedRound, befores: ReadonlyMap<string, number | null>): OwnBalances {
  const after = row.settled_at === null ? null : row.balance_after_kopecks
  const beforeStake = befores.get(stakeOf(row))
  // A free spin takes nothing and wins bonus money.
  const before = beforeStake === undefined ? after : beforeStake
  if (before === null || after === null) return UNKNOWN
  // With a deposit or the end of a bonus in between, the two would not explain each other.
  const isExplained = before + row.own_win_kopecks + row.pot_kopecks - row.own_kopecks === after
  return isExplained ? { before, after } : UNKNOWN
}

/** Reads the balances of rounds by their ids. */
export async function readOwnBalances(
  db: Database,
  rows: readonly MovedRound[],
): Promise<ReadonlyMap<string, OwnBalances>> {
  const befores = await readOwnBefore(db, rows.map(stakeOf))
  return new Map(rows.map((row) => [row.round_id, balancesOf(row, befores)]))
}
