import { useTranslation } from 'react-i18next'
import { ROUTES } from '#contract/lobby/pages.ts'
import { ButtonLink, OutcomePanel } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'

/**
 * Return page of the payment provider: accepted or cancelled (`spec §2`). Only the URL says which, and it can be forged, so the
 * page promises nothing about the money.
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
