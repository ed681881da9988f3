import { sql } from 'kysely'
import { moscowDayNumber } from '#contract/core/moscow-calendar.ts'
import type { Database } from '#server/db/open.ts'
import { botRoundId } from '#server/play/round/round-details.ts'
import { maskName } from './mask-name.ts'

/* Wins of bots and of players, whose names are masked. Blocked players are left out. */

/** Three pages of the winners page (`spec §2`). */
const MAX_LISTED = 30

/** A win in kopecks. */
export interface WinRow {
  /** Public id of the round; `''` if it is not stored. */
  round: string
  /** Public name of the player. */
  name: string
  slug: string
  name_ru: string
  name_en: string
  amount: number
  won_at: Date
}

/** The largest wins of bots in a period. Limits first, so that names are joined for few rows. */
async function bestBotRounds(db: Database, from: number, to: number): Promise<WinRow[]> {
  const rows = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('bot_rounds')
        .select(['id', 'bot_id', 'game_id', 'win_kopecks', 'played_at'])
        .where('played_at', '>=', new Date(from))
        .where('played_at', '<=', new Date(to))
        .where('win_kopecks', '>', 0)
        .orderBy('win_kopecks', 'desc')
        .orderBy('id')
        .limit(MAX_LISTED)
        .as('round'),
    )
    .innerJoin('bots', 'bots.id', 'round.bot_id')
    .innerJoin('games as game', 'game.id', 'round.game_id')
    .select(['round.id', 'nick as name', 'slug', 'name_ru', 'name_en', 'win_kopecks as amount', 'played_at as won_at'])
    .orderBy('win_kopecks', 'desc')
    .orderBy('round.id')
    .execute()
  return rows.map(({ id, ...row }) => ({ ...row, round: botRoundId(id) }))
}

/** Settled rounds of players whose game is still offered. */
const playerRounds = (db: Database) =>
  db
    .selectFrom('stakes')
    .innerJoin('players', 'players.id', 'stakes.player_id')
    .innerJoin('games', 'games.slug', 'stakes.game_slug')
    .select(['round_id as round', 'login as name', 'slug', 'name_ru', 'name_en', 'settled_at as won_at'])
    .$narrowType<{ won_at: Date }>()
    .where('blocked_at', 'is', null)

const masked = <Row extends { name: string }>(row: Row): Row => ({ ...row, name: maskName(row.name) })

/** The numbers of the Moscow days of a period. A list, so that the planner knows how many there are. */
const daysOf = (from: number, to: number): number[] => {
  const first = moscowDayNumber(from)
  return Array.from({ length: moscowDayNumber(to) - first + 1 }, (_, index) => first + index)
}

/**
 * The largest wins of each day of a period, of which the largest are those of the period. Only they are joined with their
 * players: the days are read from the index (`stakes_by_largest_win`) alone.
 */
async function bestPlayerRounds(db: Database, from: number, to: number): Promise<WinRow[]> {
  const { rows } = await sql<Omit<WinRow, 'amount'> & { amount: string }>`
    with best as (
      select of_day.* from unnest(${daysOf(from, to)}::integer[]) as day, lateral (
        select round_id, player_id, game_slug, settled_at, own_win_kopecks + bonus_win_kopecks as win from stakes
        where (settled_at at time zone 'Etc/GMT-3')::date - date '1970-01-01' = day and own_win_kopecks + bonus_win_kopecks > 0
          and settled_at between ${new Date(from)} and ${new Date(to)} and game_slug in (select slug from games)
          and player_id not in (select id from players where blocked_at is not null)
        order by own_win_kopecks + bonus_win_kopecks desc, round_id limit ${sql.lit(MAX_LISTED)}
      ) as of_day order by win desc, round_id limit ${sql.lit(MAX_LISTED)}
    )
    select round_id as round, login as name, slug, name_ru, name_en, win as amount, settled_at as won_at
    from best join players on players.id = player_id join games on slug = game_slug order by win desc, round_id
  `.execute(db)
  return rows.map((row) => masked({ ...row, amount: Number(row.amount) }))
}

/** Returns the largest wins of a period, largest first. */
export async function bestRounds(db: Database, from: number, to: number): Promise<WinRow[]> {
  const [bots, players] = await Promise.all([bestBotRounds(db, from, to), bestPlayerRounds(db, from, to)])
  return [...players, ...bots].toSorted((one, other) => other.amount - one.amount).slice(0, MAX_LISTED)
}

async function lastBotJackpots(db: Database): Promise<WinRow[]> {
  const rows = await db
    .selectFrom('bot_jackpot_hits as hit')
    .innerJoin('bots', 'bots.id', 'hit.bot_id')
    .innerJoin('games as game', 'game.id', 'hit.game_id')
    .select(['nick as name', 'slug', 'name_ru', 'name_en', 'amount_kopecks as amount', 'hit_at as won_at'])
    // The rounds before the first start are not stored.
    .select(({ selectFrom }) =>
      selectFrom('bot_rounds as round')
        .select(({ fn }) => fn.max('round.id').as('id'))
        .whereRef('round.bot_id', '=', 'hit.bot_id')
        .whereRef('round.game_id', '=', 'hit.game_id')
        .whereRef('round.played_at', '=', 'hit.hit_at')
        .as('round_id'),
    )
    .orderBy('hit_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ round_id, ...row }) => ({ ...row, round: round_id === null ? '' : botRoundId(round_id) }))
}

const lastPlayerJackpots = async (db: Database): Promise<WinRow[]> =>
  (
    await playerRounds(db)
      .select('pot_kopecks as amount')
      .where('settled_at', 'is not', null)
      .where('pot_kopecks', '>', 0)
      .orderBy('settled_at', 'desc')
      .orderBy('round_id')
      .limit(MAX_LISTED)
      .execute()
  ).map(masked)

/** Returns the last jackpots, newest first. */
export async function lastJackpots(db: Database): Promise<WinRow[]> {
  const [bots, players] = await Promise.all([lastBotJackpots(db), lastPlayerJackpots(db)])
  return [...players, ...bots]
    .toSorted((one, other) => other.won_at.getTime() - one.won_at.getTime())
    .slice(0, MAX_LISTED)
}
