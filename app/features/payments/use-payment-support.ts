import { useTranslation } from 'react-i18next'
import { useSupportMessage } from '#app/shell/dialogs/use-support-message.ts'

/** Opens support with the payment's number in the message, unless the player has begun one. */
export function usePaymentSupport(number: string): () => void {
  const { t } = useTranslation('payments')
  return useSupportMessage(number === '' ? '' : t('help.message', { number }))
}
