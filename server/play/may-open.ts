import { errorCode } from '#contract/errors/codes.ts'
import { readStarted, stateOf } from '#server/accounts/bonuses/bonus-rows.ts'
import { bonusOffer, FREE_SPIN_GAME } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'

import { finishAbandoned } from './finish-abandoned.ts'

/**
 * Checks that a player may open a game for real money.
 * @throws Rejection 502 a round of another game is open, 503 free spins of another game are left, both with that game;
 *   504 the active bonus cannot be wagered with the game
 */
export async function checkMayOpen(db: Database, player: number, { slug }: { slug: string }, now: number) {
  await finishAbandoned(db, player, now)
  const open = await db
    .selectFrom('stakes')
    .select('game_slug')
    .where('player_id', '=', player)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  if (open !== undefined) {
    if (open.game_slug !== slug)
      throw new Rejection(errorCode.unfinishedGame, { data: { game: await gameOf(db, open.game_slug) } })
    // It may always be finished.
    return
  }
  const bonus = await readStarted(db, player)
  const offer = bonus === undefined ? undefined : bonusOffer(bonus.offer)
  if (bonus === undefined || offer === undefined || stateOf(bonus, now) !== 'active') return
  if (bonus.spins_left > 0 && slug !== FREE_SPIN_GAME)
    throw new Rejection(errorCode.freeSpinsActive, { data: { game: await gameOf(db, FREE_SPIN_GAME) } })
  if (bonus.spins_left === 0 && offer.games.length > 0 && !offer.games.includes(slug))
    throw new Rejection(errorCode.excludedFromWagering)
}

/** The game that a rejection leads to; `null` if it is no longer offered. */
const gameOf = async (db: Database, slug: string) =>
  (await db.selectFrom('games').select(['id', 'slug']).where('slug', '=', slug).executeTakeFirst()) ?? null
