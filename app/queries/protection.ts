import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getExclusion } from '#contract/play/exclusion.ts'
import { getLimits, type Limits } from '#contract/play/limits.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'
import { nullIfUnsupported } from './null-if-unsupported.ts'

const limitsKey = ['protection', 'limits'] as const
const exclusionKey = ['protection', 'exclusion'] as const

/** The player's limits and their use; `null` if the back end has none. Deposits and stakes change it. */
export const limitsQuery = ({ session }: Pick<LobbyKey, 'session'>) =>
  queryOptions({
    queryKey: [...limitsKey, { session }] as const,
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getLimits, {}, signal)),
    staleTime: 0,
  })

/** The time-out or self-exclusion that holds; `null` if the back end has none. */
export const exclusionQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: [...exclusionKey, key] as const,
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getExclusion, {}, signal)),
    staleTime: 0,
  })

/** Reads the player's limits again. */
export const refreshLimits = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: limitsKey })

/** The same after a round: a player without limits has used none. */
export const refreshUsedLimits = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    queryKey: limitsKey,
    predicate: ({ queryKey }) => (client.getQueryData<Limits | null>(queryKey)?.items.length ?? 0) > 0,
  })

/** Reads the player's break again. */
export const refreshExclusion = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: exclusionKey })
