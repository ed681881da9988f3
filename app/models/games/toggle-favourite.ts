import type { QueryClient } from '@tanstack/react-query'
import { getFavorites, toggleFavorite } from '#contract/lobby/play.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { readFavourites, writeFavourites } from '#app/queries/favourites.ts'
import { httpOf } from '#app/queries/http-port.ts'

interface Favourite {
  player: number
  id: number
}

/** A toggle that failed. Unless it is rolled back, the list must be read again. */
export interface FailedToggle {
  favourite: Favourite
  failure: Failure
  wasFavourite: boolean
  isRolledBack: boolean
}

const setFavourite = (client: QueryClient, { player, id }: Favourite, isFavourite: boolean): void =>
  writeFavourites(client, player, (ids) => {
    const others = ids.filter((other) => other !== id)
    return isFavourite ? [id, ...others] : others
  })

/** Toggles a favourite optimistically. Toggles of one game are sent one after the other, and the last response wins. */
export async function toggleFavourite(client: QueryClient, favourite: Favourite): Promise<FailedToggle | null> {
  const { player, id } = favourite
  const mutationKey = ['favourite', player, id]
  const countOpen = () => client.isMutating({ mutationKey })
  const isAlone = countOpen() === 0
  const wasFavourite = readFavourites(client, player).has(id)
  setFavourite(client, favourite, !wasFavourite)
  const mutation = client.getMutationCache().build(client, {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: () => httpOf(client).call(toggleFavorite, { params: { id } }),
  })
  try {
    const { action } = await mutation.execute(undefined)
    if (countOpen() === 0) setFavourite(client, favourite, action === 'added')
    return null
  } catch (error) {
    const failure = failureOf(error)
    const isRolledBack = isAlone && countOpen() === 0 && !isOutcomeUnknown(failure)
    if (isRolledBack) setFavourite(client, favourite, wasFavourite)
    return { favourite, failure, wasFavourite, isRolledBack }
  }
}

/** Reads the favourites again after a failure; without a response the game is shown as before the press. */
export async function refetchFavourites(client: QueryClient, { favourite, wasFavourite }: FailedToggle): Promise<void> {
  const { player } = favourite
  try {
    const { items } = await client.fetchQuery({
      queryKey: ['favourites', { session: player }],
      queryFn: ({ signal }) => httpOf(client).call(getFavorites, {}, signal),
      networkMode: 'online',
      staleTime: 0,
      gcTime: 0,
    })
    // A newer toggle sets the final value with its own response.
    if (client.isMutating({ mutationKey: ['favourite', player] }) === 0) writeFavourites(client, player, () => items)
  } catch {
    // The query cache reports the failure.
    setFavourite(client, favourite, wasFavourite)
  }
}
