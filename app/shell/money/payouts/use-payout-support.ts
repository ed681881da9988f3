import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $draft, draftChanged } from '#app/models/support/support.model.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'

/** Opens support with the number of a payout in the message, unless the player has begun one. */
export function usePayoutSupport(id: string): () => void {
  const { t } = useTranslation('money')
  const { draft, change } = useUnit({ draft: $draft, change: draftChanged })
  const open = useSupport()
  return () => {
    if (draft.trim() === '') change(t('withdraw.cancel.supportMessage', { id }))
    open()
  }
}
