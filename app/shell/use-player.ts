import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { User } from '#contract/status.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { statusQuery } from '#app/queries/lobby.ts'

/**
 * The state of who is here, as far as it is known; the polling model keeps it fresh and this asks for nothing. Until it is there in
 * a language that was just chosen, it is what was known in the last one: a page of a player does not go away for it.
 */
export function usePlayer(): User | undefined {
  const { language, session } = useUnit({ language: $language, session: $session })
  return useQuery({
    ...statusQuery({ session: session.id, language }),
    enabled: false,
    placeholderData: (last) => (last?.id === session.id ? last : undefined),
  }).data
}
