import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import type { Services } from '#server/http/context.ts'
import { PreparedResponse } from '#server/http/prepared-response.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { route } from '#server/http/route.ts'
import { pots as potContents } from '#server/seed/site-content.ts'
import { potTotals, rubles } from './pots.ts'

/** Route of the jackpots. */
export function jackpotRoutes(app: FastifyInstance, services: Services): void {
  const cached = createResponseCache(app.cache, services.clock)
  const { db, bots } = services
  const readJackpots = async (now: number, language: Language) => {
    await bots.playUntil(now)
    const [pots, games] = await Promise.all([
      potTotals(db),
      db.selectFrom('games').select(['id', 'pot_id']).where('pot_id', 'is not', null).orderBy('id').execute(),
    ])
    return {
      items: games.map(({ id, pot_id }) => ({ id, total: rubles(pots.get(pot_id ?? 0)?.kopecks ?? 0) })),
      total: rubles([...pots.values()].reduce((sum, { kopecks }) => sum + kopecks, 0)),
      pots: [...pots.values()].map(({ id, name_ru, name_en, seed_kopecks, kopecks }) => ({
        id,
        name: language === 'ru' ? name_ru : name_en,
        total: rubles(kopecks),
        seed: rubles(seed_kopecks),
        share: potContents[id - 1]?.share ?? 0,
      })),
    }
  }
  route(app, services, getJackpots, ({ language }) =>
    cached(`jackpots ${language}`, async (now) => PreparedResponse.of(getJackpots, await readJackpots(now, language))),
  )
}
