import type { RoundView } from '#contract/play/frame-calls.ts'
import { createDraw, type Draw } from '#games/numbers.ts'
import { engines, type EngineId } from '#games/registry.ts'
import type { Database } from '#server/db/open.ts'
import type { Play } from '#server/play/launch/launches.ts'
import { REFILL_BELOW } from '#server/play/launch/purses.ts'
import { jackpotNameOf } from './jackpot-name.ts'

/* Stored rounds, and how frames see them. */

/** Limits on the next round. */
export interface RoundLimits {
  /** Until the next round is accepted. */
  waitMs: number
  /** Free spins that are left. */
  freeSpins: number
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

/** The numbers of a stored round. */
export const drawOf = ({ server_seed, client_seed, nonce }: RoundRow): Draw =>
  createDraw({ serverSeed: server_seed, clientSeed: client_seed, nonce })

/** Plays a stored round again: its result is not stored, because it follows from the seeds, the bet and the actions. */
export const replay = (row: RoundRow, actions = row.actions) => engines[row.engine].play(row.bet, actions, drawOf(row))

export function toView(row: RoundRow, isReal: boolean, limits: RoundLimits, played = replay(row)): RoundView {
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
    jackpotName: jackpotNameOf(row),
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

/** Returns the round with this id, of any purse, and the unfinished ones of a purse. */
export const selectKnownAndOpen = (db: Database, { purseId, id }: { purseId: string; id: string }) =>
  selectRounds(db)
    .where(({ eb, and, or }) =>
      or([eb('rounds.id', '=', id), and([eb('rounds.purse_id', '=', purseId), eb('rounds.settled_at', 'is', null)])]),
    )
    .execute()

/** Returns the unfinished round of the play's game, or `null`. */
export async function openRound(
  db: Database,
  { purseId, game, isReal }: Play,
  limits: RoundLimits,
): Promise<RoundView | null> {
  const row = await selectRounds(db)
    .where('rounds.purse_id', '=', purseId)
    .where('rounds.game_slug', '=', game.slug)
    .where('rounds.settled_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : toView(row, isReal, limits)
}
