import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Alert, Button, FactList, Text, focusInside } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { cashbackPayout } from '../models/bonuses.model.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { Section } from '#app/shell/page/section.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Accrued cashback with a button to pay it out. */
export function Cashback({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const { failure, submit, isBusy, isAccepted } = useSubmission(cashbackPayout)
  // After an unknown outcome the payout can be retried, whatever the amount is now.
  const isEmpty = user.cashback === 0 && failure === null && !isBusy
  const button = useRef<HTMLButtonElement>(null)
  const success = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused button is disabled now.
    if (isEmpty && isAccepted && document.activeElement === button.current) focusInside(success.current)
  }, [isEmpty, isAccepted])
  return (
    <Section title={t('cashback.title')} lead={t('cashback.lead')}>
      <FactList
        facts={[{ id: 'ready', label: t('cashback.ready'), value: formatRubles(user.cashback, language), money: true }]}
      />
      {failure === null ? null : <OutcomeUnknown what="cashback" failure={failure} />}
      {isAccepted ? <Alert ref={success} tone="positive" title={t('cashback.taken')} /> : null}
      {isEmpty && !isAccepted ? <Text tone="muted">{t('cashback.none')}</Text> : null}
      <Button ref={button} tone="primary" wide busy={isBusy} disabled={isEmpty} onClick={() => submit(user.cashback)}>
        {t(isBusy ? 'cashback.taking' : 'cashback.take')}
      </Button>
    </Section>
  )
}
