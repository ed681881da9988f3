import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '#contract/money/payments.ts'
import { Button, Inline, PaymentTimeline, Skeleton, Stack, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { canLeaveTo, leaveRequested } from '#app/models/payments/leave-to.ts'
import { paymentDetailsQuery } from '#app/queries/payments.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { CancelPayment } from '../cancel-payment.tsx'
import { PaymentReceipt } from '../payment-receipt.tsx'
import { timelineSteps } from '../timeline-steps.ts'
import { usePaymentSupport } from '../use-payment-support.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

const HEIGHT = 128

function Timeline({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments')
  const { language } = useLobbyKey()
  const now = requireClock(useUnit($clock)).now()
  return (
    <PaymentTimeline
      flat
      label={t('steps.label')}
      stateTexts={{ done: t('steps.done'), now: t('steps.now'), next: t('steps.next'), ended: t('steps.ended') }}
      steps={timelineSteps(payment, { t, language, now, deadline: null })}
    />
  )
}

/** `null`: the back end lacks the call, so only support is left. */
function Details({ id, payment, account }: { id: string; payment: Payment | null; account: string }) {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const leave = useUnit(leaveRequested)
  const openSupport = usePaymentSupport(payment?.number ?? '')
  const [hasReceipt, setHasReceipt] = useState(false)
  const money = (sum: number) => formatRubles(sum, language)
  const balance = payment?.balance_after ?? null
  const facts =
    payment === null
      ? [account]
      : [
          account,
          payment.number === '' ? '' : t('history.details.number', { number: payment.number }),
          t('history.details.fee', { sum: money(payment.fee) }),
          balance === null ? '' : t('history.details.balance', { sum: money(balance) }),
        ]
  const page = payment !== null && payment.page !== '' && canLeaveTo(payment.page) ? payment.page : null
  return (
    <Stack gap={5}>
      {payment === null ? null : <Timeline payment={payment} />}
      <Inline justify="between">
        <Inline gap={2}>
          {page === null ? null : (
            // Once the player has paid, the page only shows what happens.
            <Button onClick={() => leave(page)}>
              {t(payment?.awaited === 'player' ? 'history.details.pay' : 'history.details.open')}
            </Button>
          )}
          <CancelPayment reference={id} possible={payment?.can_cancel === true} />
          {payment?.state === 'paid' ? (
            <Button aria-expanded={hasReceipt} onClick={() => setHasReceipt(!hasReceipt)}>
              {t('history.details.receipt')}
            </Button>
          ) : null}
          <Button tone={page === null ? 'secondary' : 'quiet'} onClick={openSupport}>
            {t('history.details.support')}
          </Button>
        </Inline>
        <Text size={13} tone="muted" tabular>
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
      </Inline>
      {hasReceipt && payment !== null ? <PaymentReceipt payment={payment} /> : null}
    </Stack>
  )
}

/** The details could not be read; support is still there. */
function DetailsFailure({ retry }: { retry: () => void }) {
  const { t } = useTranslation('money')
  const { t: tShell } = useTranslation()
  const openSupport = usePaymentSupport('')
  return (
    <Inline justify="between">
      <Text role="alert" tone="muted">
        {t('history.details.failed')}
      </Text>
      <Inline gap={2}>
        <Button onClick={retry}>{tShell('failure.retry')}</Button>
        <Button tone="quiet" onClick={openSupport}>
          {t('history.details.support')}
        </Button>
      </Inline>
    </Inline>
  )
}

const renderFailure = (retry: () => void) => <DetailsFailure retry={retry} />

interface OpenedPaymentProps {
  /** The reference. */
  id: string
  /** What the list says of the payment: when that changes, the timeline is read again. */
  revision: string
  account: string
}

/** The timeline of a payment of the history, its receipt, and the way to support or to its page. */
export function OpenedPayment({ id, revision, account }: OpenedPaymentProps) {
  const key = useLobbyKey()
  const details = useQuery({
    ...paymentDetailsQuery({ ...key, id, revision }),
    placeholderData: keepPreviousData,
  })
  return (
    <AsyncBoundary query={details} failed={renderFailure} waiting={<Skeleton height={HEIGHT} />}>
      {(payment) => <Details id={id} payment={payment} account={account} />}
    </AsyncBoundary>
  )
}
