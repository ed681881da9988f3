import type { FastifyInstance } from 'fastify'
import { getGames } from '#contract/lobby/games.ts'
import { getFavorites, hitGame, openGame, toggleFavorite } from '#contract/lobby/play.ts'
import { getGameFacts } from '#contract/play/facts.ts'
import { errorCode, isKnownCode } from '#contract/errors/codes.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { factsOf } from '#server/play/facts.ts'
import { createLaunch, GUEST_LAUNCH_LIMIT } from '#server/play/launch/launches.ts'
import { checkMayOpen } from '#server/play/launch/may-open.ts'
import { favouritesOf, toggleFavourite } from './favourites.ts'
import { createLobby } from './lobby.ts'
import { countHit, gameBy } from './queries.ts'

/** Routes of the game catalogue, facts of games, favourites and hits. */
export function gameRoutes(app: FastifyInstance, services: Services): void {
  const lobby = createLobby(app.cache, services)
  route(app, services, getGames, async ({ db, language, player }, { query }) =>
    lobby(query.t, language, player === null ? [] : await favouritesOf(db, player)),
  )

  route(app, services, openGame, async (context, { params, query }) => {
    const { db, language, player, token: sessionToken, now, visit } = context
    const game = await gameBy(db, params.game)
    if (game === undefined) throw new Rejection(errorCode.gameNotFound, { status: 404 })
    if (game.refusal !== null && isKnownCode(game.refusal)) throw new Rejection(game.refusal)
    if (query.type === 'real' && player === null) throw new Rejection(errorCode.notSignedIn, { status: 401 })
    const name = language === 'ru' ? game.name_ru : game.name_en
    // In the fragment the token reaches the frame, but no log and no referrer.
    const { engine } = game
    const isReal = query.type === 'real'
    if (isReal && player !== null) await checkMayOpen(db, { player, slug: game.slug, language, now })
    if (player === null && !(await tryConsume(db, ['guest launches', visit.network], GUEST_LAUNCH_LIMIT, now)))
      throw tooManyRequests(GUEST_LAUNCH_LIMIT)
    const token = await createLaunch(db, { player, sessionToken, game: game.slug, engine, isReal, now })
    const isFlash = engine === 'wheel-of-seasons'
    const frame = isFlash ? `${engine}.swf?` : `${engine}?game=${encodeURIComponent(game.slug)}&`
    return {
      id: game.id,
      slug: game.slug,
      name,
      url: `/play/${frame}lang=${language}#${token}`,
      renderer: isFlash ? 'flash' : 'html5',
    }
  })

  route(app, services, getGameFacts, async ({ db, language }, { params }) => {
    const game = await gameBy(db, params.game)
    if (game === undefined) throw new Rejection(errorCode.gameNotFound, { status: 404 })
    return factsOf(game, language)
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
