import { queryOptions } from '@tanstack/react-query'
import { getActiveTournaments, getTournament, getTournaments } from '#contract/lobby/tournaments.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'
import { emptyIfUnsupported, nullIfUnsupported } from './null-if-unsupported.ts'

/*
 * During a language switch the previous language is shown until the new data arrives. Data of another player is never
 * used as a placeholder.
 */
interface QueryRef {
  queryKey: readonly unknown[]
}
const keyWithoutLanguage = ({ queryKey }: QueryRef): string =>
  JSON.stringify(queryKey, (name, value: unknown) => (name === 'language' ? undefined : value))
const keepWhileLanguageChanges =
  (current: QueryRef) =>
  <Data>(previousData: Data | undefined, previous: QueryRef | undefined): Data | undefined =>
    previous !== undefined && keyWithoutLanguage(previous) === keyWithoutLanguage(current) ? previousData : undefined

/** The tournaments that run now; `null` if the back end does not implement the call. */
export const activeTournamentsQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['tournaments', 'active', key],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getActiveTournaments, {}, signal)),
    placeholderData: keepWhileLanguageChanges({ queryKey: ['tournaments', 'active', key] }),
  })

/** All tournaments. Whether one is running is computed from the clock, not from this list. */
export const tournamentsQuery = (key: LobbyKey) =>
  queryOptions({
    queryKey: ['tournaments', 'all', key],
    queryFn: ({ client, signal }) =>
      emptyIfUnsupported(httpOf(client).call(getTournaments, {}, signal), { active: [], upcoming: [], finished: [] }),
    placeholderData: keepWhileLanguageChanges({ queryKey: ['tournaments', 'all', key] }),
  })

/** A tournament by its slug. Polled while its page is open. */
export const tournamentQuery = (key: LobbyKey & { slug: string }) =>
  queryOptions({
    queryKey: ['tournaments', 'one', key],
    queryFn: ({ client, signal }) => httpOf(client).call(getTournament, { params: { tournament: key.slug } }, signal),
    placeholderData: keepWhileLanguageChanges({ queryKey: ['tournaments', 'one', key] }),
    staleTime: 5000,
  })
