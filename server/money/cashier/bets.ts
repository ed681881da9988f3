import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { BetHistory } from '#contract/money/history.ts'
import type { Database } from '#server/db/open.ts'
import { offeredMonth, type HistoryMonth } from './history.ts'

/** The longest list of bets; the sums count all of them. */
export const MAX_BETS = 200

/** Reads a month of the player's rounds, newest first, with its sums. @throws Rejection 431 a month that is not offered */
export async function readBets(db: Database, history: HistoryMonth): Promise<BetHistory> {
  const { from, until } = offeredMonth(history)
  const rounds = db
    .selectFrom('player_rounds as round')
    .where('player_id', '=', history.player)
    .where('played_at', '>=', from)
    .where('played_at', '<', until)
  const sums = await rounds
    .select((e) => [
      e.fn.countAll<string>().as('count'),
      e.fn.coalesce(e.fn.sum<string>('stake_kopecks'), e.lit(0)).as('stakes'),
      e.fn.coalesce(e.fn.sum<string>('win_kopecks'), e.lit(0)).as('wins'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await rounds
    // A game may have been withdrawn since.
    .leftJoin('games as game', 'game.id', 'round.game_id')
    .select([
      'round.id',
      'played_at',
      'stake_kopecks',
      'win_kopecks',
      'slug',
      history.language === 'ru' ? 'name_ru as name' : 'name_en as name',
    ])
    .orderBy('played_at', 'desc')
    .orderBy('round.id')
    .limit(MAX_BETS)
    .execute()
  return {
    items: rows.map(({ id, played_at, stake_kopecks, win_kopecks, name, slug }) => ({
      id,
      created_at: played_at.getTime(),
      game: name ?? '',
      slug: slug ?? '',
      bet: stake_kopecks / KOPECKS_PER_RUBLE,
      win: win_kopecks / KOPECKS_PER_RUBLE,
    })),
    has_more: Number(sums.count) > rows.length,
    bet_total: Number(sums.stakes) / KOPECKS_PER_RUBLE,
    win_total: Number(sums.wins) / KOPECKS_PER_RUBLE,
  }
}
