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
export const MIN_CYCLE_MS = 2500

/** Stakes in kopecks, by the bet options of the product (rubles per credit). */
export const STAKES: readonly number[] = bets.options.map((option) => Math.round(option * CREDITS * KOPECKS))

/** What the frame shows. Money in kopecks. */
export interface PurseView {
  balance: number
  canRefill: boolean
  stakes: readonly number[]
}
export interface RoundView {
  id: string
  symbols: CherrySymbol[]
  stops: number[]
  stake: number
  win: number
  balance: number
}

/** A round that was not played, and why. */
export type SpinRefusal = { kind: 'tooSoon'; waitMs: number } | { kind: 'noFunds' } | { kind: 'badStake' }

/** The anonymous player's purse; made at the first visit. */
export async function openSession(db: Database, id: string | undefined): Promise<{ id: string; balance: number }> {
  if (id !== undefined) {
    const known = await db
      .selectFrom('play_sessions')
      .select(['id', 'balance_kopecks'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (known !== undefined) return { id: known.id, balance: known.balance_kopecks }
  }
  const made = {
    id: randomUUID(),
    server_seed: randomBytes(32).toString('hex'),
    client_seed: randomBytes(8).toString('hex'),
  }
  await db
    .insertInto('play_sessions')
    .values({ ...made, nonce: 0, balance_kopecks: DEMO_BALANCE, last_round_at: null })
    .execute()
  return { id: made.id, balance: DEMO_BALANCE }
}

export const purseView = (balance: number): PurseView => ({
  balance,
  canRefill: balance < REFILL_BELOW,
  stakes: STAKES,
})

/** Fills an empty demo purse. */
export async function refill(db: Database, id: string): Promise<PurseView> {
  await db
    .updateTable('play_sessions')
    .set({ balance_kopecks: DEMO_BALANCE })
    .where('id', '=', id)
    .where('balance_kopecks', '<', REFILL_BELOW)
    .execute()
  const session = await openSession(db, id)
  return purseView(session.balance)
}

const view = (round: {
  id: string
  stops: string
  stake_kopecks: number
  win_kopecks: number
  balance_after_kopecks: number
}): RoundView => {
  const [a = 0, b = 0, c = 0] = round.stops.split(',').map(Number)
  return {
    id: round.id,
    stops: [a, b, c],
    symbols: symbolsAt([a, b, c]),
    stake: round.stake_kopecks,
    win: round.win_kopecks,
    balance: round.balance_after_kopecks,
  }
}

/**
 * Plays a round, once for each round id: the same id brings the same round back, so an answer that was lost can be asked
 * for again and nothing is staked twice. Stake, result and purse change in one transaction.
 */
export async function playRound(
  db: Database,
  sessionId: string,
  sent: { id: string; game: string; stake: number; now: number },
): Promise<{ kind: 'played'; round: RoundView } | SpinRefusal> {
  if (!STAKES.includes(sent.stake)) return { kind: 'badStake' }
  return db.transaction().execute(async (transaction) => {
    // The row is locked: two spins at the same moment are two rounds in a row, never one purse spent twice.
    const session = await transaction
      .selectFrom('play_sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const earlier = await transaction
      .selectFrom('play_rounds')
      .selectAll()
      .where('id', '=', sent.id)
      .where('session_id', '=', sessionId)
      .executeTakeFirst()
    if (earlier !== undefined) return { kind: 'played', round: view(earlier) }
    const waitMs = session.last_round_at === null ? 0 : session.last_round_at.getTime() + MIN_CYCLE_MS - sent.now
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
      .set({ nonce: session.nonce + 1, balance_kopecks: balance, last_round_at: new Date(sent.now) })
      .where('id', '=', sessionId)
      .execute()
    return { kind: 'played', round: view(round) }
  })
}
