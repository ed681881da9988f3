import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { User } from '#contract/player/status.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { useUntilResult } from './use-until-result.ts'

/**
 * Status of the signed-in player, if it has loaded. Reads the cache of the status poll and sends no requests. After a language
 * change the previous data stays, so that the player's pages do not unmount; during a round those before it.
 */
export function usePlayer(): User | undefined {
  const { language, session } = useUnit({ language: $language, session: $session })
  const { data } = useQuery({
    ...statusQuery({ session: session.id, language }),
    enabled: false,
    placeholderData: (previous) => (previous?.id === session.id ? previous : undefined),
  })
  return useUntilResult(data, session.id)
}
