import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, FactList, Inline, Stack, Surface } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { canLeaveTo } from '#app/models/payments/leave-to.ts'
import { cashierPage } from '#app/models/payments/payment-rules.ts'
import { followPressed } from '#app/models/payments/payment.model.ts'
import type { OpenPayment } from '#app/models/payments/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { PaymentFrame } from './payment-frame.tsx'

/** A cascade: the provider looks for payment details, which open by themselves. */
export function Wait({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const { language, follow } = useUnit({ language: $language, follow: followPressed })
  const isFound = payment.marks.followed !== ''
  const { amount, phase } = payment.reading
  const title = phase === 'searching' ? t('phase.searching') : t('wait.title')
  return (
    <PaymentFrame
      payment={payment}
      title={isFound ? t('wait.found') : title}
      lead={t(isFound ? 'wait.foundLead' : 'wait.lead')}
    >
      <Surface>
        <Stack gap={5}>
          {amount === null ? null : (
            <FactList
              rows
              facts={[{ id: 'amount', label: t('outcome.amount'), value: formatRubles(amount, language), money: true }]}
            />
          )}
          <Inline>
            {canLeaveTo(payment.marks.followed) ? (
              <Button tone="primary" busy={payment.act.kind === 'leaving'} onClick={() => follow()}>
                {t('wait.open')}
              </Button>
            ) : null}
            <ButtonLink href={cashierPage('deposit')}>{t('actions.cashier')}</ButtonLink>
          </Inline>
        </Stack>
      </Surface>
    </PaymentFrame>
  )
}
