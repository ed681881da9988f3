import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { getAccountHistory, getSessions, getUserNotifications } from '#contract/account.ts'
import { getBonuses } from '#contract/bonuses.ts'
import { getCountries, getVerification } from '#contract/profile.ts'
import { getStatus, type User } from '#contract/status.ts'
import { isUnsupportedCall } from '#app/http/unsupported-call.ts'
import { httpOf } from './http-port.ts'
import { statusQuery, type LobbyKey } from './lobby.ts'

/* What only a player has; every key carries whose it is. It changes by what others do, so it is asked for whenever it is looked at. */

const fresh = { staleTime: 0 } as const

export const countriesQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['profile', 'countries', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getCountries, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An addition of the wire: `null` where the back end lacks it. */
const orAbsent = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error: unknown) => {
    if (isUnsupportedCall(error)) return null
    throw error
  })

export const verificationQuery = (key: LobbyKey) =>
  queryOptions({
    ...fresh,
    queryKey: ['profile', 'verification', key],
    queryFn: ({ client, signal }) => orAbsent(httpOf(client).call(getVerification, {}, signal)),
  })

export const sessionsQuery = (key: LobbyKey) =>
  queryOptions({
    ...fresh,
    queryKey: ['profile', 'sessions', key],
    queryFn: ({ client, signal }) => orAbsent(httpOf(client).call(getSessions, {}, signal)),
  })

export const accountHistoryQuery = (key: LobbyKey) =>
  queryOptions({
    ...fresh,
    queryKey: ['profile', 'history', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getAccountHistory, {}, signal),
  })

export const bonusesQuery = (key: LobbyKey) =>
  queryOptions({
    ...fresh,
    queryKey: ['profile', 'bonuses', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getBonuses, {}, signal),
  })

/** A page at a time: the next begins where the last has ended. */
export const userNotificationsQuery = (key: LobbyKey) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: ['profile', 'notifications', key],
    queryFn: ({ client, signal, pageParam }) =>
      httpOf(client).call(getUserNotifications, { query: { from: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { items }) => sum + items.length, 0)
      return last.items.length > 0 && read < last.total ? read : undefined
    },
  })

/** Puts what a player has chosen into the state that is known, in every language. */
export function writeOptions(client: QueryClient, session: number, options: NonNullable<User['options']>): void {
  client.setQueriesData<User>({ queryKey: ['status', { session }] }, (user) =>
    user === undefined ? user : { ...user, options: { ...user.options, ...options } },
  )
}

/**
 * The state of a player past every cache. What was asked before is waited for, because its
 * answer may be of before the change; who asked it is told where it fails.
 */
async function refreshStatus(client: QueryClient, key: LobbyKey): Promise<void> {
  const status = statusQuery(key)
  if (client.isFetching({ queryKey: status.queryKey, exact: true }) > 0)
    await client.fetchQuery(status).catch(() => undefined)
  await client.fetchQuery({
    ...status,
    queryFn: ({ signal }) => httpOf(client).call(getStatus, { query: { force: 1 } }, signal),
    staleTime: 0,
  })
}

/** Something has changed for the player: what is shown of it is asked for again. */
export async function refreshPlayer(client: QueryClient, key: LobbyKey): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['profile'], predicate: (query) => query.queryKey[1] !== 'countries' }),
    refreshStatus(client, key),
  ])
}

/** Asks no more for what belongs to anybody but `player`. */
export const forgetQuestions = (client: QueryClient, player: number): Promise<void> =>
  client.cancelQueries({
    predicate: ({ queryKey }) => {
      const key = queryKey[0] === 'profile' ? queryKey[2] : queryKey[0] === 'status' ? queryKey[1] : undefined
      return typeof key === 'object' && key !== null && 'session' in key && key.session !== player
    },
  })
