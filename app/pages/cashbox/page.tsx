import { Skeleton } from '#ui/index.ts'
import { moneyTexts } from '#app/i18n/money-texts.ts'
import { Redirect } from '#app/router/search-params-state.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { useGuestRedirect } from '#app/shell/player/use-guest-redirect.ts'
import { CashboxContent } from './cashbox-content.tsx'

/** About the height of the viewport. */
const SKELETON_HEIGHT = 720

/** Part of this chunk, but its texts are loaded separately. */
const LocalizedContent = lazyPart(() => Promise.resolve(CashboxContent), {
  waiting: <Skeleton height={SKELETON_HEIGHT} />,
  texts: moneyTexts,
  failed: 'page',
})

/** The cashier (`spec §2`). A guest is redirected to the login and back. */
export function CashboxPage() {
  const redirect = useGuestRedirect()
  return redirect === null ? <LocalizedContent /> : <Redirect to={redirect} />
}
