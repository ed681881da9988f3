import { randomBytes, randomUUID } from 'node:crypto'
import { bets } from '#contract/constants.ts'
import type { Database } from '#server/db/open.ts'
import { multiplier, spin, symbolsAt, type CherrySymbol } from './rules.ts'

const KOPECKS = 100
/** A demo purse, and where it is filled up again. */
const DEMO_BALANCE = 1000 * KOPECKS
const REFILL_BELOW = 10 * KOPECKS
/** A line of Cherry Row is ten credits. */
const CREDITS = 10
/** The shortest time between two rounds: kept here, so that no frame can hurry anybody. */
const MIN_CYCLE_MS = 2500

/** Stakes in kopecks, by the bet options of the product (rubles per credit). */
export const STAKES: readonly number[] = bets.options.map((option) => Math.round(option * CREDITS * KOPECKS))

/** What the frame shows. Money in kopecks. */
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

/** A round that was not played, and why. */
export type SpinRefusal =
  | { kind: 'tooSoon'; waitMs: number }
  | { kind: 'noFunds' }
  | { kind: 'badStake' }
  | { kind: 'noPurse' }

/**
 * How long until a purse may play again. Measured by the machine's own time, because the sandbox's may stand; a round that
 * seems to lie ahead was played before the machine's clock was set back, and holds nobody up.
 */
function waitAfter(last: Date | null, machineNow: number): number {
  if (last === null) return 0
  const passed = machineNow - last.getTime()
  return passed < 0 ? 0 : Math.max(0, MIN_CYCLE_MS - passed)
}

interface Purse {
  id: string
  balance: number
  lastRoundAt: Date | null
}

async function knownPurse(db: Database, id: string): Promise<Purse | null> {
  const known = await db
    .selectFrom('play_sessions')
    .select(['id', 'balance_kopecks', 'last_round_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return known === undefined ? null : { id: known.id, balance: known.balance_kopecks, lastRoundAt: known.last_round_at }
}

const purseView = ({ balance, lastRoundAt }: Purse, machineNow: number): PurseView => ({
  balance,
  canRefill: balance < REFILL_BELOW,
  stakes: STAKES,
  waitMs: waitAfter(lastRoundAt, machineNow),
})

/** The anonymous player's purse; made at the first visit, and anew where the one that the browser has kept is gone. */
export async function openPurse(
  db: Database,
  id: string | undefined,
  machineNow: number,
): Promise<{ id: string; view: PurseView }> {
  const known = id === undefined ? null : await knownPurse(db, id)
  if (known !== null) return { id: known.id, view: purseView(known, machineNow) }
  const made = {
    id: randomUUID(),
    server_seed: randomBytes(32).toString('hex'),
    client_seed: randomBytes(8).toString('hex'),
  }
  await db
    .insertInto('play_sessions')
    .values({ ...made, nonce: 0, balance_kopecks: DEMO_BALANCE, last_round_at: null })
    .execute()
  return { id: made.id, view: purseView({ id: made.id, balance: DEMO_BALANCE, lastRoundAt: null }, machineNow) }
}

/** Fills an empty demo purse; `null` where there is no such purse. */
export async function refill(db: Database, id: string, machineNow: number): Promise<PurseView | null> {
  await db
    .updateTable('play_sessions')
    .set({ balance_kopecks: DEMO_BALANCE })
    .where('id', '=', id)
    .where('balance_kopecks', '<', REFILL_BELOW)
    .execute()
  const purse = await knownPurse(db, id)
  return purse === null ? null : purseView(purse, machineNow)
}

const view = (
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
 * Plays a round, once for each round id: the same id brings the same round back, so an answer that was lost can be asked
 * for again and nothing is staked twice. Stake, result and purse change in one transaction.
 */
export async function playRound(
  db: Database,
  sessionId: string,
  sent: { id: string; game: string; stake: number; now: number; machineNow: number },
): Promise<{ kind: 'played'; round: RoundView } | SpinRefusal> {
  if (!STAKES.includes(sent.stake)) return { kind: 'badStake' }
  return db.transaction().execute(async (transaction) => {
    // The row is locked: two spins at the same moment are two rounds in a row, never one purse spent twice.
    const session = await transaction
      .selectFrom('play_sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst()
    if (session === undefined) return { kind: 'noPurse' }
    const waitMs = waitAfter(session.last_round_at, sent.machineNow)
    const earlier = await transaction
      .selectFrom('play_rounds')
      .selectAll()
      .where('id', '=', sent.id)
      .where('session_id', '=', sessionId)
      .executeTakeFirst()
    if (earlier !== undefined) return { kind: 'played', round: view(earlier, waitMs) }
    if (waitMs > 0) return { kind: 'tooSoon', waitMs }
    if (session.balance_kopecks < sent.stake) return { kind: 'noFunds' }
    const stops = spin({ serverSeed: session.server_seed, clientSeed: session.client_seed, nonce: session.nonce })
    const win = sent.stake * multiplier(symbolsAt(stops))
    const balance = session.balance_kopecks - sent.stake + win
    const round = {
      id: sent.id,
      session_id: sessionId,
      game_slug: sent.game,
      stake_kopecks: sent.stake,
      win_kopecks: win,
      stops: stops.join(','),
      nonce: session.nonce,
      balance_after_kopecks: balance,
      played_at: new Date(sent.now),
    }
    await transaction.insertInto('play_rounds').values(round).execute()
    await transaction
      .updateTable('play_sessions')
      .set({ nonce: session.nonce + 1, balance_kopecks: balance, last_round_at: new Date(sent.machineNow) })
      .where('id', '=', sessionId)
      .execute()
    return { kind: 'played', round: view(round, MIN_CYCLE_MS) }
  })
}
