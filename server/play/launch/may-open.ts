import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { EngineId } from '#games/registry.ts'
import { gameRefusal } from '#server/accounts/bonuses/bonus-games.ts'
import { readActive } from '#server/accounts/bonuses/bonus-rows.ts'
import { FREE_SPIN_GAME } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { gameBy } from '#server/games/queries.ts'
import { Rejection } from '#server/http/rejection.ts'
import { readProtection } from '#server/protection/facts.ts'
import { timeRefusal } from '#server/protection/time-refusal.ts'
import { rejectionOf } from '#server/protection/refusals.ts'
import { finishAbandoned } from '#server/play/round/finish-abandoned.ts'

interface Opening {
  player: number
  slug: string
  language: Language
  now: number
}

/**
 * Checks that a player may open a game for real money.
 * @throws Rejection 502 a round of another game is open, 503 free spins of another game are left, both with that game;
 *   504 the active bonus cannot be wagered with the game, 601–603 a break or the pause after a session
 */
export async function checkMayOpen(db: Database, { player, slug, language, now }: Opening): Promise<void> {
  await finishAbandoned(db, player, now)
  const open = await db
    .selectFrom('stakes')
    .innerJoin('rounds', 'rounds.id', 'stakes.round_id')
    .select(['stakes.game_slug', 'engine'])
    .where('player_id', '=', player)
    .where('stakes.settled_at', 'is', null)
    .executeTakeFirst()
  // No frame can go on with it.
  const isStranded = open !== undefined && !(await isOffered(db, open))
  if (isStranded) await finishAbandoned(db, player, now, 0)
  if (open !== undefined && !isStranded) {
    if (open.game_slug !== slug)
      throw new Rejection(errorCode.unfinishedGame, await gameOf(db, open.game_slug, language))
    // It may always be finished.
    return
  }
  const protection = timeRefusal(await readProtection(db, player), { now, isOpening: true })
  if (protection !== null) throw rejectionOf(protection)
  const active = await readActive(db, player, now)
  const refusal = active === null ? null : gameRefusal(active.bonus, active.offer, slug)
  if (refusal === 'freeSpins')
    throw new Rejection(errorCode.freeSpinsActive, await gameOf(db, FREE_SPIN_GAME, language))
  if (refusal === 'excluded') throw new Rejection(errorCode.excludedFromWagering)
}

/** Whether the game of a round can still be opened and plays by the rules of the round. */
async function isOffered(db: Database, round: { game_slug: string; engine: EngineId }): Promise<boolean> {
  const game = await gameBy(db, round.game_slug)
  if (game === undefined || game.refusal !== null) return false
  return game.engine === round.engine
}

/** The game that a rejection leads to, with its name for the text; `null` if it is no longer offered. */
async function gameOf(db: Database, slug: string, language: Language) {
  const game = await gameBy(db, slug)
  if (game === undefined) return { args: [slug], data: { game: null } }
  return { args: [language === 'ru' ? game.name_ru : game.name_en], data: { game: { id: game.id, slug } } }
}
