import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, Countdown, OutcomePanel, type Fact } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowSeconds } from '#app/lib/text/moscow-time.ts'
import { leaveRequested } from '#app/models/payments/leave-to.ts'
import { cashierPage } from '../models/payment-rules.ts'
import { followPressed } from '../models/payment.model.ts'
import type { OpenPayment } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { paymentPath } from '#app/router/payment-address.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { useElapsed } from '#app/shell/time/use-remaining.ts'
import { PaymentColumns } from './payment-frame.tsx'
import { canFollowToBank, standingOf } from './payment-standing.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { usePaymentDetails } from './use-payment-details.ts'

/** How long the bank has had the card. */
function Elapsed({ since }: { since: number }) {
  const { t } = useTranslation('payments')
  return <Countdown form="minutes" label={t('working.elapsed')} remaining={useElapsed(since)} />
}

/** Since when the bank decides, where the back end has a timeline, and how long that usually takes. */
function useWorkingFacts(payment: OpenPayment): Fact[] {
  const { t } = useTranslation('payments')
  const steps = usePaymentDetails(payment)?.steps ?? []
  const submittedAt = steps.find(({ step }) => step === 'submitted')?.at
  return [
    ...(submittedAt === undefined
      ? []
      : [{ id: 'elapsed', label: t('working.elapsed'), value: <Elapsed since={submittedAt} /> }]),
    { id: 'promise', label: t('working.usually'), value: t('working.promise') },
  ]
}

/** A payment that others work on: a submitted card, or any payment on the return page. */
export function Processing({ payment, isReturnPage }: { payment: OpenPayment; isReturnPage: boolean }) {
  const { t } = useTranslation('payments')
  const { language, follow, leave } = useUnit({ language: $language, follow: followPressed, leave: leaveRequested })
  const { key, marks, reading, readAt, actionState } = payment
  const awaited = usePaymentDetails(payment)?.awaited
  const { title, text } = standingOf(payment, awaited)
  const isBankWaiting = title === 'card.confirm'
  const isWorking = title === 'phase.processing' && marks.submitted
  // The return page is opened by the provider, with nothing above it.
  const panel = useOutcomeFocus(marks.submitted && !isReturnPage)
  const workingFacts = useWorkingFacts(payment)
  const facts = [
    ...(reading.amount === null
      ? []
      : [{ id: 'amount', label: t('outcome.amount'), value: formatRubles(reading.amount, language) }]),
    ...(isWorking ? workingFacts : []),
    { id: 'read', label: t('time.lastAnswer'), value: moscowSeconds(readAt, language) },
  ]
  return (
    <>
      <PageHead page={null} title={t(title)} />
      <PaymentColumns payment={payment}>
        <OutcomePanel
          ref={panel}
          wide
          tone="waiting"
          title={t(title)}
          facts={facts}
          note={isWorking ? t('working.canClose') : undefined}
          actions={
            <>
              {canFollowToBank(payment, awaited) ? (
                <Button
                  size="large"
                  tone={isBankWaiting ? 'primary' : 'secondary'}
                  busy={actionState.kind === 'leaving'}
                  onClick={() => follow()}
                >
                  {t('card.toBank')}
                </Button>
              ) : null}
              {isReturnPage && key.page !== 'notify' && !marks.submitted ? (
                <Button size="large" onClick={() => leave(paymentPath(key))}>
                  {t('actions.toPayment')}
                </Button>
              ) : null}
              <ButtonLink size="large" href={cashierPage()}>
                {t('actions.cashier')}
              </ButtonLink>
            </>
          }
        >
          <p>
            {isWorking ? <strong>{t('working.doNotPay')} </strong> : null}
            {t(text)}
          </p>
        </OutcomePanel>
      </PaymentColumns>
    </>
  )
}
