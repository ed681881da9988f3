import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentPhase } from '#contract/money/money-status.ts'
import { Alert, Heading, MainAside, Stack, StatusMark, Surface, Text } from '#ui/index.ts'
import { moscowSeconds } from '#app/lib/text/moscow-time.ts'
import { paymentRules } from '../models/payment-rules.ts'
import type { OpenPayment } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { canUpdate } from '../models/payment.machine.ts'
import { CancelPayment } from '../cancel-payment.tsx'
import { RequestTime } from '../request-time.tsx'
import { statusToneOf } from '../status-tone.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PaymentHelp } from './payment-help.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { usePaymentDetails } from './use-payment-details.ts'

interface PaymentColumnsProps {
  payment: OpenPayment
  /** The countdown is left out where the player has nothing to do. */
  hasTime?: boolean
  /** Title of the page. */
  head?: ReactNode
  children: ReactNode
  /** On a phone below the time and the steps. */
  more?: ReactNode
  width?: 'full' | 'form'
}

/** The columns of an open payment: what to do, and beside it the time, the steps and support. */
export function PaymentColumns({
  payment,
  hasTime = false,
  head,
  children,
  more,
  width = 'full',
}: PaymentColumnsProps) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const details = usePaymentDetails(payment)
  return (
    <MainAside width={width}>
      <Stack gap={5}>
        {head}
        {payment.isStale ? (
          <Alert tone="neutral" title={t('time.stale', { time: moscowSeconds(payment.readAt, language) })} />
        ) : null}
        {payment.isLate && hasTime ? <Alert tone="neutral" title={t('time.late')} /> : null}
        {children}
      </Stack>
      <Stack gap={4}>
        {hasTime || details !== null ? (
          <Surface>
            <Stack gap={5}>
              {hasTime ? (
                <RequestTime
                  label={t('time.left')}
                  endsAt={payment.deadline}
                  total={paymentRules[payment.key.page].deadlineMs}
                />
              ) : null}
              {details === null ? null : <PaymentTimeline state={payment} details={details} />}
            </Stack>
          </Surface>
        ) : null}
        <PaymentHelp number={details?.number || payment.reading.transfer?.request || ''} />
        {/* Not where the page itself has the button: beside the confirmation, or in the message of a rejected card. */}
        {canUpdate(payment) || payment.actionState.kind === 'rejected' ? null : (
          <CancelPayment wide reference={payment.key.id} possible={details?.can_cancel === true} />
        )}
      </Stack>
      {more}
    </MainAside>
  )
}

interface PaymentFrameProps extends Omit<PaymentColumnsProps, 'head'> {
  phase?: PaymentPhase
  title: string
  lead?: string | undefined
}

/** A payment that awaits the player: state and task over the columns. */
export function PaymentFrame({ phase, title, lead, payment, hasTime = true, ...columns }: PaymentFrameProps) {
  const { t } = useTranslation('payments')
  const shown = phase ?? payment.reading.phase
  const status = t(`phase.${shown}`)
  return (
    <>
      <PageHead page={null} title={status === title ? status : `${status}: ${title}`} />
      <PaymentColumns
        {...columns}
        payment={payment}
        hasTime={hasTime}
        head={
          <Stack gap={3}>
            {status === title ? null : (
              <div>
                <StatusMark pill tone={statusToneOf(shown)}>
                  {status}
                </StatusMark>
              </div>
            )}
            <Heading level={1} size={32}>
              {title}
            </Heading>
            {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
          </Stack>
        }
      />
    </>
  )
}
