import type { FastifyInstance } from 'fastify'
import { getGames } from '#contract/lobby/games.ts'
import { getFavorites, hitGame, openGame, toggleFavorite } from '#contract/lobby/play.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { isKnownCode } from '#contract/errors/codes.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { rubles, potTotals } from '#server/jackpots/pots.ts'
import { gameLogo, gamePicture } from '#server/media/urls.ts'
import { favouritesOf, toggleFavourite } from './favourites.ts'
import { onlineCountsByGame } from './online-counts.ts'
import { allProviders, countHit, gameBy, gamesFor } from './queries.ts'

const DAY = 86_400_000

/** The featured game of a day or month, rotating through the most popular ones. */
const pickFeatured = <T>(list: readonly T[], turn: number): T | undefined =>
  list[turn % Math.max(1, Math.min(list.length, 24))]

/** Routes of the game catalogue, favourites and hits. */
export function gameRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getGames, async ({ db, bots, now, language, player }, { query }) => {
    // Tiles must show the same jackpots as the jackpot call.
    await bots.playUntil(now)
    const [games, providers, pots, favorites] = await Promise.all([
      gamesFor(db, query.t, language),
      allProviders(db),
      potTotals(db),
      player === null ? [] : favouritesOf(db, player),
    ])
    const online = onlineCountsByGame(games, now, services.seed)
    const day = Math.floor(now / DAY)
    return {
      games: games.map((game) => ({
        id: game.id,
        slug: game.slug,
        name: game.name,
        logo: gameLogo(game.slug),
        image: gamePicture(game.slug),
        provider_id: game.provider_id,
        online: online.get(game.id) ?? 0,
        is_roulette: game.is_table,
        hits: game.hits,
        created_at: Date.parse(game.created_at),
      })),
      providers: providers.map(({ id, name_ru, name_en }) => ({ id, name: language === 'ru' ? name_ru : name_en })),
      online: games.map(({ id }) => ({ id, total: online.get(id) ?? 0 })),
      favorites,
      jackpots: games.flatMap(({ id, pot_id }) =>
        pot_id === null ? [] : [{ id, total: rubles(pots.get(pot_id)?.kopecks ?? 0) }],
      ),
      gameOfDay: pickFeatured(games, day)?.id ?? null,
      gameOfMonth: pickFeatured(games, Math.floor(day / 30) + 7)?.id ?? null,
    }
  })

  route(app, services, openGame, async ({ db, language }, { params, query }) => {
    const game = await gameBy(db, params.game)
    if (game === undefined) throw new Rejection(errorCode.gameNotFound, { status: 404 })
    if (game.refusal !== null && isKnownCode(game.refusal)) throw new Rejection(game.refusal)
    if (query.type === 'real') throw new Rejection(errorCode.notSignedIn, { status: 401 })
    const name = language === 'ru' ? game.name_ru : game.name_en
    const url = `/play/cherry-row?game=${encodeURIComponent(game.slug)}&lang=${language}`
    return { id: game.id, slug: game.slug, name, url, renderer: 'html5' }
  })

  route(app, services, getFavorites, async (context) => ({ items: await favouritesOf(context.db, signedIn(context)) }))

  route(app, services, toggleFavorite, async (context, { params: { id } }) => {
    const { db, now } = context
    if ((await gameBy(db, String(id))) === undefined) throw new Rejection(errorCode.gameNotFound, { status: 404 })
    return { action: (await toggleFavourite(db, signedIn(context), id, now)) ? 'added' : 'removed' }
  })

  route(app, services, hitGame, async ({ db }, { body }) => {
    if (!(await countHit(db, body.id))) throw new Rejection(errorCode.gameNotFound, { status: 404 })
    return {}
  })
}
