import { sql, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { logLine } from '#server/http/logging/log-line.ts'
import { startJob } from '#server/periodic-job.ts'
import { fillBalances, type TransferKind } from './ledger.ts'
import { findContradictions, findNewContradictions } from './reconcile.ts'
import type { NewTransfers } from './rules/scope.ts'

/*
 * The check of the ledger while the site runs, in pieces, so that no statement reads all of it. Each minute it checks the
 * transfers since the last one, by the balances that each leaves to the next, and once a day all players from their
 * beginning.
 */

type CheckState = Selectable<Schema['ledger_checks']>

const PLAYERS_PER_PIECE = 500
const TRANSFERS_PER_PIECE = 10_000
/** One fault of the code can contradict every transfer; `npm run ledger` prints all. */
const LOGGED_PER_PIECE = 100
/** Keeps a run short, because a stopping server waits for it. */
const PIECES_PER_RUN = 40
const RUN_INTERVAL_MS = 60_000
/** Longer than a transaction stays open: after five seconds PostgreSQL ends a statement, and a transaction without one. */
const SEEN_FOR_MS = 30_000
const FULL_INTERVAL_MS = 24 * 60 * 60_000

/** What is checked at a time, and the state after it. */
interface Piece {
  check: () => Promise<readonly string[]>
  next: Updateable<Schema['ledger_checks']>
}

const KINDS_OF_PAYMENTS: readonly TransferKind[] = [
  'payin',
  'suspense',
  'returned',
  'payoutHeld',
  'payout',
  'payoutReturned',
]
const KINDS_OF_ROUNDS: readonly TransferKind[] = ['stake', 'win', 'jackpot']

/** The next players, so many that their transfers are a piece of work; one at least. Counts only their transfers. */
async function nextPlayers(db: Database, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive taken as (
      select ${after}::integer as id, 0 as players, 0::bigint as transfers
      union all
      select next.id, players + 1, transfers + count from taken, lateral (
        select id, (select count(*) from transfers where player_id = players.id) as count
        from players where id > taken.id order by id limit 1
      ) as next where players < ${PLAYERS_PER_PIECE} and transfers < ${TRANSFERS_PER_PIECE}
    )
    select id from taken where players > 0 order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function readTransfers(db: Database, after: number, upTo: number): Promise<NewTransfers> {
  const { rows } = await sql<{ players: number[]; payers: number[]; rounds: string[] }>`
    select coalesce(array_agg(distinct player_id), '{}') as players,
      coalesce(array_agg(distinct player_id) filter (where kind = any(${KINDS_OF_PAYMENTS})), '{}') as payers,
      coalesce(array_agg(distinct split_part(ref, ':', 2)) filter (where kind = any(${KINDS_OF_ROUNDS})), '{}') as rounds
    from transfers where id > ${after} and id <= ${upTo}
  `.execute(db)
  return { after, upTo, ...(rows[0] ?? { players: [], payers: [], rounds: [] }) }
}

/** The next transfers that any process saw so long ago that the transactions which were open then have ended. */
function newPiece(db: Database, { checked_transfer, seen_transfer, seen_at }: CheckState, now: number): Piece | null {
  if (checked_transfer >= seen_transfer) return null
  if (seen_at !== null && Math.abs(now - seen_at.getTime()) < SEEN_FOR_MS) return null
  const upTo = Math.min(seen_transfer, checked_transfer + TRANSFERS_PER_PIECE)
  return {
    check: async () => findNewContradictions(db, await readTransfers(db, checked_transfer, upTo)),
    next: { checked_transfer: upTo },
  }
}

async function fullPiece(db: Database, state: CheckState, now: number): Promise<Piece | null> {
  const isDue = state.full_started_at === null || state.full_started_at.getTime() <= now - FULL_INTERVAL_MS
  if (state.next_player === null && !isDue) return null
  const begun = state.next_player === null ? { full_started_at: new Date(now) } : {}
  const players = await nextPlayers(db, state.next_player ?? 0)
  const check = async () => {
    await fillBalances(db, players)
    return findContradictions(db, players)
  }
  return { check, next: { ...begun, next_player: players.at(-1) ?? null } }
}

/** Checks the next piece. Returns `false` if nothing is left, or another process is checking. */
async function checkPiece(transaction: Transaction<Schema>, now: number): Promise<boolean> {
  const state = await transaction.selectFrom('ledger_checks').selectAll().forUpdate().skipLocked().executeTakeFirst()
  if (state === undefined) return false
  const piece = newPiece(transaction, state, now) ?? (await fullPiece(transaction, state, now))
  if (piece === null) return false
  const found = await piece.check()
  for (const message of found.slice(0, LOGGED_PER_PIECE)) logLine('error', 'ledger', { message })
  // A full check counts anew.
  const before = piece.next.full_started_at === undefined ? state.contradictions : 0
  await transaction
    .updateTable('ledger_checks')
    .set({ ...piece.next, contradictions: before + found.length })
    .execute()
  return true
}

/** Remembers the newest transfer, unless those that were seen before are still to be checked, or another process is at it. */
const seeTransfers = (db: Database, now: number) =>
  db
    .updateTable('ledger_checks')
    .set({ seen_transfer: sql<number>`coalesce((select max(id) from transfers), 0)`, seen_at: new Date(now) })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('ledger_checks')
        .select('id')
        .whereRef('seen_transfer', '<=', 'checked_transfer')
        .forUpdate()
        .skipLocked(),
    )
    .execute()

/** One run of the check: the transfers that were seen by an earlier run, and a part of the full check if it is due. */
export async function runLedgerCheck(db: Database, now: number): Promise<void> {
  for (let pieces = 0; pieces < PIECES_PER_RUN; pieces += 1) {
    if (!(await db.transaction().execute((transaction) => checkPiece(transaction, now)))) break
  }
  await seeTransfers(db, now)
}

/** Checks the ledger as long as the server runs, in one process of all. Contradictions are logged as `ledger`. */
export const startLedgerCheck = (db: Database, clock: Pick<ServerClock, 'systemNow'>): (() => Promise<void>) =>
  startJob('ledgerCheckFailed', RUN_INTERVAL_MS, () => runLedgerCheck(db, clock.systemNow()))

/** Counts what the last check has found. */
export async function countContradictions(db: Database): Promise<number> {
  const { contradictions } = await db.selectFrom('ledger_checks').select('contradictions').executeTakeFirstOrThrow()
  return contradictions
}

/** Logs what the last check has found. */
export async function reportLastCheck(db: Database): Promise<void> {
  const contradictions = await countContradictions(db)
  if (contradictions > 0)
    logLine('error', 'ledger', { message: `The last check found ${contradictions} contradictions: npm run ledger` })
}

/** Checks all players after the one with this id, in pieces. Reports each piece by its last player. */
export async function checkAllPlayers(
  db: Database,
  after: number,
  onPiece: (lastPlayer: number, contradictions: readonly string[]) => void,
): Promise<void> {
  let players = await nextPlayers(db, after)
  for (let last = players.at(-1); last !== undefined; last = players.at(-1)) {
    onPiece(last, await findContradictions(db, players))
    players = await nextPlayers(db, last)
  }
}
