import type { FastifyInstance } from 'fastify'
import { getActiveTournaments } from '#contract/tournaments.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { rubles } from '#server/jackpots/pots.ts'
import { scenePicture } from '#server/media/addresses.ts'

/** Tournaments that run now, the first to end first. */
export function tournamentRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getActiveTournaments, async ({ db, now, language }) => {
    const rows = await db
      .selectFrom('tournaments')
      .selectAll()
      .where('started_at', '<=', new Date(now))
      .where('ended_at', '>', new Date(now))
      .orderBy('ended_at')
      .execute()
    return {
      items: rows.map((row) => ({
        id: row.id,
        name: language === 'ru' ? row.name_ru : row.name_en,
        url: row.slug,
        image: scenePicture(row.motif, row.slug),
        logo_wide: scenePicture(row.motif, row.slug),
        description: language === 'ru' ? row.description_ru : row.description_en,
        fund: rubles(row.fund_kopecks),
        started_at: row.started_at.getTime(),
        ended_at: row.ended_at.getTime(),
        results_updated_at: null,
        position: null,
      })),
    }
  })
}
