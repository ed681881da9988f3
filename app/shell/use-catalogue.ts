import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { GUEST_ID } from '#contract/status.ts'
import { catalogueOf, type Catalogue } from '#app/models/games/catalogue.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { currentDevice } from '#app/lib/device.ts'
import { gamesQuery } from '#app/queries/lobby.ts'

interface LobbyCatalogue {
  catalogue: Catalogue | undefined
  /** It was asked for by a player whom the server has named: it has that player's favourites. */
  isOwn: boolean
  error: Error | null
  retry: () => void
}

/** The lobby's catalogue for this visitor, language and device. */
export function useCatalogue(): LobbyCatalogue {
  const { language, session } = useUnit({ language: $language, session: $session })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...gamesQuery({ session: session.id, language, device: currentDevice() }),
    // Until the server has told which player it is, the list has no owner: its tiles stay where they are when it has one.
    placeholderData: (last, before) => {
      const key = before?.queryKey[1]
      return typeof key === 'object' && key.session === GUEST_ID && key.language === language ? last : undefined
    },
  })
  return {
    catalogue: data === undefined ? undefined : catalogueOf(data),
    isOwn: session.id !== GUEST_ID && !isPlaceholderData,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}
