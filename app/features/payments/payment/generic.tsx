import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionBar, Alert, Button, CopyValue, FactList, Stack, Surface } from '#ui/index.ts'
import { useFailureText } from '#app/forms/failure-messages.ts'
import type { Failure } from '#app/http/failure.ts'
import { isNotSignedInFailure } from '#app/http/not-signed-in.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { canUpdate } from '../models/payment.machine.ts'
import { cancelPressed, claimPressed } from '../models/payment.model.ts'
import type { OpenPayment } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { CancelDialog } from '../cancel-payment.tsx'
import { useBankName } from '../use-bank-name.ts'
import { groupAccount } from './account-number.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { MissingDetails } from './missing-details.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { usePaymentDetails } from './use-payment-details.ts'

function Rejected({ failure }: { failure: Failure }) {
  const { t } = useTranslation('payments')
  const text = useFailureText(failure)
  if (isNotSignedInFailure(failure))
    return (
      <Alert tone="negative" title={t('signedOut.title')}>
        <Stack gap={3}>
          {t('signedOut.update')}
          <div>
            <SignInAgain />
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
function ActionMessage({ payment: { actionState } }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  if (actionState.kind === 'rejected') return <Rejected failure={actionState.failure} />
  if (actionState.kind !== 'unknown' && actionState.kind !== 'unconfirmed') return null
  return (
    <Alert tone="neutral" title={t(`generic.${actionState.kind}`)}>
      {t(`generic.${actionState.kind}Text`)}
    </Alert>
  )
}

/** A transfer that the player has reported, or whose money arrived without a report. There is nothing left to do. */
function Claimed({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const bankName = useBankName()
  const details = usePaymentDetails(payment)
  const { amount, recipient } = payment.reading
  const isReported = details === null || details.steps.some(({ step }) => step === 'claimed')
  const phase = isReported ? 'waiting' : 'unknown'
  const facts = [
    { id: 'amount', label: t('transfer.amount'), value: amount === null ? '' : formatRubles(amount, language) },
    {
      id: 'account',
      label: t(recipient?.payment_type === 'sbp' ? 'generic.phone' : 'generic.card'),
      value: groupAccount(recipient?.wallet ?? ''),
    },
    { id: 'recipient', label: t('generic.recipient'), value: recipient?.name ?? '' },
    { id: 'bank', label: t('generic.bank'), value: bankName(recipient?.bank ?? '') },
  ].filter(({ value }) => value !== '')
  return (
    <PaymentFrame
      payment={payment}
      phase={phase}
      title={t(`phase.${phase}`)}
      lead={t(isReported ? 'generic.claimedLead' : 'transfer.checkedText')}
      hasTime={false}
    >
      {isReported ? (
        <Alert tone="neutral" title={t('generic.claimed')}>
          {t('generic.claimedText')}
        </Alert>
      ) : null}
      {facts.length === 0 ? null : (
        <Surface>
          <FactList rows facts={facts} />
        </Surface>
      )}
    </PaymentFrame>
  )
}

/** A transfer to a recipient, which the player reports as made or cancels. */
export const Generic = ({ payment }: { payment: OpenPayment }) =>
  payment.marks.claimed ? <Claimed payment={payment} /> : <Ordered payment={payment} />

function Ordered({ payment }: { payment: OpenPayment }) {
  const { t } = useTranslation('payments')
  const { t: tMoney } = useTranslation('money')
  const language = useUnit($language)
  const { claim, cancel } = useUnit({ claim: claimPressed, cancel: cancelPressed })
  const [isAsking, setIsAsking] = useState(false)
  const bankName = useBankName()
  const { amount, recipient } = payment.reading
  if (amount === null || recipient === null || recipient.wallet === '') return <MissingDetails payment={payment} />
  const { actionState, isLate } = payment
  const isBusy = actionState.kind === 'sending' || actionState.kind === 'unknown' || actionState.kind === 'leaving'
  const sum = formatRubles(amount, language)
  const facts = [
    { id: 'recipient', label: t('generic.recipient'), value: recipient.name },
    { id: 'bank', label: t('generic.bank'), value: bankName(recipient.bank) },
    {
      id: 'sources',
      label: t('generic.sources'),
      value: recipient.source_bank
        .split(',')
        .map((bank) => bankName(bank.trim()))
        .join(', '),
    },
    { id: 'country', label: t('generic.country'), value: recipient.sbp_country },
  ].filter(({ value }) => value !== '')
  return (
    <PaymentFrame
      payment={payment}
      title={isLate ? t(`phase.${payment.reading.phase}`) : t('transfer.title', { amount: sum })}
      lead={isLate ? undefined : t('generic.lead')}
    >
      <ActionMessage payment={payment} />
      <Surface>
        <Stack gap={5}>
          <CopyValue
            size="large"
            label={t(recipient.payment_type === 'sbp' ? 'generic.phone' : 'generic.card')}
            value={groupAccount(recipient.wallet)}
            copyText={recipient.wallet}
          />
          <CopyValue size="medium" money label={t('transfer.amount')} value={sum} copyText={String(amount)} />
          <FactList rows facts={facts} />
          {canUpdate(payment) ? (
            <>
              <ActionBar>
                <Button tone={isLate ? 'secondary' : 'primary'} wide size="large" busy={isBusy} onClick={() => claim()}>
                  {t('generic.confirm')}
                </Button>
              </ActionBar>
              <Button tone="quiet" busy={isBusy} onClick={() => setIsAsking(true)}>
                {tMoney('cancel.action')}
              </Button>
            </>
          ) : null}
        </Stack>
      </Surface>
      <CancelDialog open={isAsking} onOpenChange={setIsAsking} onConfirm={() => cancel()} />
    </PaymentFrame>
  )
}
