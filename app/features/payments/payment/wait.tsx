import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, OutcomePanel } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { canLeaveTo } from '#app/models/payments/leave-to.ts'
import { cashierPage } from '../models/payment-rules.ts'
import { followPressed } from '../models/payment.model.ts'
import type { OpenPayment } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PaymentColumns } from './payment-frame.tsx'

/** A cascade: the provider looks for payment details, which open by themselves. */
export function Wait({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const { language, follow } = useUnit({ language: $language, follow: followPressed })
  const isFound = canLeaveTo(payment.marks.followed)
  const { amount, phase } = payment.reading
  const waitingTitle = phase === 'searching' ? t('phase.searching') : t('wait.title')
  const title = isFound ? t('wait.found') : waitingTitle
  return (
    <>
      <PageHead page={null} title={title} />
      <PaymentColumns payment={payment} hasTime>
        <OutcomePanel
          wide
          tone="waiting"
          title={title}
          facts={
            amount === null ? [] : [{ id: 'amount', label: t('outcome.amount'), value: formatRubles(amount, language) }]
          }
          actions={
            <>
              {isFound ? (
                <Button
                  tone="primary"
                  size="large"
                  busy={payment.actionState.kind === 'leaving'}
                  onClick={() => follow()}
                >
                  {t('wait.open')}
                </Button>
              ) : null}
              <ButtonLink size="large" href={cashierPage()}>
                {t('actions.cashier')}
              </ButtonLink>
            </>
          }
        >
          <p>{t(isFound ? 'wait.foundLead' : 'wait.lead')}</p>
        </OutcomePanel>
      </PaymentColumns>
    </>
  )
}
