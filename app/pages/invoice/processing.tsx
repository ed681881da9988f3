import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, FactList, Inline, Stack, Surface } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowSeconds } from '#app/lib/text/moscow-time.ts'
import { canLeaveTo, leaveRequested } from '#app/models/payments/leave-to.ts'
import { cashierPage } from '#app/models/payments/payment-rules.ts'
import { followPressed } from '#app/models/payments/payment.model.ts'
import type { OpenPayment } from '#app/models/payments/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { paymentPath } from '#app/router/payment-address.ts'
import { PaymentFrame } from './payment-frame.tsx'

/** A payment that others work on: a submitted card, or any payment on the return page. */
export function Processing({ payment, isReturnPage }: { payment: OpenPayment; isReturnPage: boolean }) {
  const { t } = useTranslation('payments')
  const { language, follow, leave } = useUnit({ language: $language, follow: followPressed, leave: leaveRequested })
  const { key, marks, reading, readAt, act } = payment
  const phase = marks.submitted ? 'processing' : reading.phase
  const facts = [
    ...(reading.amount === null
      ? []
      : [{ id: 'amount', label: t('outcome.amount'), value: formatRubles(reading.amount, language) }]),
    { id: 'read', label: t('time.lastAnswer'), value: moscowSeconds(readAt, language) },
  ]
  return (
    <PaymentFrame
      payment={payment}
      phase={phase}
      title={t(`phase.${phase}`)}
      lead={marks.submitted ? t('card.workingText') : t('notify.doNotPay')}
      hasTime={false}
    >
      <Surface>
        <Stack gap={5}>
          <FactList rows facts={facts} />
          <Inline>
            {marks.submitted && canLeaveTo(marks.followed) ? (
              <Button busy={act.kind === 'leaving'} onClick={() => follow()}>
                {t('card.toBank')}
              </Button>
            ) : null}
            {isReturnPage && key.page !== 'notify' && !marks.submitted ? (
              <Button onClick={() => leave(paymentPath(key))}>{t('actions.toPayment')}</Button>
            ) : null}
            <ButtonLink href={cashierPage('deposit')}>{t('actions.cashier')}</ButtonLink>
          </Inline>
        </Stack>
      </Surface>
    </PaymentFrame>
  )
}
