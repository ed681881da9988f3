import type { FastifyInstance } from 'fastify'
import {
  getActiveTournaments,
  getTournament,
  getTournamentGames,
  getTournamentResults,
  getTournaments,
} from '#contract/tournaments.ts'
import type { Services } from '#server/http/context.ts'
import { Refuse } from '#server/http/refusal.ts'
import { route } from '#server/http/route.ts'
import type { Database } from '#server/db/open.ts'
import { findTournament, gamesOf, prizesOf, runningTournaments, tournamentOf, type TournamentRow } from './queries.ts'
import { ranksOf, standingOf } from './table.ts'

const UNKNOWN = 1

async function existing(db: Database, key: string): Promise<TournamentRow> {
  const row = await findTournament(db, key)
  if (row === undefined) throw new Refuse(UNKNOWN, { status: 404 })
  return row
}

/** Tournaments: lists, one with its games, prizes and results. */
export function tournamentRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getActiveTournaments, async ({ db, now, language, bots: house, player }) => {
    await house.playUntil(now)
    const rows = await runningTournaments(db, now)
    const places = await ranksOf(db, rows, now, player)
    return { items: rows.map((row) => tournamentOf(row, language, { position: places.get(row.id) ?? null })) }
  })

  // The first to end first, the first to begin first, the last to have ended first.
  route(app, services, getTournaments, async ({ db, now, language, bots: house, player }) => {
    await house.playUntil(now)
    const rows = await db.selectFrom('tournaments').selectAll().orderBy('ended_at').execute()
    const places = await ranksOf(db, rows, now, player)
    const shown = (list: TournamentRow[]) =>
      list.map((row) => tournamentOf(row, language, { position: places.get(row.id) ?? null }))
    const begun = (row: TournamentRow) => row.started_at.getTime() <= now
    const over = (row: TournamentRow) => row.ended_at.getTime() <= now
    return {
      active: shown(rows.filter((row) => begun(row) && !over(row))),
      upcoming: shown(
        rows.filter((row) => !begun(row)).sort((a, b) => a.started_at.getTime() - b.started_at.getTime()),
      ),
      finished: shown(rows.filter(over).toReversed()),
    }
  })

  route(app, services, getTournament, async ({ db, now, language, bots: house, player }, { params }) => {
    await house.playUntil(now)
    const row = await existing(db, params.tournament)
    const [games, prizes, { results, ...facts }] = await Promise.all([
      gamesOf(db, row.id),
      prizesOf(db, row.id),
      standingOf(db, row, now, player),
    ])
    return { tournament: tournamentOf(row, language, facts), games, prizes, results }
  })

  route(app, services, getTournamentGames, async ({ db }, { params }) => {
    const row = await existing(db, String(params.id))
    return { items: await gamesOf(db, row.id) }
  })

  route(app, services, getTournamentResults, async ({ db, now, bots: house, player }, { params }) => {
    await house.playUntil(now)
    const row = await existing(db, String(params.id))
    const { results } = await standingOf(db, row, now, player)
    return { items: results }
  })
}
