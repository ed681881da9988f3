import type { Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { readStarted, wagerTotal } from '#server/accounts/bonuses/bonus-rows.ts'
import { endExpired, endIfDecided } from '#server/accounts/bonuses/end-bonus.ts'
import { bonusOffer } from '#server/content/bonuses.ts'
import type { Schema } from '#server/db/schema.ts'
import { makeTransfer, readPurses, type Posting } from './ledger.ts'
import { reduceTurnover } from './turnover.ts'

/* Stakes with real money: own money first, then the active bonus. The seam for real rounds. */

/** A stake of a round. */
export interface NewStake {
  player: number
  /** Names the round: `round:<id>`. A second stake with it changes nothing. */
  ref: string
  kopecks: number
  /** Percent of the stake that counts towards wagering: 100 for slots, 20 for tables, 10 for poker. */
  weight: number
  now: number
}

export type StakeResult = 'placed' | 'notEnough' | 'aboveMaxBet'

const withoutZeros = (postings: readonly Posting[]) => postings.filter(({ kopecks }) => kopecks > 0)
const weighted = (kopecks: number, weight: number): number => Math.floor((kopecks * weight) / 100)

/** Takes a stake from the player's purses. All of it counts towards the wager, its own part towards the turnover. */
export async function placeStake(
  transaction: Transaction<Schema>,
  { player, ref, kopecks, weight, now }: NewStake,
): Promise<StakeResult> {
  await lockPlayerRow(transaction, player)
  const known = await transaction.selectFrom('stakes').select('ref').where('ref', '=', ref).executeTakeFirst()
  if (known !== undefined) return 'placed'
  await endExpired(transaction, player, now)
  const bonus = await readStarted(transaction, player)
  const offer = bonus === undefined ? undefined : bonusOffer(bonus.offer)
  if (offer !== undefined && offer.maxBet > 0 && kopecks > offer.maxBet * KOPECKS_PER_RUBLE) return 'aboveMaxBet'
  const purses = await readPurses(transaction, player)
  const own = Math.min(kopecks, purses.own)
  if (kopecks - own > purses.bonus) return 'notEnough'
  await makeTransfer(transaction, {
    ref: `${ref}:stake`,
    kind: 'stake',
    player,
    now,
    postings: withoutZeros([
      { source: 'own', destination: 'play', kopecks: own },
      { source: 'bonus', destination: 'play', kopecks: kopecks - own },
    ]),
  })
  await transaction
    .insertInto('stakes')
    .values({
      ref,
      player_id: player,
      bonus_id: own < kopecks ? (bonus?.id ?? null) : null,
      own_kopecks: own,
      bonus_kopecks: kopecks - own,
    })
    .execute()
  if (bonus !== undefined && offer !== undefined) {
    const wagered = Math.min(bonus.wagered_kopecks + weighted(kopecks, weight), wagerTotal(bonus, offer))
    await transaction.updateTable('bonuses').set({ wagered_kopecks: wagered }).where('id', '=', bonus.id).execute()
  }
  await reduceTurnover(transaction, player, weighted(own, weight))
  return 'placed'
}

/** The share of a win that goes back to the bonus; the odd kopeck is the player's own. Exact for any amount. */
const bonusShare = (win: number, stake: { own_kopecks: number; bonus_kopecks: number }): number =>
  Number((BigInt(win) * BigInt(stake.bonus_kopecks)) / BigInt(stake.own_kopecks + stake.bonus_kopecks))

/**
 * Pays the win of a stake, 0 for none, in the parts of the stake. The part of a bonus that has ended since stays with
 * the house. A stake is settled once.
 */
export async function settleStake(
  transaction: Transaction<Schema>,
  { player, ref, win, now }: { player: number; ref: string; win: number; now: number },
): Promise<void> {
  await lockPlayerRow(transaction, player)
  const stake = await transaction
    .updateTable('stakes')
    .set({ settled_at: new Date(now) })
    .where('ref', '=', ref)
    .where('player_id', '=', player)
    .where('settled_at', 'is', null)
    .returning(['bonus_id', 'own_kopecks', 'bonus_kopecks'])
    .executeTakeFirst()
  if (stake === undefined) return
  await endExpired(transaction, player, now)
  const share = bonusShare(win, stake)
  const isBonusActive = stake.bonus_id !== null && (await readStarted(transaction, player))?.id === stake.bonus_id
  const postings = withoutZeros([
    { source: 'play', destination: 'own', kopecks: win - share },
    { source: 'play', destination: 'bonus', kopecks: isBonusActive ? share : 0 },
  ])
  if (postings.length > 0) await makeTransfer(transaction, { ref: `${ref}:win`, kind: 'win', player, now, postings })
  await endIfDecided(transaction, player, now)
}
