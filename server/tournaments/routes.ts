import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import {
  getActiveTournaments,
  getTournament,
  getTournamentGames,
  getTournamentResults,
  getTournaments,
} from '#contract/lobby/tournaments.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import type { Database } from '#server/db/open.ts'
import {
  findTournament,
  finishedTournaments,
  gamesOf,
  prizesOf,
  runningTournaments,
  tournamentOf,
  upcomingTournaments,
  type TournamentRow,
} from './queries.ts'
import { ranksOf, leaderboardOf } from './table.ts'

async function getTournamentRow(db: Database, key: string): Promise<TournamentRow> {
  const row = await findTournament(db, key)
  if (row === undefined) throw new Rejection(errorCode.invalidRequest, { status: 404 })
  return row
}

async function readLists(db: Database, now: number, player: number | null) {
  const [active, upcoming, finished] = await Promise.all([
    runningTournaments(db, now),
    upcomingTournaments(db, now),
    finishedTournaments(db, now),
  ])
  const ranks = await ranksOf(db, [...active, ...upcoming, ...finished], player)
  return { active, upcoming, finished, ranks }
}

/** Routes of tournaments: lists, details, games and results. */
export function tournamentRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getActiveTournaments, async ({ reading, now, language, bots, player }) => {
    await bots.playUntil(now)
    return reading(async (db) => {
      const rows = await runningTournaments(db, now)
      const ranks = await ranksOf(db, rows, player)
      return { items: rows.map((row) => tournamentOf(row, language, { position: ranks.get(row.id) ?? null })) }
    }, player)
  })

  // Active: first to end first. Upcoming: first to start first. Finished: latest first.
  route(app, services, getTournaments, async ({ reading, now, language, bots, player }) => {
    await bots.playUntil(now)
    const { active, upcoming, finished, ranks } = await reading((db) => readLists(db, now, player), player)
    const toItems = (list: readonly TournamentRow[]) =>
      list.map((row) => tournamentOf(row, language, { position: ranks.get(row.id) ?? null }))
    return { active: toItems(active), upcoming: toItems(upcoming), finished: toItems(finished) }
  })

  route(app, services, getTournament, async ({ reading, now, language, bots, player }, { params }) => {
    await bots.playUntil(now)
    return reading(async (db) => {
      const row = await getTournamentRow(db, params.tournament)
      const [games, prizes, { results, ...facts }] = await Promise.all([
        gamesOf(db, row.id),
        prizesOf(db, row.id),
        leaderboardOf(db, row, player),
      ])
      return { tournament: tournamentOf(row, language, facts), games, prizes, results }
    }, player)
  })

  route(app, services, getTournamentGames, ({ reading }, { params }) =>
    reading(async (db) => {
      const row = await getTournamentRow(db, String(params.id))
      return { items: await gamesOf(db, row.id) }
    }),
  )

  route(app, services, getTournamentResults, async ({ reading, now, bots, player }, { params }) => {
    await bots.playUntil(now)
    return reading(async (db) => {
      const row = await getTournamentRow(db, String(params.id))
      const { results } = await leaderboardOf(db, row, player)
      return { items: results }
    }, player)
  })
}
