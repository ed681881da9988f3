import type { JsonValue } from '#games/game.ts'
import { createDraw } from '#games/numbers.ts'
import { engines, type EngineId } from '#games/registry.ts'
import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Play } from './launches.ts'
import { lockPurse, REFILL_BELOW, remainingDelay, type Purse } from './purses.ts'
import { seedsInUse } from './seeds.ts'

/* Rounds of demo games. Each step is one transaction under the lock of the purse. */

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
  /** Balance after the last step. */
  balance: number
  canRefill: boolean
  /** Until the next round is accepted. */
  waitMs: number
  /** What the game shows; the shape is documented at its rules. */
  view: JsonValue
}

/** Why nothing was played. */
export type RoundRefusal =
  | { kind: 'tooSoon'; waitMs: number }
  | { kind: 'noFunds' }
  | { kind: 'noPurse' }
  /** Another round of the game has to be finished first. */
  | { kind: 'unfinished' }
  /** The bet or action is malformed, not offered or not possible now. */
  | { kind: 'invalid' }
  /** This id or step was played with another bet or action. */
  | { kind: 'conflict' }

export type RoundResult = { kind: 'played'; round: RoundView } | RoundRefusal

/** A stored round with its seeds. */
interface RoundRow {
  id: string
  engine: EngineId
  nonce: number
  bet: unknown
  actions: readonly unknown[]
  stake_kopecks: number
  win_kopecks: number
  balance_after_kopecks: number
  server_seed: string
  client_seed: string
}

/** Plays a stored round again: its result is not stored, because it follows from the seeds, the bet and the actions. */
function replay(row: RoundRow, actions = row.actions) {
  const seeds = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce }
  return engines[row.engine].play(row.bet, actions, createDraw(seeds))
}

function toView(row: RoundRow, waitMs: number): RoundView {
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
    canRefill: row.balance_after_kopecks < REFILL_BELOW,
    waitMs,
    view: played.view,
  }
}

const selectRounds = (db: Database, purseId: string) =>
  db
    .selectFrom('rounds')
    .innerJoin('seed_pairs', 'seed_pairs.id', 'rounds.seed_pair_id')
    .select(['rounds.id', 'engine', 'rounds.nonce', 'bet', 'actions', 'server_seed', 'client_seed'])
    .select(['stake_kopecks', 'win_kopecks', 'balance_after_kopecks'])
    .where('rounds.purse_id', '=', purseId)

const delayOf = ({ lastRoundAt }: Pick<Purse, 'lastRoundAt'>, { engine }: Play, systemNow: number): number =>
  remainingDelay(lastRoundAt, engines[engine].facts.paceMs, systemNow)

/** Returns the unfinished round of the play's game, or `null`. */
export async function openRound(db: Database, play: Play, waitMs: number): Promise<RoundView | null> {
  const row = await selectRounds(db, play.purseId)
    .where('game_slug', '=', play.gameSlug)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : toView(row, waitMs)
}

const isSame = (one: JsonValue, other: JsonValue | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Bets on a round. A repeated id returns its round and stakes nothing. */
export async function beginRound(
  db: Database,
  play: Play,
  { id, bet: sent }: { id: string; bet: unknown },
  clock: SandboxClock,
): Promise<RoundResult> {
  const engine = engines[play.engine]
  const read = engine.readBet(sent)
  if (read === null) return { kind: 'invalid' }
  const { bet, stake } = read
  return db.transaction().execute(async (transaction) => {
    const purse = await lockPurse(transaction, play.purseId)
    if (purse === null) return { kind: 'noPurse' }
    // Read after the lock: a request that waited for it must not have an earlier time than the last round.
    const systemNow = clock.systemNow()
    const waitMs = delayOf(purse, play, systemNow)
    const known = await selectRounds(transaction, purse.id).where('rounds.id', '=', id).executeTakeFirst()
    if (known !== undefined) {
      const isRepeated = known.engine === play.engine && isSame(bet, engine.readBet(known.bet)?.bet)
      return isRepeated ? { kind: 'played', round: toView(known, waitMs) } : { kind: 'conflict' }
    }
    if ((await openRound(transaction, play, waitMs)) !== null) return { kind: 'unfinished' }
    if (waitMs > 0) return { kind: 'tooSoon', waitMs }
    if (purse.balance < stake) return { kind: 'noFunds' }
    const seeds = await seedsInUse(transaction, purse.id)
    const { server_seed, client_seed, nonce } = seeds
    const played = engine.play(bet, [], createDraw({ serverSeed: server_seed, clientSeed: client_seed, nonce }))
    if (played === null) return { kind: 'invalid' }
    const balance_after_kopecks = purse.balance - stake + played.win
    const row = {
      id,
      engine: play.engine,
      nonce,
      stake_kopecks: stake,
      win_kopecks: played.win,
      balance_after_kopecks,
    }
    const inserted = await transaction
      .insertInto('rounds')
      .values({
        ...row,
        purse_id: purse.id,
        game_slug: play.gameSlug,
        seed_pair_id: seeds.id,
        bet: JSON.stringify(bet),
        actions: '[]',
        began_at: new Date(clock.now()),
        settled_at: played.isOver ? new Date(clock.now()) : null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    // The id is that of a round of another purse.
    if (inserted.numInsertedOrUpdatedRows !== 1n) return { kind: 'invalid' }
    await transaction
      .updateTable('seed_pairs')
      .set({ nonce: nonce + 1 })
      .where('id', '=', seeds.id)
      .execute()
    await transaction
      .updateTable('demo_purses')
      .set({ kopecks: balance_after_kopecks, last_round_at: new Date(systemNow) })
      .where('id', '=', purse.id)
      .execute()
    const round = toView({ ...row, bet, actions: [], server_seed, client_seed }, engine.facts.paceMs)
    return { kind: 'played', round }
  })
}

/**
 * Acts in an open round. `step` is the one of the round that the player saw, so that a repeated action returns the round
 * as it is.
 */
export async function actInRound(
  db: Database,
  play: Play,
  { id, step, action: sent }: { id: string; step: number; action: unknown },
  clock: SandboxClock,
): Promise<RoundResult> {
  const action = engines[play.engine].readAction(sent)
  if (action === null) return { kind: 'invalid' }
  return db.transaction().execute(async (transaction) => {
    const purse = await lockPurse(transaction, play.purseId)
    if (purse === null) return { kind: 'noPurse' }
    const waitMs = delayOf(purse, play, clock.systemNow())
    const row = await selectRounds(transaction, purse.id)
      .where('rounds.id', '=', id)
      .where('engine', '=', play.engine)
      .executeTakeFirst()
    if (row === undefined || step > row.actions.length) return { kind: 'invalid' }
    if (step < row.actions.length) {
      const isRepeated = isSame(action, engines[row.engine].readAction(row.actions[step]))
      return isRepeated ? { kind: 'played', round: toView(row, waitMs) } : { kind: 'conflict' }
    }
    const actions = [...row.actions, action]
    const played = replay(row, actions)
    if (played === null) return { kind: 'invalid' }
    const balance = purse.balance + played.win
    await transaction
      .updateTable('rounds')
      .set({
        actions: JSON.stringify(actions),
        win_kopecks: played.win,
        balance_after_kopecks: balance,
        settled_at: played.isOver ? new Date(clock.now()) : null,
      })
      .where('id', '=', id)
      .execute()
    await transaction.updateTable('demo_purses').set({ kopecks: balance }).where('id', '=', purse.id).execute()
    return {
      kind: 'played',
      round: toView({ ...row, actions, win_kopecks: played.win, balance_after_kopecks: balance }, waitMs),
    }
  })
}
