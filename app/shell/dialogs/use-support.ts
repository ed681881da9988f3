import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { backOfficePage, knownSupportClient } from '#app/models/support/support-client.ts'
import { supportOpened } from '#app/models/support/support-open.model.ts'
import { operatorSettings } from '#app/operator.ts'

/** Opens support: the operator's chat with the player's data, or the built-in panel. */
export function useSupport(): () => void {
  const queries = useQueryClient()
  const { language, session } = useUnit({ language: $language, session: $session })
  const open = useUnit(supportOpened)
  return () => {
    const { supportChat, backOffice } = operatorSettings()
    if (supportChat === null) return open()
    const client = knownSupportClient(queries, session.id, language)
    supportChat({ ...client, playerPage: backOfficePage(backOffice, client.id) })
  }
}
