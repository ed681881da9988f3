import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Alert, Button, FactList } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { cashbackPayout } from '#app/models/profile/bonuses.model.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { Section } from '../section.tsx'
import { useLobbyKey } from '#app/shell/player/use-lobby-key.ts'

/** Accrued cashback with a button to pay it out. */
export function Cashback({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const { failure, submit, isBusy, isAccepted } = useSubmission(cashbackPayout)
  return (
    <Section title={t('cashback.title')} lead={t('cashback.lead')}>
      <FactList
        facts={[{ id: 'ready', label: t('cashback.ready'), value: formatRubles(user.cashback, language), money: true }]}
      />
      {failure === null ? null : <OutcomeUnknown what="cashback" failure={failure} />}
      {isAccepted ? <Alert tone="positive" title={t('cashback.taken')} /> : null}
      <Button tone="primary" wide busy={isBusy} onClick={() => submit(user.cashback)}>
        {t(isBusy ? 'cashback.taking' : 'cashback.take')}
      </Button>
    </Section>
  )
}
