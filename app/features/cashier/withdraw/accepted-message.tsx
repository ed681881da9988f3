import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $lastWithdrawal } from '../models/withdrawal.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'

/** The withdrawal of this visit was accepted. */
export function AcceptedMessage() {
  const { t } = useTranslation('money')
  const { receipt, language } = useUnit({ receipt: $lastWithdrawal, language: $language })
  if (receipt === null) return null
  return (
    <FocusedMessage>
      <Alert tone="positive" title={t('withdraw.accepted.title')}>
        {t('withdraw.accepted.text', { sum: formatRubles(receipt.amount, language), mask: receipt.mask })}
      </Alert>
    </FocusedMessage>
  )
}
