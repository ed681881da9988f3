import type { Transaction } from 'kysely'
import type { JsonValue, PlayedRound } from '#games/game.ts'
import { createDraw, serializeSeeds } from '#games/numbers.ts'
import { engines } from '#games/registry.ts'
import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Play } from './launches.ts'
import { seedsInUse } from './seeds.ts'
import { findOpen, limitsOf, replay, selectRounds, toView, type RoundView } from './stored-rounds.ts'
import { walletOf, type WalletRefusal, type WalletState } from './wallet.ts'

/* Rounds of games. Each step is one transaction under the lock of the wallet, so that all it changes stands together. */

/** Why nothing was played. */
export type RoundRefusal =
  | WalletRefusal
  | { kind: 'tooSoon'; waitMs: number }
  | { kind: 'noPurse' }
  /** Another round has to be finished first: of the game, or with real money of any game. */
  | { kind: 'unfinished' }
  /** The bet or action is malformed, not offered or not possible now. */
  | { kind: 'invalid' }
  /** This id or step was played with another bet or action. */
  | { kind: 'conflict' }

export type RoundResult = { kind: 'played'; round: RoundView } | RoundRefusal

const isSame = (one: JsonValue, other: JsonValue | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Bets on a round. A repeated id returns its round and stakes nothing. */
export async function beginRound(
  db: Database,
  play: Play,
  { id, bet: sent, isFreeSpin = false }: { id: string; bet: unknown; isFreeSpin?: boolean | undefined },
  clock: SandboxClock,
): Promise<RoundResult> {
  const engine = engines[play.engine]
  const read = engine.readBet(sent)
  if (read === null) return { kind: 'invalid' }
  const { bet, stake } = read
  const wallet = walletOf(play)
  return db.transaction().execute(async (transaction): Promise<RoundResult> => {
    const before = await wallet.lock(transaction, play, clock)
    if (before === null) return { kind: 'noPurse' }
    // Read after the lock: a request that waited for it must not have an earlier time than the last round.
    const [now, systemNow] = [clock.now(), clock.systemNow()]
    const limits = limitsOf(before, play, systemNow)
    const known = await selectRounds(transaction).where('rounds.id', '=', id).executeTakeFirst()
    if (known !== undefined) {
      if (known.purse_id !== play.purseId) return { kind: 'invalid' }
      const isRepeated = known.engine === play.engine && isSame(bet, engine.readBet(known.bet)?.bet)
      return isRepeated ? { kind: 'played', round: toView(known, play.isReal, limits) } : { kind: 'conflict' }
    }
    if ((await findOpen(transaction, play)) !== undefined) return { kind: 'unfinished' }
    if (limits.waitMs > 0) return { kind: 'tooSoon', waitMs: limits.waitMs }
    const { id: seedPair, server_seed, client_seed, nonce } = await seedsInUse(transaction, play.purseId)
    const seeds = { serverSeed: server_seed, clientSeed: client_seed, nonce }
    const played = engine.play(bet, [], createDraw(seeds))
    if (played === null) return { kind: 'invalid' }
    const round = { id, kopecks: stake, isFreeSpin, proof: serializeSeeds(seeds), now }
    const refusal = await wallet.stake(transaction, play, round)
    if (refusal !== null) return refusal
    await transaction
      .updateTable('seed_pairs')
      .set({ nonce: nonce + 1 })
      .where('id', '=', seedPair)
      .execute()
    await transaction
      .updateTable('play_purses')
      .set({ last_round_at: new Date(systemNow) })
      .where('id', '=', play.purseId)
      .execute()
    if (played.isOver) await wallet.settle(transaction, play, { id, win: played.win, now })
    await wallet.playForJackpot(transaction, play, round)
    const after = await wallet.read(transaction, play, now)
    await transaction
      .insertInto('rounds')
      .values({
        id,
        purse_id: play.purseId,
        game_slug: play.game.slug,
        engine: play.engine,
        seed_pair_id: seedPair,
        nonce,
        bet: JSON.stringify(bet),
        actions: '[]',
        stake_kopecks: stake,
        win_kopecks: played.win,
        ...balancesOf(after),
        began_at: new Date(now),
        settled_at: played.isOver ? new Date(now) : null,
      })
      .execute()
    return readPlayed(transaction, play, { id, after, systemNow })
  })
}

/** The balances that a round keeps after its last step. */
const balancesOf = (after: WalletState | null) => ({
  balance_after_kopecks: after?.balance ?? 0,
  bonus_after_kopecks: after?.bonus ?? 0,
})

/** Reads a round back after a step of it. */
async function readPlayed(
  transaction: Transaction<Schema>,
  play: Play,
  { id, after, systemNow }: { id: string; after: WalletState | null; systemNow: number },
): Promise<RoundResult> {
  const row = await selectRounds(transaction).where('rounds.id', '=', id).executeTakeFirstOrThrow()
  return after === null
    ? { kind: 'noPurse' }
    : { kind: 'played', round: toView(row, play.isReal, limitsOf(after, play, systemNow)) }
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
  const wallet = walletOf(play)
  return db.transaction().execute(async (transaction): Promise<RoundResult> => {
    const before = await wallet.lock(transaction, play, clock)
    if (before === null) return { kind: 'noPurse' }
    const [now, systemNow] = [clock.now(), clock.systemNow()]
    const row = await selectRounds(transaction)
      .where('rounds.purse_id', '=', play.purseId)
      .where('rounds.id', '=', id)
      .where('engine', '=', play.engine)
      .executeTakeFirst()
    if (row === undefined || step > row.actions.length) return { kind: 'invalid' }
    if (step < row.actions.length) {
      const isRepeated = isSame(action, engines[row.engine].readAction(row.actions[step]))
      const view = () => toView(row, play.isReal, limitsOf(before, play, systemNow))
      return isRepeated ? { kind: 'played', round: view() } : { kind: 'conflict' }
    }
    const actions = [...row.actions, action]
    const played = replay(row, actions)
    if (played === null) return { kind: 'invalid' }
    const after = await saveStep(transaction, play, { id, actions, played, now })
    return readPlayed(transaction, play, { id, after, systemNow })
  })
}

/** Stores the actions of a round, and pays its win if it is over. Returns what the wallet holds then. */
export async function saveStep(
  transaction: Transaction<Schema>,
  play: Play,
  { id, actions, played, now }: { id: string; actions: readonly unknown[]; played: PlayedRound; now: number },
): Promise<WalletState | null> {
  const wallet = walletOf(play)
  if (played.isOver) await wallet.settle(transaction, play, { id, win: played.win, now })
  const after = await wallet.read(transaction, play, now)
  await transaction
    .updateTable('rounds')
    .set({
      actions: JSON.stringify(actions),
      win_kopecks: played.win,
      ...balancesOf(after),
      settled_at: played.isOver ? new Date(now) : null,
    })
    .where('id', '=', id)
    .execute()
  return after
}
