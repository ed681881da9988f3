import { sql } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { HISTORY_PAGE, type BetHistory } from '#contract/money/history.ts'
import type { Database } from '#server/db/open.ts'
import { offeredMonth, type HistoryMonth } from './history.ts'
import { readCursor, writeCursor } from './page-cursor.ts'

/** The id of a round. */
const KEY = /^[\w:-]{1,64}$/u

const STAKE = sql<string>`own_kopecks + bonus_kopecks`
/** With a jackpot that was won on top. */
const WIN = sql<string>`own_win_kopecks + bonus_win_kopecks + pot_kopecks`

const NO_SUMS = { bet_total: null, win_total: null }

/** The sums of all rounds of the month. */
async function readSums(db: Database, player: number, { from, until }: { from: Date; until: Date }) {
  const sums = await db
    .selectFrom('stakes')
    .select((e) => [
      e.fn.coalesce(e.fn.sum<string>(STAKE), e.lit(0)).as('stakes'),
      e.fn.coalesce(e.fn.sum<string>(WIN), e.lit(0)).as('wins'),
    ])
    .where('player_id', '=', player)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
    .executeTakeFirstOrThrow()
  return {
    bet_total: Number(sums.stakes) / KOPECKS_PER_RUBLE,
    win_total: Number(sums.wins) / KOPECKS_PER_RUBLE,
  }
}

/**
 * Reads a page of a month of the player's rounds, newest first, with the sums of the month on the first one. An open
 * round has its stake and no win yet.
 * @throws Rejection 431 a month that is not offered, or a page of another month
 */
export async function readBets(db: Database, history: HistoryMonth): Promise<BetHistory> {
  const time = offeredMonth(history)
  const start = readCursor(history.after, time, KEY)
  const rows = await db
    .selectFrom('stakes as round')
    .where('player_id', '=', history.player)
    .where('placed_at', '>=', time.from)
    .where('placed_at', '<', time.until)
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
    .where(start === null ? sql<boolean>`true` : sql<boolean>`(placed_at, round_id) < (${start.at}, ${start.key})`)
    .orderBy('placed_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(HISTORY_PAGE + 1)
    .execute()
  const page = rows.slice(0, HISTORY_PAGE)
  const last = page.at(-1)
  return {
    items: page.map(({ round_id, placed_at, settled_at, stake_kopecks, win_kopecks, name, slug }) => ({
      id: round_id,
      created_at: placed_at.getTime(),
      game: name ?? '',
      slug: slug ?? '',
      bet: Number(stake_kopecks) / KOPECKS_PER_RUBLE,
      win: Number(win_kopecks) / KOPECKS_PER_RUBLE,
      is_open: settled_at === null,
    })),
    next: last !== undefined && rows.length > page.length ? writeCursor(last.placed_at, last.round_id) : '',
    ...(start === null ? await readSums(db, history.player, time) : NO_SUMS),
  }
}
