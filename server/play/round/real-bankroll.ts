import type { Database } from '#server/db/open.ts'
import { engines } from '#games/registry.ts'
import { readActive } from '#server/accounts/bonuses/bonus-rows.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { FREE_SPIN_GAME } from '#server/content/bonuses.ts'
import { addToPots } from '#server/jackpots/pots.ts'
import { accrueLocked } from '#server/money/cashback.ts'
import { makeTransfer, readPurses } from '#server/money/ledger.ts'
import { addToStake, placeStake, settleStake } from '#server/money/stakes.ts'
import type { Play } from '#server/play/launch/launches.ts'
import { protectionOf } from '#server/protection/facts.ts'
import { keepSession } from './play-session.ts'
import type { Bankroll } from './bankroll.ts'

/** The player of a real launch, which guests cannot have. */
function playerOf({ player }: Play): number {
  if (player === null) throw new Error('A real game without a player.')
  return player
}

/** The free spins that the player can play in this game now. */
async function readFreeSpins(db: Database, player: number, { game }: Play, now: number): Promise<number> {
  if (game.slug !== FREE_SPIN_GAME) return 0
  const active = await readActive(db, player, now)
  return active?.bonus.spins_left ?? 0
}

/** The player's own and bonus money (`money/stakes.ts`), jackpots and the session of play. */
export const realBankroll: Bankroll = {
  async lock(transaction, play, clock) {
    const player = playerOf(play)
    const { blocked_at, cashback_until } = await lockPlayerRow(transaction, player)
    // The session may have ended while the request waited for the lock.
    const launch = await transaction
      .selectFrom('launches')
      .innerJoin('play_purses', 'play_purses.id', 'purse_id')
      .select(['is_superseded', 'last_round_at', protectionOf(player).as('protection')])
      .where('token_hash', '=', play.tokenHash)
      .where('expires_at', '>', new Date(clock.now()))
      .executeTakeFirst()
    if (launch === undefined) return { kind: 'tokenInvalid' }
    if (launch.is_superseded) return { kind: 'elsewhere' }
    await accrueLocked(transaction, { id: player, cashback_until }, clock.now())
    const { last_round_at: lastRoundAt, protection } = launch
    return { kind: 'locked', lastRoundAt, isBlocked: blocked_at !== null, protection }
  },
  async read(db, play, now) {
    const player = playerOf(play)
    const { own, bonus } = await readPurses(db, player)
    return { balance: own, bonus, freeSpins: await readFreeSpins(db, player, play, now) }
  },
  async stake(transaction, play, { id, kopecks, isFreeSpin, now, protection }) {
    const player = playerOf(play)
    const { game, engine } = play
    const weight = engines[engine].facts.contribution
    const stake = await placeStake(transaction, { player, round: id, game, kopecks, weight, isFreeSpin, now })
    if (stake.kind !== 'placed') return { kind: stake.kind }
    if (protection !== null) await keepSession(transaction, player, protection, now)
    return { kind: 'staked', own: stake.own, bonus: stake.bonus }
  },
  async addStake(transaction, play, { id, step, kopecks, now, protection }) {
    const player = playerOf(play)
    const { game, engine } = play
    const weight = engines[engine].facts.contribution
    const added = await addToStake(transaction, { player, round: id, game, kopecks, weight, step, now })
    if (added.kind !== 'placed') return { kind: added.kind }
    if (protection !== null) await keepSession(transaction, player, protection, now)
    return { kind: 'staked', own: added.own, bonus: added.bonus }
  },
  async settle(transaction, play, { id, win, now }) {
    await settleStake(transaction, { player: playerOf(play), round: id, win, now })
  },
  async playForJackpot(transaction, play, { id, own, proof, now }) {
    const player = playerOf(play)
    // Only own money feeds the jackpots.
    if (play.game.potId === null || own === null || own === 0) return 0
    const hits = await addToPots(transaction, [{ stake_kopecks: own, proof }])
    const kopecks = hits.reduce((sum, hit) => sum + hit.kopecks, 0)
    if (kopecks === 0) return 0
    await makeTransfer(transaction, {
      ref: `round:${id}:pot`,
      kind: 'jackpot',
      player,
      now,
      postings: [{ source: 'pots', destination: 'own', kopecks }],
    })
    await transaction.updateTable('stakes').set({ pot_kopecks: kopecks }).where('round_id', '=', id).execute()
    return kopecks
  },
}
