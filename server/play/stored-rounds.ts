import type { JsonValue } from '#games/game.ts'
import { createDraw } from '#games/numbers.ts'
import { engines, type EngineId } from '#games/registry.ts'
import type { Database } from '#server/db/open.ts'
import type { Play } from './launches.ts'
import { REFILL_BELOW, remainingDelay } from './purses.ts'
import type { WalletState } from './wallet.ts'

/* Stored rounds, and how frames see them. */

/** A round as sent to a frame. Money in kopecks. */
export interface RoundView {
  id: string
  /** Its number with the pair of seeds. */
  nonce: number
  /** How many actions followed the bet. */
  step: number
  isOver: boolean
  stake: number
  /** 0 until the round is over. */
  win: number
  /** Balance after the last step: own money, or play money. */
  balance: number
  /** Money of the active bonus after the last step. */
  bonus: number
  /** Whether a free spin of the bonus paid the stake. */
  isFreeSpin: boolean
  /** Jackpot that was won on top. */
  jackpot: number
  /** Free spins that are left now. */
  freeSpins: number
  canRefill: boolean
  /** Until the next round is accepted. */
  waitMs: number
  /** What the game shows; the shape is documented at its rules. */
  view: JsonValue
}

/** A stored round with its seeds, and with its stake if it was played with real money. */
export interface RoundRow {
  id: string
  purse_id: string
  game_slug: string
  engine: EngineId
  nonce: number
  bet: unknown
  actions: readonly unknown[]
  stake_kopecks: number
  win_kopecks: number
  balance_after_kopecks: number
  bonus_after_kopecks: number
  server_seed: string
  client_seed: string
  own_kopecks: number | null
  bonus_kopecks: number | null
  pot_kopecks: number | null
}

/** Plays a stored round again: its result is not stored, because it follows from the seeds, the bet and the actions. */
export function replay(row: RoundRow, actions = row.actions) {
  const seeds = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce }
  return engines[row.engine].play(row.bet, actions, createDraw(seeds))
}

export function toView(row: RoundRow, isReal: boolean, limits: { waitMs: number; freeSpins: number }): RoundView {
  const played = replay(row)
  if (played === null) throw new Error(`The rules of ${row.engine} reject the stored round ${row.id}.`)
  return {
    id: row.id,
    nonce: row.nonce,
    step: row.actions.length,
    isOver: played.isOver,
    stake: row.stake_kopecks,
    win: row.win_kopecks,
    balance: row.balance_after_kopecks,
    bonus: row.bonus_after_kopecks,
    isFreeSpin: row.own_kopecks === 0 && row.bonus_kopecks === 0,
    jackpot: row.pot_kopecks ?? 0,
    canRefill: !isReal && row.balance_after_kopecks < REFILL_BELOW,
    ...limits,
    view: played.view,
  }
}

export const selectRounds = (db: Database) =>
  db
    .selectFrom('rounds')
    .innerJoin('seed_pairs', 'seed_pairs.id', 'rounds.seed_pair_id')
    .leftJoin('stakes', 'stakes.round_id', 'rounds.id')
    .select(['rounds.id', 'rounds.purse_id', 'rounds.game_slug', 'engine', 'rounds.nonce', 'bet', 'actions'])
    .select(['server_seed', 'client_seed', 'stake_kopecks', 'win_kopecks'])
    .select(['balance_after_kopecks', 'bonus_after_kopecks', 'own_kopecks', 'bonus_kopecks', 'pot_kopecks'])

/** What a wallet allows now. */
export const limitsOf = ({ lastRoundAt, freeSpins }: WalletState, { engine }: Play, systemNow: number) => ({
  waitMs: remainingDelay(lastRoundAt, engines[engine].facts.paceMs, systemNow),
  freeSpins,
})

/** The unfinished round of a play: of its game in a demo, of any game with real money. */
export const findOpen = (db: Database, { purseId, game, isReal }: Play): Promise<RoundRow | undefined> =>
  selectRounds(db)
    .where('rounds.purse_id', '=', purseId)
    .where('rounds.settled_at', 'is', null)
    .$if(!isReal, (query) => query.where('rounds.game_slug', '=', game.slug))
    .executeTakeFirst()

/** Returns the unfinished round of the play's game, or `null`. */
export async function openRound(
  db: Database,
  play: Play,
  wallet: WalletState,
  systemNow: number,
): Promise<RoundView | null> {
  const row = await findOpen(db, play)
  return row === undefined || row.game_slug !== play.game.slug
    ? null
    : toView(row, play.isReal, limitsOf(wallet, play, systemNow))
}
