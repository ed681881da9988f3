import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getAccountHistory, getSessions, getUserNotifications } from '#contract/player/account.ts'
import { getBonuses } from '#contract/player/bonuses.ts'
import { getPasskeys } from '#contract/player/passkeys.ts'
import { getCountries, getVerification } from '#contract/player/profile.ts'
import { getSecondFactor } from '#contract/player/second-factor.ts'
import type { User } from '#contract/player/status.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'
import { emptyIfUnsupported, nullIfUnsupported } from './null-if-unsupported.ts'
import { refreshStatus } from './refresh-status.ts'

/* Queries of a signed-in player. Staff and other devices change this data, so it is refetched on every mount. */

const ALWAYS_STALE = { staleTime: 0 } as const

export const countriesQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['profile', 'countries', key],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getCountries, {}, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const verificationQuery = (key: LobbyKey) =>
  queryOptions({
    ...ALWAYS_STALE,
    queryKey: ['profile', 'verification', key],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getVerification, {}, signal)),
  })

export const sessionsQuery = (key: LobbyKey) =>
  queryOptions({
    ...ALWAYS_STALE,
    queryKey: ['profile', 'sessions', key],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getSessions, {}, signal)),
  })

export const secondFactorQuery = (key: LobbyKey) =>
  queryOptions({
    ...ALWAYS_STALE,
    queryKey: ['profile', 'second factor', key],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getSecondFactor, {}, signal)),
  })

export const passkeysQuery = (key: LobbyKey) =>
  queryOptions({
    ...ALWAYS_STALE,
    queryKey: ['profile', 'passkeys', key],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getPasskeys, {}, signal)),
  })

export const accountHistoryQuery = (key: LobbyKey) =>
  queryOptions({
    ...ALWAYS_STALE,
    queryKey: ['profile', 'history', key],
    queryFn: ({ client, signal }) =>
      emptyIfUnsupported(httpOf(client).call(getAccountHistory, {}, signal), { items: [] }),
  })

export const bonusesQuery = (key: LobbyKey) =>
  queryOptions({
    ...ALWAYS_STALE,
    queryKey: ['profile', 'bonuses', key],
    queryFn: ({ client, signal }) => emptyIfUnsupported(httpOf(client).call(getBonuses, {}, signal), { items: [] }),
  })

/** Paginated by offset. */
export const userNotificationsQuery = (key: LobbyKey) =>
  infiniteQueryOptions({
    ...ALWAYS_STALE,
    queryKey: ['profile', 'notifications', key],
    queryFn: ({ client, signal, pageParam }) =>
      emptyIfUnsupported(httpOf(client).call(getUserNotifications, { query: { from: pageParam } }, signal), {
        items: [],
        total: 0,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loadedCount = pages.reduce((sum, { items }) => sum + items.length, 0)
      return last.items.length > 0 && loadedCount < last.total ? loadedCount : undefined
    },
  })

/** Merges changed options into the cached status, in every language. */
export function writeOptions(client: QueryClient, session: number, options: NonNullable<User['options']>): void {
  client.setQueriesData<User>({ queryKey: ['status', { session }] }, (user) =>
    user === undefined ? user : { ...user, options: { ...user.options, ...options } },
  )
}

/** Refetches the status and the profile data after a change. */
export async function refreshPlayer(client: QueryClient, key: LobbyKey): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['profile'], predicate: (query) => query.queryKey[1] !== 'countries' }),
    refreshStatus(client, key),
  ])
}

/** Cancels the requests for data of other players. */
export const cancelOtherPlayers = (client: QueryClient, player: number): Promise<void> =>
  client.cancelQueries({
    predicate: ({ queryKey }) => {
      const key = queryKey[0] === 'profile' ? queryKey[2] : queryKey[0] === 'status' ? queryKey[1] : undefined
      return typeof key === 'object' && key !== null && 'session' in key && key.session !== player
    },
  })
