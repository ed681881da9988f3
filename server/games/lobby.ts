import { getGames, type Device } from '#contract/lobby/games.ts'
import type { Language } from '#contract/core/languages.ts'
import { moscowDayNumber } from '#contract/core/moscow-calendar.ts'
import type { Cache } from '#server/cache/cache.ts'
import type { Services } from '#server/http/context.ts'
import { PreparedResponse } from '#server/http/prepared-response.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { rubles, potTotals } from '#server/jackpots/pots.ts'
import { gameLogo, gamePicture } from '#server/media/urls.ts'
import { onlineCountsByGame } from './online-counts.ts'
import { allProviders, gamesFor } from './queries.ts'

/** The favourites of a visitor who has none, in the serialised lobby. Quotes inside of texts are escaped. */
const NO_FAVOURITES = '"favorites":[]'

/** The featured game of a day or month, rotating through the most popular ones. */
const pickFeatured = <T>(list: readonly T[], turn: number): T | undefined =>
  list[turn % Math.max(1, Math.min(list.length, 24))]

/** Reads the lobby of a visitor without favourites. */
async function readLobby({ db, reading, bots, seed }: Services, device: Device, language: Language, now: number) {
  // Tiles must show the same jackpots as the jackpot call.
  await bots.playUntil(now)
  const [games, providers] = await reading((replica) =>
    Promise.all([gamesFor(replica, device, language), allProviders(replica)]),
  )
  const pots = await potTotals(db)
  const online = onlineCountsByGame(games, now, seed)
  const day = moscowDayNumber(now)
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
    favorites: [],
    jackpots: games.flatMap(({ id, pot_id }) =>
      pot_id === null ? [] : [{ id, total: rubles(pots.get(pot_id)?.kopecks ?? 0) }],
    ),
    gameOfDay: pickFeatured(games, day)?.id ?? null,
    gameOfMonth: pickFeatured(games, Math.floor(day / 30) + 7)?.id ?? null,
  }
}

/**
 * Creates the lobby's cache: one prepared response per device and language, at most two seconds old. Favourites are
 * written into a copy of it.
 */
export function createLobby(cache: Cache, services: Services) {
  const cached = createResponseCache(cache, services.clock)

  return async (device: Device, language: Language, favourites: readonly number[]): Promise<PreparedResponse> => {
    const response = await cached(`lobby ${device} ${language}`, async (now) =>
      PreparedResponse.of(getGames, await readLobby(services, device, language, now)),
    )
    if (favourites.length === 0) return response
    return new PreparedResponse(response.text.replace(NO_FAVOURITES, `"favorites":${JSON.stringify(favourites)}`))
  }
}
