import { useUnit } from 'effector-react'
import { paymentTexts } from '#app/i18n/payment-texts.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import type { PaymentKey } from '#app/queries/payments.ts'
import { usePaymentKey } from '#app/router/payment-address.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { Redirect } from '#app/router/redirect.tsx'
import { useCurrentUrl } from '#app/router/use-current-url.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { Missing, PaymentPageSkeleton, PaymentView, usePayment } from '#app/features/payments/index.ts'

const Payment = ({ page, id }: PaymentKey) => <PaymentView state={usePayment(page, id)} />

function InvoiceContent() {
  const key = usePaymentKey()
  return key === null ? <Missing /> : <Payment {...key} />
}

/** Part of this chunk, but its texts are loaded separately. */
const LocalizedContent = lazyPart(() => Promise.resolve(InvoiceContent), {
  waiting: <PaymentPageSkeleton />,
  texts: paymentTexts,
  failed: 'page',
})

/** The payment pages (`spec §4`). A guest is redirected to the sign-in and back. */
export function InvoicePage() {
  const isGuest = useUnit($isGuest)
  const currentUrl = useCurrentUrl()
  return isGuest ? <Redirect to={playerPaths.signInFor(currentUrl)} /> : <LocalizedContent />
}
