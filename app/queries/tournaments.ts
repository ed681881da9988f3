import { queryOptions } from '@tanstack/react-query'
import { getActiveTournaments, getTournament, getTournaments } from '#contract/tournaments.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'

/*
 * What is read stays in the language before until that of the chosen one has come; another player's never stands in for it.
 */
interface Asked {
  queryKey: readonly unknown[]
}
const butLanguage = ({ queryKey }: Asked): string =>
  JSON.stringify(queryKey, (name, value: unknown) => (name === 'language' ? undefined : value))
const inAnotherLanguage =
  (asked: Asked) =>
  <Data>(last: Data | undefined, before: Asked | undefined): Data | undefined =>
    before !== undefined && butLanguage(before) === butLanguage(asked) ? last : undefined

/** Those that run now. */
export const activeTournamentsQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['tournaments', 'active', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getActiveTournaments, {}, signal),
    placeholderData: inAnotherLanguage({ queryKey: ['tournaments', 'active', key] }),
  })

/** All tournaments; which of them run is the clock's business, not this list's. */
export const tournamentsQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['tournaments', 'all', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getTournaments, {}, signal),
    placeholderData: inAnotherLanguage({ queryKey: ['tournaments', 'all', key] }),
  })

/** A tournament by its slug; kept fresh by the polling model while its page is open. */
export const tournamentQuery = (key: LobbyKey & { slug: string }) =>
  queryOptions({
    queryKey: ['tournaments', 'one', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getTournament, { params: { tournament: key.slug } }, signal),
    placeholderData: inAnotherLanguage({ queryKey: ['tournaments', 'one', key] }),
    staleTime: 5000,
  })
