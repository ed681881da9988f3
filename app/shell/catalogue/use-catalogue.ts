import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Language } from '#contract/core/languages.ts'
import { GUEST_ID } from '#contract/player/status.ts'
import { catalogueOf, type Catalogue } from '#app/models/games/catalogue.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { currentDevice, useDevice } from '#app/lib/browser/device.ts'
import { gamesQuery } from '#app/queries/lobby.ts'

/** Prefetches the catalogue of a guest, without a retry: the component that shows it retries and shows an error. */
export const prefetchGuestCatalogue = (client: QueryClient, language: Language): Promise<void> =>
  client.prefetchQuery({ ...gamesQuery({ session: GUEST_ID, language, device: currentDevice() }), retry: false })

interface LobbyCatalogue {
  catalogue: Catalogue | undefined
  /** Whether the catalogue belongs to a signed-in player and includes favourites. */
  isPersonal: boolean
  error: Error | null
  refetch: () => Promise<{ error: Error | null }>
}

/** The game catalogue for the current session, language and device. */
export function useCatalogue(): LobbyCatalogue {
  const device = useDevice()
  const { language, session } = useUnit({ language: $language, session: $session })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...gamesQuery({ session: session.id, language, device }),
    // Keeps the guest's catalogue while the player's one loads, so that tiles stay in place.
    placeholderData: (previous, previousQuery) => {
      const key = previousQuery?.queryKey[1]
      return typeof key === 'object' && key.session === GUEST_ID && key.language === language ? previous : undefined
    },
  })
  return {
    catalogue: data === undefined ? undefined : catalogueOf(data),
    isPersonal: session.id !== GUEST_ID && !isPlaceholderData,
    error: data === undefined ? error : null,
    refetch,
  }
}
