import { KOPECKS_PER_RUBLE, bets } from '#contract/core/constants.ts'
import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Play } from '../launches.ts'
import { DEMO_BALANCE } from '../purses.ts'
import { multiplier, spin, symbolsAt, type CherrySymbol } from './rules.ts'

/** The balance below which a demo purse can be refilled. */
const REFILL_BELOW = 10 * KOPECKS_PER_RUBLE
/** Credits per line. */
const CREDITS = 10
/** Minimum time between rounds, enforced by the server. */
const MIN_CYCLE_MS = 2500

/** Stakes in kopecks, by the bet options of the product (rubles per credit). */
export const STAKES: readonly number[] = bets.options.map((option) => Math.round(option * CREDITS * KOPECKS_PER_RUBLE))

/** The purse as sent to the frame. Money in kopecks. */
export interface PurseView {
  balance: number
  canRefill: boolean
  stakes: readonly number[]
  /** Until the next round is accepted. */
  waitMs: number
}
export interface RoundView {
  id: string
  symbols: CherrySymbol[]
  stops: number[]
  stake: number
  win: number
  balance: number
  canRefill: boolean
  /** Until the next round is accepted. */
  waitMs: number
}

/** Why a round was not played. */
export type SpinRefusal =
  | { kind: 'tooSoon'; waitMs: number }
  | { kind: 'noFunds' }
  | { kind: 'badStake' }
  | { kind: 'noPurse' }
  /** The round with this id was played with another stake. */
  | { kind: 'otherStake' }
  /** The id is that of a round of another purse. */
  | { kind: 'foreignRound' }

/**
 * Milliseconds until the next round. Uses system time, because the sandbox clock may be fixed; a round in the future
 * means the system clock was set back.
 */
function remainingDelay(last: Date | null, systemNow: number): number {
  if (last === null) return 0
  const elapsedMs = systemNow - last.getTime()
  return elapsedMs < 0 ? 0 : Math.max(0, MIN_CYCLE_MS - elapsedMs)
}

interface Purse {
  id: string
  balance: number
  lastRoundAt: Date | null
}

async function findPurse(db: Database, id: string): Promise<Purse | null> {
  const row = await db
    .selectFrom('play_sessions')
    .select(['id', 'balance_kopecks', 'last_round_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, balance: row.balance_kopecks, lastRoundAt: row.last_round_at }
}

const toPurseView = ({ balance, lastRoundAt }: Purse, systemNow: number): PurseView => ({
  balance,
  canRefill: balance < REFILL_BELOW,
  stakes: STAKES,
  waitMs: remainingDelay(lastRoundAt, systemNow),
})

/** Returns a purse, or `null` if it does not exist. */
export async function readPurse(db: Database, id: string, systemNow: number): Promise<PurseView | null> {
  const purse = await findPurse(db, id)
  return purse === null ? null : toPurseView(purse, systemNow)
}

/** Refills an empty demo purse; returns `null` for an unknown purse. */
export async function refill(db: Database, id: string, systemNow: number): Promise<PurseView | null> {
  await db
    .updateTable('play_sessions')
    .set({ balance_kopecks: DEMO_BALANCE })
    .where('id', '=', id)
    .where('balance_kopecks', '<', REFILL_BELOW)
    .execute()
  return readPurse(db, id, systemNow)
}

const toRoundView = (
  round: {
    id: string
    stops: string
    stake_kopecks: number
    win_kopecks: number
    balance_after_kopecks: number
  },
  waitMs: number,
): RoundView => {
  const [a = 0, b = 0, c = 0] = round.stops.split(',').map(Number)
  return {
    id: round.id,
    stops: [a, b, c],
    symbols: symbolsAt([a, b, c]),
    stake: round.stake_kopecks,
    win: round.win_kopecks,
    balance: round.balance_after_kopecks,
    canRefill: round.balance_after_kopecks < REFILL_BELOW,
    waitMs,
  }
}

/**
 * Plays a round, idempotent per round id: a retry returns the stored round and stakes nothing. Runs in one transaction.
 */
export async function playRound(
  db: Database,
  { purseId, gameSlug }: Play,
  { id, stake }: { id: string; stake: number },
  clock: SandboxClock,
): Promise<{ kind: 'played'; round: RoundView } | SpinRefusal> {
  if (!STAKES.includes(stake)) return { kind: 'badStake' }
  return db.transaction().execute(async (transaction) => {
    // The row lock serialises concurrent spins, so a balance cannot be spent twice.
    const purse = await transaction
      .selectFrom('play_sessions')
      .selectAll()
      .where('id', '=', purseId)
      .forUpdate()
      .executeTakeFirst()
    if (purse === undefined) return { kind: 'noPurse' }
    // Read after the lock: a request that waited for it must not have an earlier time than the last round.
    const systemNow = clock.systemNow()
    const waitMs = remainingDelay(purse.last_round_at, systemNow)
    const existingRound = await transaction
      .selectFrom('play_rounds')
      .selectAll()
      .where('id', '=', id)
      .where('session_id', '=', purseId)
      .executeTakeFirst()
    if (existingRound !== undefined) {
      if (existingRound.stake_kopecks !== stake) return { kind: 'otherStake' }
      return { kind: 'played', round: toRoundView(existingRound, waitMs) }
    }
    if (waitMs > 0) return { kind: 'tooSoon', waitMs }
    if (purse.balance_kopecks < stake) return { kind: 'noFunds' }
    const stops = spin({ serverSeed: purse.server_seed, clientSeed: purse.client_seed, nonce: purse.nonce })
    const win = stake * multiplier(symbolsAt(stops))
    const balance = purse.balance_kopecks - stake + win
    const round = {
      id,
      session_id: purseId,
      game_slug: gameSlug,
      stake_kopecks: stake,
      win_kopecks: win,
      stops: stops.join(','),
      nonce: purse.nonce,
      balance_after_kopecks: balance,
      played_at: new Date(clock.now()),
    }
    const inserted = await transaction
      .insertInto('play_rounds')
      .values(round)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows !== 1n) return { kind: 'foreignRound' }
    await transaction
      .updateTable('play_sessions')
      .set({ nonce: purse.nonce + 1, balance_kopecks: balance, last_round_at: new Date(systemNow) })
      .where('id', '=', purseId)
      .execute()
    return { kind: 'played', round: toRoundView(round, MIN_CYCLE_MS) }
  })
}
