import { sql, type Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { addPoints } from '#server/accounts/levels/points.ts'
import { gameRefusal, type GameRefusal } from '#server/accounts/bonuses/bonus-games.ts'
import { wagerTotal, type BonusRow } from '#server/accounts/bonuses/bonus-rows.ts'
import { endExpired, endIfDecided } from '#server/accounts/bonuses/end-bonus.ts'
import { bonusOffer, FREE_SPIN_KOPECKS, type BonusOffer } from '#server/content/bonuses.ts'
import type { Schema } from '#server/db/schema.ts'
import { scoreRound } from '#server/tournaments/scores.ts'
import { makeTransfer, readPurses, type Posting } from './ledger.ts'
import { reduceTurnover } from './turnover.ts'

/*
 * The money of real rounds: own money first, then the active bonus. The caller holds the player's row, so that a player's
 * rounds, withdrawals and bonuses follow one another.
 */

/** A stake of a round. */
export interface NewStake {
  player: number
  /** Id of the round. */
  round: string
  game: { id: number; slug: string }
  kopecks: number
  /** Percent of the stake that counts towards wagering: 100 for slots, 20 for tables, 10 for poker. */
  weight: number
  /** The player pressed a free spin: anything else must not be charged in its place. */
  isFreeSpin: boolean
  now: number
}

/** More of the stake of an open round. */
export interface AddedStake extends Omit<NewStake, 'game' | 'isFreeSpin'> {
  game: { slug: string }
  /** Number of the action in its round, which names the transfer: it is made once. */
  step: number
}

/** A stake that was taken, in kopecks. Both parts are 0 for a free spin. */
interface PlacedStake {
  kind: 'placed'
  own: number
  bonus: number
}

/** Why a stake was refused. `freeSpins` also: the stake is not that of a free spin, or no free spin is left. */
export type StakeRefusal = GameRefusal | 'noFunds' | 'aboveMaxBet'

const withoutZeros = (postings: readonly Posting[]) => postings.filter(({ kopecks }) => kopecks > 0)
const weighted = (kopecks: number, weight: number): number => Math.floor((kopecks * weight) / 100)

/** Why the active bonus does not allow a stake; `null` if it does. */
function bonusRefusal(
  bonus: BonusRow,
  offer: BonusOffer,
  { game, kopecks }: { game: { slug: string }; kopecks: number },
): StakeRefusal | null {
  const refusal = gameRefusal(bonus, offer, game.slug)
  if (refusal !== null) return refusal
  if (bonus.spins_left > 0) return kopecks === FREE_SPIN_KOPECKS ? null : 'freeSpins'
  return offer.maxBet > 0 && kopecks > offer.maxBet * KOPECKS_PER_RUBLE ? 'aboveMaxBet' : null
}

/** What pays a stake now: the player's own money first, then the active bonus. */
interface Payers {
  /** Kopecks of own money. */
  own: number
  /** Kopecks of the bonus. */
  bonusMoney: number
  /** The active bonus; one whose offer no longer exists pays nothing. */
  active: { bonus: BonusRow; offer: BonusOffer } | null
}

async function readPayers(transaction: Transaction<Schema>, player: number, now: number): Promise<Payers> {
  const bonus = await endExpired(transaction, player, now)
  const offer = bonus === undefined ? undefined : bonusOffer(bonus)
  const active = bonus === undefined || offer === undefined ? null : { bonus, offer }
  const purses = await readPurses(transaction, player)
  return { own: purses.own, bonusMoney: active === null ? 0 : purses.bonus, active }
}

/** Moves the parts of a stake into play. */
async function moveIntoPlay(
  transaction: Transaction<Schema>,
  { ref, player, now, own, bonus }: { ref: string; player: number; now: number; own: number; bonus: number },
): Promise<void> {
  const postings = withoutZeros([
    { source: 'own', destination: 'play', kopecks: own },
    { source: 'bonus', destination: 'play', kopecks: bonus },
  ])
  if (postings.length > 0) await makeTransfer(transaction, { ref, kind: 'stake', player, now, postings })
}

/** Counts a stake: all of it towards the wager of the active bonus, its own part towards the turnover and the points. */
async function countStake(
  transaction: Transaction<Schema>,
  { player, kopecks, own, weight, now }: Pick<NewStake, 'player' | 'kopecks' | 'weight' | 'now'> & { own: number },
  { active }: Payers,
): Promise<void> {
  if (active !== null) {
    const { bonus, offer } = active
    const isFreeSpin = bonus.spins_left > 0
    const wagered = isFreeSpin ? 0 : weighted(kopecks, weight)
    await transaction
      .updateTable('bonuses')
      .set({
        wagered_kopecks: Math.min(bonus.wagered_kopecks + wagered, wagerTotal(bonus, offer)),
        spins_left: Math.max(0, bonus.spins_left - 1),
      })
      .where('id', '=', bonus.id)
      .execute()
  }
  if (own > 0) {
    await reduceTurnover(transaction, player, weighted(own, weight))
    await addPoints(transaction, player, weighted(own, weight), now)
  }
}

/**
 * Takes a stake from the player's purses. All of it counts towards the wager, its own part towards the turnover and the
 * points. A free spin of the bonus takes nothing.
 */
export async function placeStake(
  transaction: Transaction<Schema>,
  stake: NewStake,
): Promise<PlacedStake | { kind: StakeRefusal }> {
  const { player, round, game, kopecks, now } = stake
  const payers = await readPayers(transaction, player, now)
  const { active } = payers
  const refusal = active === null ? null : bonusRefusal(active.bonus, active.offer, stake)
  if (refusal !== null) return { kind: refusal }
  const isFreeSpin = active !== null && active.bonus.spins_left > 0
  if (isFreeSpin !== stake.isFreeSpin) return { kind: 'freeSpins' }
  const own = isFreeSpin ? 0 : Math.min(kopecks, payers.own)
  const fromBonus = isFreeSpin ? 0 : kopecks - own
  if (fromBonus > payers.bonusMoney) return { kind: 'noFunds' }
  await moveIntoPlay(transaction, { ref: `round:${round}:stake`, player, now, own, bonus: fromBonus })
  await transaction
    .insertInto('stakes')
    .values({
      round_id: round,
      player_id: player,
      game_id: game.id,
      game_slug: game.slug,
      bonus_id: fromBonus > 0 || isFreeSpin ? (active?.bonus.id ?? null) : null,
      own_kopecks: own,
      bonus_kopecks: fromBonus,
      placed_at: new Date(now),
    })
    .execute()
  await countStake(transaction, { ...stake, own }, payers)
  return { kind: 'placed', own, bonus: fromBonus }
}

/**
 * Adds to the stake of an open round, such as for a double, and counts what it adds like a stake. The limit of a bonus is
 * for the whole stake. Only the bonus that is part of the stake already may pay, or the active one if none is.
 */
export async function addToStake(
  transaction: Transaction<Schema>,
  added: AddedStake,
): Promise<PlacedStake | { kind: StakeRefusal }> {
  const { player, round, game, kopecks, step, now } = added
  const payers = await readPayers(transaction, player, now)
  const { active } = payers
  const stake = await transaction
    .selectFrom('stakes')
    .select(['bonus_id', 'own_kopecks', 'bonus_kopecks'])
    .where('round_id', '=', round)
    .where('player_id', '=', player)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const placed = stake.own_kopecks + stake.bonus_kopecks
  // The win of a free spin belongs to its bonus, so no money may join it.
  if (placed === 0) return { kind: 'freeSpins' }
  const refusal = active === null ? null : bonusRefusal(active.bonus, active.offer, { game, kopecks: placed + kopecks })
  if (refusal !== null) return { kind: refusal }
  const own = Math.min(kopecks, payers.own)
  const fromBonus = kopecks - own
  const isSameBonus = stake.bonus_id === null || stake.bonus_id === active?.bonus.id
  if (fromBonus > (isSameBonus ? payers.bonusMoney : 0)) return { kind: 'noFunds' }
  await moveIntoPlay(transaction, { ref: `round:${round}:stake:${step}`, player, now, own, bonus: fromBonus })
  await transaction
    .updateTable('stakes')
    .set((e) => ({
      own_kopecks: e('own_kopecks', '+', own),
      bonus_kopecks: e('bonus_kopecks', '+', fromBonus),
      added_at: new Date(now),
      ...(fromBonus > 0 ? { bonus_id: active?.bonus.id ?? null } : {}),
    }))
    .where('round_id', '=', round)
    .execute()
  await countStake(transaction, { ...added, own }, payers)
  return { kind: 'placed', own, bonus: fromBonus }
}

/** The share of a win that goes back to the bonus; the odd kopeck is the player's own. Exact for any amount. */
const bonusShare = (win: number) => sql<number>`case own_kopecks + bonus_kopecks when 0 then ${win}::bigint
  else div(${win}::numeric * bonus_kopecks, own_kopecks + bonus_kopecks) end`

/**
 * Pays the win of a stake, 0 for none, in the parts of the stake; that of a free spin goes to its bonus. The part of a
 * bonus that has ended since stays with the house. A stake is settled, and counted in tournaments, once.
 */
export async function settleStake(
  transaction: Transaction<Schema>,
  { player, round, win, now }: { player: number; round: string; win: number; now: number },
): Promise<void> {
  const active = await endExpired(transaction, player, now)
  const stake = await transaction
    .updateTable('stakes')
    .set({
      settled_at: new Date(now),
      own_win_kopecks: sql`${win}::bigint - ${bonusShare(win)}`,
      bonus_win_kopecks: sql`case bonus_id when ${active?.id ?? null}::bigint then ${bonusShare(win)} else 0 end`,
    })
    .where('round_id', '=', round)
    .where('player_id', '=', player)
    .where('settled_at', 'is', null)
    .returning(['bonus_id', 'own_kopecks', 'bonus_kopecks', 'own_win_kopecks', 'bonus_win_kopecks'])
    .executeTakeFirst()
  if (stake === undefined) return
  await scoreRound(transaction, round)
  const postings = withoutZeros([
    { source: 'play', destination: 'own', kopecks: stake.own_win_kopecks },
    { source: 'play', destination: 'bonus', kopecks: stake.bonus_win_kopecks },
  ])
  if (postings.length > 0)
    await makeTransfer(transaction, { ref: `round:${round}:win`, kind: 'win', player, now, postings })
  const isFreeSpin = stake.own_kopecks + stake.bonus_kopecks === 0
  if (isFreeSpin && stake.bonus_win_kopecks > 0) await addSpinWin(transaction, stake.bonus_id, stake.bonus_win_kopecks)
  if (active !== undefined) await endIfDecided(transaction, player, now)
}

/** The win of a free spin is wagered like the money of the bonus. */
const addSpinWin = (transaction: Transaction<Schema>, bonus: number | null, kopecks: number) =>
  transaction
    .updateTable('bonuses')
    .set((e) => ({ spins_won_kopecks: e('spins_won_kopecks', '+', kopecks) }))
    .where('id', '=', bonus)
    .execute()
