import { queryOptions, type QueryMeta } from '@tanstack/react-query'
import { getGames, type Device } from '#contract/lobby/games.ts'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import type { Language } from '#contract/core/languages.ts'
import { getNotifications, getSlides } from '#contract/lobby/site.ts'
import { getStatus } from '#contract/player/status.ts'
import { httpOf } from './http-port.ts'
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

/** Jackpots by game and their total. Polled by `deferred-wiring.ts`. */
export const jackpotsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['jackpots', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getJackpots, {}, signal),
    staleTime: 5000,
  })

export const slidesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['slides', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getSlides, {}, signal),
  })

/** The messages of the site banner. */
export const notificationsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['notifications', { language }],
    queryFn: ({ client, signal }) => httpOf(client).call(getNotifications, {}, signal),
  })
