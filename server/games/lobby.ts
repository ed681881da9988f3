import { getGames, type Device } from '#contract/lobby/games.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Services } from '#server/http/context.ts'
import { PreparedResponse } from '#server/http/prepared-response.ts'
import { rubles, potTotals } from '#server/jackpots/pots.ts'
import { gameLogo, gamePicture } from '#server/media/urls.ts'
import { onlineCountsByGame } from './online-counts.ts'
import { allProviders, gamesFor } from './queries.ts'

const DAY = 86_400_000
/** How old the lobby may be. */
const CACHE_MS = 2000
/** The favourites of a visitor who has none, in the serialised lobby. Quotes inside of texts are escaped. */
const NO_FAVOURITES = '"favorites":[]'

/** The featured game of a day or month, rotating through the most popular ones. */
const pickFeatured = <T>(list: readonly T[], turn: number): T | undefined =>
  list[turn % Math.max(1, Math.min(list.length, 24))]

/** Reads the lobby of a visitor without favourites. */
async function readLobby({ db, bots, seed }: Services, device: Device, language: Language, now: number) {
  // Tiles must show the same jackpots as the jackpot call.
  await bots.playUntil(now)
  const [games, providers, pots] = await Promise.all([gamesFor(db, device, language), allProviders(db), potTotals(db)])
  const online = onlineCountsByGame(games, now, seed)
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
export function createLobby(services: Services) {
  const cache = new Map<string, { readAt: number; now: number; response: Promise<PreparedResponse> }>()
  const { clock } = services

  function cached(device: Device, language: Language): Promise<PreparedResponse> {
    const key = `${device} ${language}`
    const readAt = clock.systemNow()
    const now = clock.now()
    const entry = cache.get(key)
    // The sandbox can set the clock in both directions.
    if (entry !== undefined && readAt - entry.readAt < CACHE_MS && Math.abs(now - entry.now) < CACHE_MS)
      return entry.response
    const response = readLobby(services, device, language, now).then((lobby) => PreparedResponse.of(getGames, lobby))
    cache.set(key, { readAt, now, response })
    // A failure is not cached.
    response.catch(() => cache.delete(key))
    return response
  }

  return async (device: Device, language: Language, favourites: readonly number[]): Promise<PreparedResponse> => {
    const response = await cached(device, language)
    if (favourites.length === 0) return response
    return new PreparedResponse(response.text.replace(NO_FAVOURITES, `"favorites":${JSON.stringify(favourites)}`))
  }
}
