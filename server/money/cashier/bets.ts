import { sql } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { HISTORY_PAGE, type BetHistory, type PlayedGame } from '#contract/money/history.ts'
import type { Database } from '#server/db/open.ts'
import { readOwnBalances } from '#server/play/round/own-balances.ts'
import { offeredMonth, type HistoryMonth } from './history.ts'
import { readCursor, writeCursor } from './page-cursor.ts'

/** A page of a month of bets. */
export interface BetMonth extends HistoryMonth {
  /** Slug of a game, `''` for all. */
  game: string
}

/** The id of a round. */
const KEY = /^[\w:-]{1,64}$/u

const STAKE = sql<string>`own_kopecks + bonus_kopecks`
/** With a jackpot that was won on top. */
const WIN = sql<string>`own_win_kopecks + bonus_win_kopecks + pot_kopecks`

const rubles = (kopecks: number | string): number => Number(kopecks) / KOPECKS_PER_RUBLE
const rublesOrNull = (kopecks: number | null | undefined): number | null =>
  kopecks === null || kopecks === undefined ? null : rubles(kopecks)

/** The rounds of the month. */
const selectMonth = (db: Database, { player }: BetMonth, { from, until }: { from: Date; until: Date }) =>
  db
    .selectFrom('stakes as round')
    .where('player_id', '=', player)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)

const sumOf = (amounts: readonly string[]): number => amounts.reduce((sum, amount) => sum + Number(amount), 0)

/** What only the first page has: the sums of all rounds of the month and game, and the games of the month. */
async function readFirstPageFacts(db: Database, history: BetMonth, time: { from: Date; until: Date }) {
  const played = await selectMonth(db, history, time)
    // A game may have been withdrawn since.
    .leftJoin('games as game', 'game.slug', 'round.game_slug')
    .select((e) => [e.fn.sum<string>(STAKE).as('stakes'), e.fn.sum<string>(WIN).as('wins')])
    .select(['game_slug', history.language === 'ru' ? 'name_ru as name' : 'name_en as name'])
    .groupBy(['game_slug', 'name'])
    .orderBy('name')
    .execute()
  const games = played.flatMap(({ game_slug: slug, name }): PlayedGame[] => (name === null ? [] : [{ slug, name }]))
  const chosen = played.filter(({ game_slug: slug }) => history.game === '' || slug === history.game)
  return {
    games: games.slice(0, HISTORY_PAGE),
    bet_total: rubles(sumOf(chosen.map(({ stakes }) => stakes))),
    win_total: rubles(sumOf(chosen.map(({ wins }) => wins))),
  }
}

const NEXT_PAGE = { games: [], bet_total: null, win_total: null }

/**
 * Reads a page of a month of the player's rounds, newest first, with the sums of the month on the first one. An open
 * round has its stake and no win yet.
 * @throws Rejection 431 a month that is not offered, or a page of another month
 */
export async function readBets(db: Database, history: BetMonth): Promise<BetHistory> {
  const time = offeredMonth(history)
  const start = readCursor(history.after, time, KEY)
  // Limited first: one plan for all players joins the whole month, because it expects few rounds.
  const listed = selectMonth(db, history, time)
    .$if(history.game !== '', (query) => query.where('round.game_slug', '=', history.game))
    .where(start === null ? sql<boolean>`true` : sql<boolean>`(placed_at, round_id) < (${start.at}, ${start.key})`)
    .select(['round_id', 'game_slug', 'placed_at', 'settled_at', 'own_kopecks', 'own_win_kopecks', 'pot_kopecks'])
    .select([STAKE.as('stake_kopecks'), WIN.as('paid_kopecks')])
    .orderBy('placed_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(HISTORY_PAGE + 1)
  const rows = await db
    .selectFrom(listed.as('round'))
    .leftJoin('games as game', 'game.slug', 'round.game_slug')
    // A round of the console has not been drawn.
    .leftJoin('rounds as drawn', 'drawn.id', 'round.round_id')
    .select(['round_id', 'placed_at', 'round.settled_at', 'own_kopecks', 'own_win_kopecks', 'pot_kopecks'])
    .select(['round.stake_kopecks', 'paid_kopecks', 'drawn.nonce', 'drawn.balance_after_kopecks', 'slug'])
    .select(history.language === 'ru' ? 'name_ru as name' : 'name_en as name')
    .orderBy('placed_at', 'desc')
    .orderBy('round_id', 'desc')
    .execute()
  const page = rows.slice(0, HISTORY_PAGE)
  const balances = await readOwnBalances(db, page)
  const last = page.at(-1)
  return {
    items: page.map((row) => ({
      id: row.round_id,
      created_at: row.placed_at.getTime(),
      game: row.name ?? '',
      slug: row.slug ?? '',
      bet: rubles(row.stake_kopecks),
      win: rubles(row.paid_kopecks),
      is_open: row.settled_at === null,
      nonce: row.nonce,
      balance_before: rublesOrNull(balances.get(row.round_id)?.before),
      balance_after: rublesOrNull(balances.get(row.round_id)?.after),
    })),
    next: last !== undefined && rows.length > page.length ? writeCursor(last.placed_at, last.round_id) : '',
    ...(start === null ? await readFirstPageFacts(db, history, time) : NEXT_PAGE),
  }
}
