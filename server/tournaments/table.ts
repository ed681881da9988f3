import { sql } from 'kysely'
import { tournament } from '#contract/core/constants.ts'
import type { TournamentResult } from '#contract/lobby/tournaments.ts'
import type { Database } from '#server/db/open.ts'
import { botRoundId } from '#server/play/round/round-details.ts'
import { maskName } from '#server/winners/mask-name.ts'
import type { LeaderboardInfo, TournamentRow } from './queries.ts'

/** The score of a player or a bot, with what ranks it. */
const selectScores = (db: Database, { id, started_at }: Pick<TournamentRow, 'id' | 'started_at'>) =>
  db
    .selectFrom('tournament_scores as score')
    .leftJoin('players as player', (join) =>
      join.onRef('player.id', '=', 'score.participant_id').on('score.is_bot', '=', false),
    )
    .leftJoin('bots as bot', (join) => join.onRef('bot.id', '=', 'score.participant_id').on('score.is_bot', '=', true))
    .select(['is_bot', 'participant_id', 'score.points', 'reached_at', 'best_round', 'scoring'])
    .select(sql<string>`coalesce(player.login, bot.nick)`.as('name'))
    .where('score.tournament_id', '=', id)
    .where('score.run_at', '=', started_at)
    // Blocked players have no place.
    .where('player.blocked_at', 'is', null)

/** Reads the first places: by points, then who has reached them first. Bots and players have separate ids. */
export const topScores = (db: Database, row: TournamentRow, limit: number) =>
  selectScores(db, row)
    .orderBy('score.points', 'desc')
    .orderBy('reached_at')
    .orderBy('is_bot')
    .orderBy('participant_id')
    .limit(limit)
    .execute()

type Score = Awaited<ReturnType<typeof topScores>>[number]

const readScore = (db: Database, row: TournamentRow, player: number): Promise<Score | undefined> =>
  selectScores(db, row).where('is_bot', '=', false).where('participant_id', '=', player).executeTakeFirst()

/** The rank of a score: one more than the number of scores before it. */
async function rankOf(db: Database, row: TournamentRow, own: Score): Promise<number> {
  const { rows } = await sql<{ before: string }>`
    select count(*) as before from tournament_scores as score
    where tournament_id = ${row.id} and run_at = ${row.started_at} and points >= ${own.points}
      and (points > ${own.points} or (reached_at, is_bot, participant_id) < (${own.reached_at}, false, ${own.participant_id}))
      and (is_bot or not exists (select from players where id = participant_id and blocked_at is not null))
  `.execute(db)
  return Number(rows[0]?.before ?? 0) + 1
}

/** The round that made a result; empty for sums and counts of many. */
const roundOf = ({ scoring, is_bot, best_round }: Score): string =>
  scoring !== 'ratio' ? '' : is_bot ? botRoundId(Number(best_round)) : best_round

/** A tournament's leaderboard as seen by one player. */
export interface Leaderboard extends LeaderboardInfo {
  results: TournamentResult[]
}

/** The first ranks of the leaderboard and that of `player`, which is marked and shows the full name. */
export async function leaderboardOf(db: Database, row: TournamentRow, player: number | null): Promise<Leaderboard> {
  const top = await topScores(db, row, tournament.resultsSent)
  const isOwn = ({ is_bot, participant_id }: Score) => !is_bot && participant_id === player
  const own = player === null || top.some(isOwn) ? undefined : await readScore(db, row, player)
  const places = top.map((score, index) => ({ score, place: index + 1 }))
  if (own !== undefined) places.push({ score: own, place: await rankOf(db, row, own) })
  const results = places.map(({ score, place }) => {
    const active = isOwn(score)
    const login = score.is_bot || active ? score.name : maskName(score.name)
    return { place, login, result: score.points, active, round: roundOf(score) }
  })
  return {
    results,
    updatedAt:
      places.length === 0 ? null : places.reduce((last, { score }) => Math.max(last, score.reached_at.getTime()), 0),
    position: results.find(({ active }) => active)?.place ?? null,
  }
}

/** Returns the player's rank per tournament id, of the tournaments that the player has a score in. */
export async function ranksOf(
  db: Database,
  rows: readonly TournamentRow[],
  player: number | null,
): Promise<ReadonlyMap<number, number>> {
  if (player === null || rows.length === 0) return new Map()
  const entered = await db
    .selectFrom('tournament_scores')
    .select('tournament_id')
    .where('is_bot', '=', false)
    .where('participant_id', '=', player)
    .execute()
  const ids = new Set(entered.map(({ tournament_id }) => tournament_id))
  const ranks = await Promise.all(
    rows
      .filter(({ id }) => ids.has(id))
      .map(async (row) => {
        const own = await readScore(db, row, player)
        return own === undefined ? [] : [[row.id, await rankOf(db, row, own)] as const]
      }),
  )
  return new Map(ranks.flat())
}
