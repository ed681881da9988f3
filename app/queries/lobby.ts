import { queryOptions, type QueryMeta } from '@tanstack/react-query'
import { getGames, type Device, type Game } from '#contract/lobby/games.ts'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import type { Language } from '#contract/core/languages.ts'
import { getNotifications, getSlides } from '#contract/lobby/site.ts'
import { getStatus } from '#contract/player/status.ts'
import { httpOf } from './http-port.ts'
import { emptyIfUnsupported } from './null-if-unsupported.ts'
import { shareGameList } from './share-game-list.ts'

/** The key of data that depends on the session and the language. */
export interface LobbyKey {
  session: number
  language: Language
}

/** The visitor's status. */
export const statusQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['status', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getStatus, {}, signal),
    staleTime: 5000,
  })

/** Stays out of a rendered document, because it can be megabytes: the document's script requests it. */
const LARGE = { isLarge: true }

/** Whether the data of a query stay out of a rendered document. */
export const isLarge = (meta: QueryMeta | undefined): boolean => meta?.['isLarge'] === true

/** The game list for a device, with the player's favourites. */
export const gamesQuery = (key: LobbyKey & { device: Device }) =>
  queryOptions({
    queryKey: ['games', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getGames, { query: { t: key.device } }, signal),
    meta: LARGE,
    structuralSharing: shareGameList,
  })

/** A game with the name of its provider. */
export interface ListedGame {
  game: Game
  provider: string | undefined
  /** Whether it takes part in the jackpots. */
  hasJackpot: boolean
}

/** Only the server requests it, for a rendered document. */
const SERVER_ONLY = { isServerOnly: true }

/** Whether only the server requests the data of a query: the app finds them in the rendered document. */
export const isServerOnly = (meta: QueryMeta | undefined): boolean => meta?.['isServerOnly'] === true

/** The game of a page, as guests see it, so that its document needs no catalogue. `null` if guests do not have it. */
export const documentGameQuery = (key: { language: Language; device: Device; slug: string }) =>
  queryOptions({
    queryKey: ['documentGame', key],
    queryFn: async ({ client, signal }): Promise<ListedGame | null> => {
      const { games, providers, jackpots } = await httpOf(client).call(getGames, { query: { t: key.device } }, signal)
      const game = games.find(({ slug }) => slug === key.slug)
      if (game === undefined) return null
      const hasJackpot = jackpots.some(({ id }) => id === game.id)
      return { game, provider: providers.find(({ id }) => id === game.provider_id)?.name, hasJackpot }
    },
    meta: SERVER_ONLY,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Jackpots by game and their total. Polled by `deferred-wiring.ts`. */
export const jackpotsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['jackpots', { language }],
    queryFn: ({ client, signal }) =>
      emptyIfUnsupported(httpOf(client).call(getJackpots, {}, signal), { items: [], total: 0, pots: [] }),
    staleTime: 5000,
  })

export const slidesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['slides', { language }],
    queryFn: ({ client, signal }) => emptyIfUnsupported(httpOf(client).call(getSlides, {}, signal), { items: [] }),
  })

/** The messages of the site banner. */
export const notificationsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['notifications', { language }],
    queryFn: ({ client, signal }) => emptyIfUnsupported(httpOf(client).call(getNotifications, {}, signal), []),
  })
