import { sql } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { BetHistory } from '#contract/money/history.ts'
import type { Database } from '#server/db/open.ts'
import { offeredMonth, type HistoryMonth } from './history.ts'

/** The longest list of bets; the sums count all of them. */
export const MAX_BETS = 200

const STAKE = sql<string>`own_kopecks + bonus_kopecks`
/** With a jackpot that was won on top. */
const WIN = sql<string>`own_win_kopecks + bonus_win_kopecks + pot_kopecks`

/**
 * Reads a month of the player's rounds, newest first, with its sums. An open round has its stake and no win yet.
 * @throws Rejection 431 a month that is not offered
 */
export async function readBets(db: Database, history: HistoryMonth): Promise<BetHistory> {
  const { from, until } = offeredMonth(history)
  const rounds = db
    .selectFrom('stakes as round')
    .where('player_id', '=', history.player)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
  const sums = await rounds
    .select((e) => [
      e.fn.countAll<string>().as('count'),
      e.fn.coalesce(e.fn.sum<string>(STAKE), e.lit(0)).as('stakes'),
      e.fn.coalesce(e.fn.sum<string>(WIN), e.lit(0)).as('wins'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await rounds
    // A game may have been withdrawn since.
    .leftJoin('games as game', 'game.slug', 'round.game_slug')
    .select([
      'round_id',
      'placed_at',
      'settled_at',
      STAKE.as('stake_kopecks'),
      WIN.as('win_kopecks'),
      'slug',
      history.language === 'ru' ? 'name_ru as name' : 'name_en as name',
    ])
    .orderBy('placed_at', 'desc')
    .orderBy('round_id')
    .limit(MAX_BETS)
    .execute()
  return {
    items: rows.map(({ round_id, placed_at, settled_at, stake_kopecks, win_kopecks, name, slug }) => ({
      id: round_id,
      created_at: placed_at.getTime(),
      game: name ?? '',
      slug: slug ?? '',
      bet: Number(stake_kopecks) / KOPECKS_PER_RUBLE,
      win: Number(win_kopecks) / KOPECKS_PER_RUBLE,
      is_open: settled_at === null,
    })),
    has_more: Number(sums.count) > rows.length,
    bet_total: Number(sums.stakes) / KOPECKS_PER_RUBLE,
    win_total: Number(sums.wins) / KOPECKS_PER_RUBLE,
  }
}
