import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $draft, draftChanged } from '#app/models/support/support.model.ts'
import { useSupport } from '#app/shell/dialogs/use-support.ts'

/** Opens support with the payment's number in the message, unless the player has begun one. */
export function usePaymentSupport(number: string): () => void {
  const { t } = useTranslation('payments')
  const { draft, change } = useUnit({ draft: $draft, change: draftChanged })
  const open = useSupport()
  return () => {
    if (draft.trim() === '' && number !== '') change(t('help.message', { number }))
    open()
  }
}
