import { useLayoutEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentProvider } from '#contract/money/cashier.ts'
import { CardNumberField } from '#ui/index.ts'
import { useField } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { accountOf, type WithdrawalFields } from '#app/models/cashier/withdrawal-fields.ts'

export interface CardAccountProps {
  form: AppForm<WithdrawalFields>
  provider: PaymentProvider
  /** The input, which alone holds the number. */
  cardRef: RefObject<HTMLInputElement | null>
}

/** A card number. It stays in its input, which is emptied when it goes, and when the page is left. */
export function CardNumber({ form, provider, cardRef }: CardAccountProps) {
  const { t } = useTranslation('money')
  const { error } = useField(form, 'account')
  const [isWrong, setIsWrong] = useState(false)
  useLayoutEffect(() => {
    const input = cardRef.current
    const empty = () => {
      if (input !== null) input.value = ''
    }
    window.addEventListener('pagehide', empty)
    return () => {
      window.removeEventListener('pagehide', empty)
      empty()
    }
  }, [cardRef])
  return (
    <CardNumberField
      ref={cardRef}
      label={t('withdraw.account.card')}
      warning={t('withdraw.cardWarning')}
      brandNames={{ Mir: t('withdraw.mir') }}
      enterKeyHint="next"
      error={isWrong || error !== undefined ? t('withdraw.alerts.card') : undefined}
      onInput={() => {
        setIsWrong(false)
        form.fieldChanged('account')
      }}
      onBlur={({ currentTarget: { value } }) =>
        setIsWrong(value !== '' && accountOf(provider, { prefix: '', account: '' }, value) === null)
      }
    />
  )
}
