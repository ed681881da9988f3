import { randomBytes, randomUUID } from 'node:crypto'
import { bets } from '#contract/core/constants.ts'
import type { Database } from '#server/db/open.ts'
import { multiplier, spin, symbolsAt, type CherrySymbol } from './rules.ts'

const KOPECKS_PER_RUBLE = 100
/** Demo balance, and the balance below which it can be refilled. */
const DEMO_BALANCE = 1000 * KOPECKS_PER_RUBLE
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

/** Returns the anonymous player's purse, creating one if missing. */
export async function openPurse(
  db: Database,
  id: string | undefined,
  systemNow: number,
): Promise<{ id: string; view: PurseView }> {
  const row = id === undefined ? null : await findPurse(db, id)
  if (row !== null) return { id: row.id, view: toPurseView(row, systemNow) }
  const newPurse = {
    id: randomUUID(),
    server_seed: randomBytes(32).toString('hex'),
    client_seed: randomBytes(8).toString('hex'),
  }
  await db
    .insertInto('play_sessions')
    .values({ ...newPurse, nonce: 0, balance_kopecks: DEMO_BALANCE, last_round_at: null })
    .execute()
  return {
    id: newPurse.id,
    view: toPurseView({ id: newPurse.id, balance: DEMO_BALANCE, lastRoundAt: null }, systemNow),
  }
}

/** Refills an empty demo purse; returns `null` for an unknown purse. */
export async function refill(db: Database, id: string, systemNow: number): Promise<PurseView | null> {
  await db
    .updateTable('play_sessions')
    .set({ balance_kopecks: DEMO_BALANCE })
    .where('id', '=', id)
    .where('balance_kopecks', '<', REFILL_BELOW)
    .execute()
  const purse = await findPurse(db, id)
  return purse === null ? null : toPurseView(purse, systemNow)
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
  sessionId: string,
  spinRequest: { id: string; game: string; stake: number; now: number; systemNow: number },
): Promise<{ kind: 'played'; round: RoundView } | SpinRefusal> {
  if (!STAKES.includes(spinRequest.stake)) return { kind: 'badStake' }
  return db.transaction().execute(async (transaction) => {
    // The row lock serialises concurrent spins, so a balance cannot be spent twice.
    const session = await transaction
      .selectFrom('play_sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst()
    if (session === undefined) return { kind: 'noPurse' }
    const waitMs = remainingDelay(session.last_round_at, spinRequest.systemNow)
    const existingRound = await transaction
      .selectFrom('play_rounds')
      .selectAll()
      .where('id', '=', spinRequest.id)
      .where('session_id', '=', sessionId)
      .executeTakeFirst()
    if (existingRound !== undefined) return { kind: 'played', round: toRoundView(existingRound, waitMs) }
    if (waitMs > 0) return { kind: 'tooSoon', waitMs }
    if (session.balance_kopecks < spinRequest.stake) return { kind: 'noFunds' }
    const stops = spin({ serverSeed: session.server_seed, clientSeed: session.client_seed, nonce: session.nonce })
    const win = spinRequest.stake * multiplier(symbolsAt(stops))
    const balance = session.balance_kopecks - spinRequest.stake + win
    const round = {
      id: spinRequest.id,
      session_id: sessionId,
      game_slug: spinRequest.game,
      stake_kopecks: spinRequest.stake,
      win_kopecks: win,
      stops: stops.join(','),
      nonce: session.nonce,
      balance_after_kopecks: balance,
      played_at: new Date(spinRequest.now),
    }
    await transaction.insertInto('play_rounds').values(round).execute()
    await transaction
      .updateTable('play_sessions')
      .set({ nonce: session.nonce + 1, balance_kopecks: balance, last_round_at: new Date(spinRequest.systemNow) })
      .where('id', '=', sessionId)
      .execute()
    return { kind: 'played', round: toRoundView(round, MIN_CYCLE_MS) }
  })
}
