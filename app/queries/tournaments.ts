import { queryOptions } from '@tanstack/react-query'
import { getActiveTournaments, getTournament, getTournaments } from '#contract/tournaments.ts'
import { httpOf } from './http-of.ts'
import type { LobbyKey } from './lobby.ts'

/** Those that run now. */
export const activeTournamentsQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['tournaments', 'active', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getActiveTournaments, {}, signal),
  })

/** All tournaments; which of them run is the clock's business, not this list's. */
export const tournamentsQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['tournaments', 'all', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getTournaments, {}, signal),
  })

/** A tournament by its slug; kept fresh by the polling model while its page is open. */
export const tournamentQuery = (key: LobbyKey & { slug: string }) =>
  queryOptions({
    queryKey: ['tournaments', 'one', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getTournament, { params: { tournament: key.slug } }, signal),
    staleTime: 5000,
  })
