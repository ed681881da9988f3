import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PaymentProvider } from '#contract/money/cashier.ts'
import { maskAccount } from '#contract/money/withdrawal-rules.ts'
import { Button, CardNumberField, Inline, PaymentMark, Stack, Text } from '#ui/index.ts'
import { useField } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { accountOf, usesRememberedCard, type WithdrawalFields } from '#app/models/cashier/withdrawal-fields.ts'

export interface CardAccountProps {
  form: AppForm<WithdrawalFields>
  provider: PaymentProvider
  /** The input, which alone holds the number. */
  cardRef: RefObject<HTMLInputElement | null>
}

/** A card number. It stays in its input, which is emptied when it goes, and when the page is left. */
function CardNumber({ form, provider, cardRef }: CardAccountProps) {
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

/** The remembered card by its mask, or the number of another one. */
export function CardAccount({ form, provider, cardRef }: CardAccountProps) {
  const { t } = useTranslation('money')
  const otherCard = useWatch({ control: form.control, name: 'otherCard' })
  const { error } = useField(form, 'account')
  const isRemembered = usesRememberedCard(provider, { otherCard })
  const mask = maskAccount('card', provider.wallet)
  const toggle = () => {
    // Now, because the number can be typed at once.
    flushSync(() => {
      form.setValue('otherCard', !otherCard)
      form.fieldChanged('account')
    })
    cardRef.current?.focus()
  }
  return (
    <Stack gap={2}>
      {isRemembered ? (
        <>
          <Text as="span" size={13} tone="muted" strong>
            {t('withdraw.review.account.card')}
          </Text>
          <Inline>
            <PaymentMark kind="card" size={32} />
            <Text strong tabular>
              {mask}
            </Text>
          </Inline>
          {error === undefined ? null : (
            <Text size={13} tone="negative" role="alert">
              {error}
            </Text>
          )}
        </>
      ) : (
        <CardNumber form={form} provider={provider} cardRef={cardRef} />
      )}
      {provider.wallet === '' ? null : (
        <div>
          <Button onClick={toggle}>
            {isRemembered ? t('withdraw.otherCard') : t('withdraw.rememberedCard', { mask })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
