import { moneyTexts } from '#app/i18n/money-texts.ts'
import { Redirect } from '#app/router/redirect.tsx'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { useGuestRedirect } from '#app/shell/player/use-guest-redirect.ts'
import { CashboxSkeleton } from '#app/features/payments/index.ts'
import { CashboxContent } from './cashbox-content.tsx'

/** Part of this chunk, but its texts are loaded separately. */
const LocalizedContent = lazyPart(() => Promise.resolve(CashboxContent), {
  waiting: <CashboxSkeleton />,
  texts: moneyTexts,
  failed: 'page',
})

/** The cashier (`spec §2`). A guest is redirected to the sign-in and back. */
export function CashboxPage() {
  const redirect = useGuestRedirect()
  return redirect === null ? <LocalizedContent /> : <Redirect to={redirect} />
}
