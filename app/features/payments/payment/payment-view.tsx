import { useTranslation } from 'react-i18next'
import { paymentTexts } from '#app/i18n/payment-texts.ts'
import { paymentRules } from '../models/payment-rules.ts'
import type { OpenPayment, PaymentState } from '../models/payment.states.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PaymentPageSkeleton } from '../money-skeletons.tsx'
import { Generic } from './generic.tsx'
import { Outcome } from './outcome.tsx'
import { Processing } from './processing.tsx'
import { Transfer } from './transfer.tsx'
import { Missing, Unread } from './unopened.tsx'
import { Wait } from './wait.tsx'
import { Withdrawal } from './withdrawal.tsx'

/** With the libraries of its fields, which only the card pages load. */
const CardEntry = lazyPart(async () => (await import('./card-entry.tsx')).CardEntry, {
  waiting: <PaymentPageSkeleton />,
  texts: paymentTexts,
  failed: 'page',
})

function Open({ payment, isReturnPage }: { payment: OpenPayment; isReturnPage: boolean }) {
  const { key, marks, reading } = payment
  // A transfer has no submit of its own: its money has arrived, and is checked.
  const isChecked = paymentRules[key.page].actions.length === 0 && reading.submitted === true
  // Without a status it may be paid already, so the page does not ask for the money.
  const isUnknown = reading.phase === 'unknown' && key.page !== 'wait'
  if (isReturnPage || marks.submitted || isChecked || isUnknown || key.page === 'notify')
    return <Processing payment={payment} isReturnPage={isReturnPage} />
  if (paymentRules[key.page].actions.includes('card')) return <CardEntry payment={payment} />
  if (key.page === 'wait') return <Wait payment={payment} />
  return key.page === 'invoice' ? <Generic payment={payment} /> : <Transfer payment={payment} />
}

/** A payment that is not read yet. */
export function PaymentSkeleton() {
  const { t } = useTranslation('payments')
  return (
    <>
      <PageHead page={null} title={t('title')} isWaiting />
      <PaymentPageSkeleton />
    </>
  )
}

/** A payment in any state. `isReturnPage`: the provider's return page, which only reports. */
export function PaymentView({ state, isReturnPage = false }: { state: PaymentState; isReturnPage?: boolean }) {
  if ('reading' in state && state.reading.withdrawal !== null)
    return <Withdrawal key={state.kind} state={state} stage={state.reading.withdrawal} />
  switch (state.kind) {
    case 'closed':
    case 'loading':
      return <PaymentSkeleton />
    case 'unread':
    case 'failed':
      return <Unread failure={state.failure} isPolling={state.kind === 'unread'} />
    case 'missing':
      return <Missing />
    case 'open':
      return <Open payment={state} isReturnPage={isReturnPage} />
    case 'ended':
      // A late payment is another outcome.
      return <Outcome key={state.reading.phase} state={state} />
  }
}
