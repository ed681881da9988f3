import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { maskAccount } from '#contract/money/withdrawal-rules.ts'
import { Button, Inline, PaymentMark, Skeleton, Stack, Text } from '#ui/index.ts'
import { useField } from '#app/forms/fields.tsx'
import type { AppForm } from '#app/forms/use-app-form.ts'
import { accountOf, usesRememberedCard, type WithdrawalFields } from '../models/withdrawal-fields.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'

export interface CardAccountProps {
  form: AppForm<WithdrawalFields>
  provider: PaymentMethod
  /** The input, which alone holds the number. */
  cardRef: RefObject<HTMLInputElement | null>
}

const FIELD_HEIGHT = 80
/** Its libraries are loaded only for cards. */
const LazyCardNumber = lazyPart(async () => (await import('./card-number.tsx')).CardNumber, {
  waiting: <Skeleton height={FIELD_HEIGHT} />,
  texts: null,
  failed: 'page',
})

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
        <LazyCardNumber
          cardRef={cardRef}
          isRejected={error !== undefined}
          isValid={(number) => accountOf(provider, { prefix: '', account: '' }, number) !== null}
          onInput={() => form.fieldChanged('account')}
        />
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
