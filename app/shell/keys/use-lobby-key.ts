import { useUnit } from 'effector-react'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import type { LobbyKey } from '#app/queries/lobby.ts'

const $id = $session.map(({ id }) => id)

/** Session and language, for query keys. */
export function useLobbyKey(): LobbyKey {
  const { language, session } = useUnit({ language: $language, session: $id })
  return { session, language }
}
