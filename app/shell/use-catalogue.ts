import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { catalogueOf, type Catalogue } from '#app/models/games/catalogue.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { currentDevice } from '#app/lib/device.ts'
import { gamesQuery } from '#app/queries/lobby.ts'

/** The lobby's catalogue for this visitor, language and device. */
export function useCatalogue(): { catalogue: Catalogue | undefined; error: Error | null; retry: () => void } {
  const { language, session } = useUnit({ language: $language, session: $session })
  const { data, error, refetch } = useQuery(gamesQuery({ session: session.id, language, device: currentDevice() }))
  return {
    catalogue: data === undefined ? undefined : catalogueOf(data),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}
