import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, ErrorState, Inline, OutcomePanel } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import type { Failure } from '#app/http/failure.ts'
import { cashierPage } from '../models/payment-rules.ts'
import { paymentRetried } from '../models/payment.model.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'

/** A payment whose state could not be read. Nothing is said about the money. */
export function Unread({ failure, isPolling }: { failure: Failure; isPolling: boolean }) {
  const { t } = useTranslation('payments')
  const retry = useUnit(paymentRetried)
  const text = useFailureText(failure)
  const title = t(isPolling ? 'unread.title' : 'failed.title')
  return (
    <>
      <PageHead page={null} title={title} />
      <ErrorState
        title={title}
        action={
          <Inline justify="centre">
            <Button onClick={() => retry()}>{t('actions.retry')}</Button>
            <ButtonLink href={cashierPage()}>{t('actions.cashier')}</ButtonLink>
          </Inline>
        }
      >
        {isPolling ? t('unread.text') : text}
      </ErrorState>
    </>
  )
}

/** A payment that does not exist, or is another player's. */
export function Missing() {
  const { t } = useTranslation('payments')
  return (
    <>
      <PageHead page={null} title={t('missing.title')} />
      <OutcomePanel
        tone="neutral"
        title={t('missing.title')}
        actions={
          <ButtonLink tone="primary" href={cashierPage()}>
            {t('actions.cashier')}
          </ButtonLink>
        }
      >
        <p>{t('missing.text')}</p>
      </OutcomePanel>
    </>
  )
}
