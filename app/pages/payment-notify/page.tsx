import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#contract/lobby/pages.ts'
import { ButtonLink, OutcomePanel } from '#ui/index.ts'
import { paymentTexts } from '#app/i18n/payment-texts.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { PaymentPageSkeleton, PaymentSkeleton, PaymentView, useReturnedPayment } from '#app/features/payments/index.ts'
import { paths } from '#app/router/paths.ts'
import { useReturnReference } from '#app/router/payment-address.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'

/** Without a payment that can be read, only the URL says how it went. It can be forged, so nothing is promised. */
function Unconfirmed() {
  const { t } = useTranslation('payments')
  const { path } = useLocationInfo()
  const outcome = path.startsWith(ROUTES['payment-rejected']) ? 'rejected' : 'accepted'
  return (
    <>
      <PageHead page={null} title={t(`notify.${outcome}`)} />
      <OutcomePanel
        tone={outcome === 'rejected' ? 'negative' : 'waiting'}
        title={t(`notify.${outcome}`)}
        actions={
          <>
            <ButtonLink tone="primary" href={paths.cashbox()}>
              {t('notify.toCashier')}
            </ButtonLink>
            <ButtonLink href={outcome === 'rejected' ? paths.paymentsInfo() : paths.home()}>
              {t(outcome === 'rejected' ? 'notify.toHelp' : 'actions.toGames')}
            </ButtonLink>
          </>
        }
      >
        <p>{t(`notify.${outcome}Text`)}</p>
      </OutcomePanel>
    </>
  )
}

function ReturnedPayment() {
  const state = useReturnedPayment(useReturnReference())
  if (state === null) return <PaymentSkeleton />
  const isReadable = state.kind !== 'closed' && state.kind !== 'missing' && state.kind !== 'failed'
  return isReadable ? <PaymentView state={state} isReturnPage /> : <Unconfirmed />
}

const LocalizedContent = lazyPart(
  () =>
    Promise.resolve(function NotifyContent() {
      return useUnit($isGuest) ? <Unconfirmed /> : <ReturnedPayment />
    }),
  { waiting: <PaymentPageSkeleton />, texts: paymentTexts, failed: 'page' },
)

/** Return page of the payment providers (`spec §2`): says only what the API says about the payment. */
export function PaymentNotifyPage() {
  return <LocalizedContent />
}
