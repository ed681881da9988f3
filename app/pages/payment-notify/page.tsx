import { useTranslation } from 'react-i18next'
import { ROUTES } from '#contract/pages.ts'
import { ButtonLink, OutcomePanel } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'

/**
 * Where a payment provider brings the player back to: the request is accepted, or it was cancelled (`spec §2`). Only the address says
 * so, and anybody can write one: nothing is promised of the money.
 */
export function PaymentNotifyPage() {
  const { t } = useTranslation('pages')
  const { path } = useLocationInfo()
  const outcome = path.startsWith(ROUTES['payment-rejected']) ? 'rejected' : 'accepted'
  return (
    <>
      <PageHead page={null} title={t(`payment.${outcome}`)} />
      <OutcomePanel
        tone={outcome === 'rejected' ? 'negative' : 'neutral'}
        title={t(`payment.${outcome}`)}
        actions={
          <>
            <ButtonLink tone="primary" href={paths.cashbox()}>
              {t('payment.toCashier')}
            </ButtonLink>
            <ButtonLink href={outcome === 'rejected' ? paths.paymentsInfo() : paths.home()}>
              {t(outcome === 'rejected' ? 'payment.toHelp' : 'payment.toGames')}
            </ButtonLink>
          </>
        }
      >
        <p>{t(`payment.${outcome}Text`)}</p>
      </OutcomePanel>
    </>
  )
}
