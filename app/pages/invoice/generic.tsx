import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionBar, Alert, Button, CopyValue, Dialog, FactList, Inline, Stack, Surface, Text } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import type { Failure } from '#app/http/failure.ts'
import { isNotSignedInFailure } from '#app/http/not-signed-in.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { canUpdate } from '#app/models/payments/payment.machine.ts'
import { cancelPressed, claimPressed } from '#app/models/payments/payment.model.ts'
import type { OpenPayment } from '#app/models/payments/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { groupAccount } from './account-number.ts'
import { LogInAgain } from './log-in-again.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { useBankNames } from './use-bank-names.ts'

function Rejected({ failure }: { failure: Failure }) {
  const { t } = useTranslation('payments')
  const text = useFailureText(failure)
  if (isNotSignedInFailure(failure))
    return (
      <Alert tone="negative" title={t('signedOut.title')}>
        <Stack gap={3}>
          {t('signedOut.update')}
          <div>
            <LogInAgain />
          </div>
        </Stack>
      </Alert>
    )
  return (
    <Alert tone="negative" title={t('generic.failed')}>
      {text}
    </Alert>
  )
}

/** What the last press came to. */
function ActMessage({ payment: { act, marks } }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  if (marks.claimed)
    return (
      <Alert tone="neutral" title={t('generic.claimed')}>
        {t('generic.claimedText')}
      </Alert>
    )
  if (act.kind === 'rejected') return <Rejected failure={act.failure} />
  if (act.kind !== 'unknown' && act.kind !== 'unconfirmed') return null
  return (
    <Alert tone="neutral" title={t(`generic.${act.kind}`)}>
      {t(`generic.${act.kind}Text`)}
    </Alert>
  )
}

/** A transfer to a recipient, which the player reports as made or cancels. */
export function Generic({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const { claim, cancel } = useUnit({ claim: claimPressed, cancel: cancelPressed })
  const [isAsking, setIsAsking] = useState(false)
  const bankNames = useBankNames()
  const { recipient } = payment.reading
  if (recipient === null) return null
  const { act } = payment
  const isBusy = act.kind === 'sending' || act.kind === 'unknown' || act.kind === 'leaving'
  const facts = [
    { id: 'recipient', label: t('generic.recipient'), value: recipient.name },
    { id: 'bank', label: t('generic.bank'), value: bankNames(recipient.bank) },
    { id: 'sources', label: t('generic.sources'), value: bankNames(recipient.source_bank) },
    { id: 'country', label: t('generic.country'), value: recipient.sbp_country },
  ].filter(({ value }) => value !== '')
  const sum = formatRubles(recipient.amount, language)
  return (
    <PaymentFrame
      payment={payment}
      phase={payment.marks.claimed ? 'waiting' : payment.reading.phase}
      title={t('transfer.title', { amount: sum })}
      lead={t(payment.marks.claimed ? 'generic.claimedLead' : 'generic.lead')}
    >
      <ActMessage payment={payment} />
      <Surface>
        <Stack gap={5}>
          <CopyValue
            large
            label={t(recipient.payment_type === 'sbp' ? 'generic.phone' : 'generic.card')}
            value={groupAccount(recipient.wallet)}
            copyText={recipient.wallet}
          />
          <CopyValue label={t('transfer.amount')} value={sum} copyText={String(recipient.amount)} />
          <FactList rows facts={facts} />
          {canUpdate(payment) ? (
            <>
              <ActionBar>
                <Button tone="primary" wide size="large" busy={isBusy} onClick={() => claim()}>
                  {t('generic.confirm')}
                </Button>
              </ActionBar>
              <Button tone="quiet" busy={isBusy} onClick={() => setIsAsking(true)}>
                {t('generic.cancel')}
              </Button>
            </>
          ) : null}
        </Stack>
      </Surface>
      <Dialog open={isAsking} onOpenChange={setIsAsking} title={t('generic.ask')}>
        <Stack gap={4}>
          <Text>{t('generic.askText')}</Text>
          <Inline>
            <Button
              onClick={() => {
                setIsAsking(false)
                cancel()
              }}
            >
              {t('generic.cancel')}
            </Button>
            <Button tone="quiet" onClick={() => setIsAsking(false)}>
              {t('generic.keep')}
            </Button>
          </Inline>
        </Stack>
      </Dialog>
    </PaymentFrame>
  )
}
