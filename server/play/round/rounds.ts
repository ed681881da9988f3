import type { RoundView } from '#contract/play/frame-calls.ts'
import type { Transaction } from 'kysely'
import type { JsonValue, PlayedRound } from '#games/game.ts'
import { createDraw, serializeSeeds } from '#games/numbers.ts'
import { engines } from '#games/registry.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Services } from '#server/http/context.ts'
import type { EnteredPlay, Play } from '#server/play/launch/launches.ts'
import { remainingDelay } from '#server/play/launch/purses.ts'
import { takeSeeds } from '#server/play/seeds/seeds.ts'
import { replay, selectKnownAndOpen, selectRounds, toView, type RoundRow } from './stored-rounds.ts'
import { bankrollOf, type BankrollRefusal, type LockedBankroll, type LockRefusal } from './bankroll.ts'
import type { MayStake, WantedStake } from './may-stake.ts'

/* Rounds of games. Each step is one transaction under the lock of the bankroll, so that all it changes stands together. */

/** Why nothing was played. */
export type RoundRefusal =
  | BankrollRefusal
  | LockRefusal
  | { kind: 'tooSoon'; waitMs: number }
  /** Another round has to be finished first: of the game, or with real money of any game. */
  | { kind: 'unfinished' }
  /** The bet or action is malformed, not offered or not possible now. */
  | { kind: 'invalid' }
  /** This id or step was played with another bet or action. */
  | { kind: 'conflict' }

export type RoundResult = { kind: 'played'; round: RoundView } | RoundRefusal

const isSame = (one: JsonValue, other: JsonValue | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Asks the port whether a player may stake real money now; `null` if so, and for play money. */
const askPort = async (
  mayStake: MayStake,
  transaction: Transaction<Schema>,
  { player }: EnteredPlay,
  { isBlocked, protection }: LockedBankroll,
  stake: Pick<WantedStake, 'kopecks' | 'now' | 'isFreeSpin' | 'isAdded'>,
): Promise<BankrollRefusal | null> =>
  player === null || protection === null ? null : mayStake(transaction, { player, isBlocked, protection, ...stake })

/** Bets on a round. A repeated id returns its round and stakes nothing. */
export async function beginRound(
  db: Database,
  play: EnteredPlay,
  { id, bet: sent, isFreeSpin = false }: { id: string; bet: unknown; isFreeSpin?: boolean | undefined },
  { clock, mayStake }: Pick<Services, 'clock' | 'mayStake'>,
): Promise<RoundResult> {
  const engine = engines[play.engine]
  const read = engine.readBet(sent)
  if (read === null) return { kind: 'invalid' }
  const { bet, stake } = read
  const { paceMs } = engine.facts
  const bankroll = bankrollOf(play)
  return db.transaction().execute(async (transaction): Promise<RoundResult> => {
    const locked = await bankroll.lock(transaction, play, clock)
    if (locked.kind !== 'locked') return locked
    // Read after the lock: a request that waited for it must not have an earlier time than the last round.
    const [now, systemNow] = [clock.now(), clock.systemNow()]
    const waitMs = remainingDelay(locked.lastRoundAt, paceMs, systemNow)
    const rows = await selectKnownAndOpen(transaction, { purseId: play.purseId, id })
    const known = rows.find((row) => row.id === id)
    if (known !== undefined) {
      if (known.purse_id !== play.purseId) return { kind: 'invalid' }
      const isRepeated = known.engine === play.engine && isSame(bet, engine.readBet(known.bet)?.bet)
      return isRepeated ? viewStored(transaction, play, known, { waitMs, now }) : { kind: 'conflict' }
    }
    if (rows.some((row) => play.isReal || row.game_slug === play.game.slug)) return { kind: 'unfinished' }
    if (waitMs > 0) return { kind: 'tooSoon', waitMs }
    const wanted = { kopecks: stake, now, isFreeSpin, isAdded: false }
    const refusal = await askPort(mayStake, transaction, play, locked, wanted)
    if (refusal !== null) return refusal
    const staked = await bankroll.stake(transaction, play, { id, ...wanted, protection: locked.protection })
    if (staked.kind !== 'staked') return staked
    const { pairId, ...seeds } = await takeSeeds(transaction, play.purseId, systemNow)
    const played = engine.play(bet, [], createDraw(seeds))
    if (played === null) throw new Error(`The rules of ${play.engine} reject a bet that they have read.`)
    if (played.isOver) await bankroll.settle(transaction, play, { id, win: played.win, now })
    const after = await bankroll.read(transaction, play, now)
    const jackpotRound = { id, own: staked.own, proof: serializeSeeds(seeds), now }
    const jackpot = await bankroll.playForJackpot(transaction, play, jackpotRound)
    const round = {
      id,
      purse_id: play.purseId,
      game_slug: play.game.slug,
      engine: play.engine,
      nonce: seeds.nonce,
      stake_kopecks: stake,
      win_kopecks: played.win,
      balance_after_kopecks: after.balance + jackpot,
      bonus_after_kopecks: after.bonus,
    }
    await transaction
      .insertInto('rounds')
      .values({
        ...round,
        seed_pair_id: pairId,
        bet: JSON.stringify(bet),
        actions: '[]',
        began_at: new Date(now),
        settled_at: played.isOver ? new Date(now) : null,
      })
      .execute()
    const stored = { ...round, bet, actions: [], server_seed: seeds.serverSeed, client_seed: seeds.clientSeed }
    const parts = { own_kopecks: staked.own, bonus_kopecks: staked.bonus, pot_kopecks: jackpot }
    const limits = { waitMs: paceMs, freeSpins: after.freeSpins }
    return { kind: 'played', round: toView({ ...stored, ...parts }, play.isReal, limits, played) }
  })
}

/**
 * Acts in an open round. `step` is the one of the round that the player saw, so that a repeated action returns the round
 * as it is. An action that adds to the stake is refused like a bet if the money cannot be taken; nothing is played then.
 */
export async function actInRound(
  db: Database,
  play: EnteredPlay,
  { id, step, action: sent }: { id: string; step: number; action: unknown },
  { clock, mayStake }: Pick<Services, 'clock' | 'mayStake'>,
): Promise<RoundResult> {
  const engine = engines[play.engine]
  const action = engine.readAction(sent)
  if (action === null) return { kind: 'invalid' }
  const bankroll = bankrollOf(play)
  return db.transaction().execute(async (transaction): Promise<RoundResult> => {
    const locked = await bankroll.lock(transaction, play, clock)
    if (locked.kind !== 'locked') return locked
    const now = clock.now()
    const waitMs = remainingDelay(locked.lastRoundAt, engine.facts.paceMs, clock.systemNow())
    const row = await selectRounds(transaction)
      .where('rounds.purse_id', '=', play.purseId)
      .where('rounds.id', '=', id)
      .where('engine', '=', play.engine)
      .executeTakeFirst()
    if (row === undefined || step > row.actions.length) return { kind: 'invalid' }
    if (step < row.actions.length) {
      const isRepeated = isSame(action, engine.readAction(row.actions[step]))
      return isRepeated ? viewStored(transaction, play, row, { waitMs, now }) : { kind: 'conflict' }
    }
    const actions = [...row.actions, action]
    const played = replay(row, actions)
    if (played === null) return { kind: 'invalid' }
    const kopecks = played.stake - row.stake_kopecks
    if (kopecks > 0) {
      const wanted = { kopecks, now, isFreeSpin: false, isAdded: true }
      const refusal = await askPort(mayStake, transaction, play, locked, wanted)
      if (refusal !== null) return refusal
      const added = await bankroll.addStake(transaction, play, {
        id,
        step,
        kopecks,
        now,
        protection: locked.protection,
      })
      if (added.kind !== 'staked') return added
    }
    const { freeSpins, ...saved } = await saveStep(transaction, play, { id, actions, played, now })
    const round = { ...row, ...saved, actions, stake_kopecks: played.stake, win_kopecks: played.win }
    return { kind: 'played', round: toView(round, play.isReal, { waitMs, freeSpins }, played) }
  })
}

/** Returns a round that was played before, with the actions that are allowed now. */
async function viewStored(
  db: Database,
  play: Play,
  row: RoundRow,
  { waitMs, now }: { waitMs: number; now: number },
): Promise<RoundResult> {
  const { freeSpins } = await bankrollOf(play).read(db, play, now)
  return { kind: 'played', round: toView(row, play.isReal, { waitMs, freeSpins }) }
}

/** Stores the actions of a round, and pays its win if it is over. Returns the balances and free spins after it. */
export async function saveStep(
  transaction: Transaction<Schema>,
  play: Play,
  { id, actions, played, now }: { id: string; actions: readonly unknown[]; played: PlayedRound; now: number },
) {
  const bankroll = bankrollOf(play)
  if (played.isOver) await bankroll.settle(transaction, play, { id, win: played.win, now })
  const { balance, bonus, freeSpins } = await bankroll.read(transaction, play, now)
  const balances = { balance_after_kopecks: balance, bonus_after_kopecks: bonus }
  await transaction
    .updateTable('rounds')
    .set({
      actions: JSON.stringify(actions),
      stake_kopecks: played.stake,
      win_kopecks: played.win,
      ...balances,
      settled_at: played.isOver ? new Date(now) : null,
    })
    .where('id', '=', id)
    .execute()
  return { ...balances, freeSpins }
}
