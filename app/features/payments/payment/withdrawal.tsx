import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment, WithdrawalStage } from '#contract/money/payments.ts'
import { Alert, Button, ButtonLink, MainAside, OutcomePanel, Stack, Surface, type Fact } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment, moscowSeconds } from '#app/lib/text/moscow-time.ts'
import type { PaymentState } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { PaymentReceipt } from '../payment-receipt.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PaymentHelp } from './payment-help.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { usePaymentDetails } from './use-payment-details.ts'

const TONES = {
  held: 'waiting',
  sent: 'waiting',
  unknown: 'waiting',
  paid: 'positive',
  cancelled: 'neutral',
  returned: 'negative',
  refused: 'negative',
} as const satisfies Record<WithdrawalStage, string>

type Shown = Extract<PaymentState, { kind: 'open' | 'ended' }>

/** The facts of the withdrawal, without those that the back end lacks. */
function useFacts(state: Shown, stage: WithdrawalStage, details: Payment | null): Fact[] {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const { amount } = state.reading
  const endedAt = state.kind === 'ended' ? details?.steps.at(-1)?.at : undefined
  const facts = [
    { id: 'amount', label: t('withdrawal.amount'), value: amount === null ? '' : formatRubles(amount, language) },
    { id: 'account', label: t('withdrawal.account'), value: details?.account ?? '' },
    { id: 'usually', label: t('withdrawal.usually'), value: state.kind === 'open' ? t('withdrawal.promise') : '' },
    {
      id: 'ended',
      label: t(stage === 'paid' ? 'withdrawal.paidAt' : 'withdrawal.endedAt'),
      value: endedAt === undefined ? '' : moscowMoment(endedAt, language),
    },
    { id: 'number', label: t('outcome.number'), value: details?.number ?? '' },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** A withdrawal in any state: what happens to it, its steps, and the receipt once it is paid. */
export function Withdrawal({ state, stage }: { state: Shown; stage: WithdrawalStage }) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const [hasReceipt, setHasReceipt] = useState(false)
  const details = usePaymentDetails(state)
  const facts = useFacts(state, stage, details)
  const panel = useOutcomeFocus(state.kind === 'ended')
  const title = t(`withdrawal.stage.${stage}`)
  return (
    <>
      <PageHead page={null} title={title} />
      <MainAside>
        <Stack gap={4}>
          {state.kind === 'open' && state.isStale ? (
            <Alert tone="neutral" title={t('time.stale', { time: moscowSeconds(state.readAt, language) })} />
          ) : null}
          <OutcomePanel
            ref={panel}
            wide
            tone={TONES[stage]}
            title={title}
            facts={facts}
            actions={
              <>
                <ButtonLink size="large" href={playerPaths.payments()}>
                  {t('withdrawal.toHistory')}
                </ButtonLink>
                {stage === 'paid' && details !== null ? (
                  <Button size="large" aria-expanded={hasReceipt} onClick={() => setHasReceipt(!hasReceipt)}>
                    {t('actions.receipt')}
                  </Button>
                ) : null}
              </>
            }
          >
            <p>{t(`withdrawal.text.${stage}`)}</p>
          </OutcomePanel>
          {hasReceipt && details !== null ? <PaymentReceipt payment={details} /> : null}
        </Stack>
        <Stack gap={4}>
          {details === null ? null : (
            <Surface>
              <PaymentTimeline state={state} details={details} />
            </Surface>
          )}
          <PaymentHelp number={details?.number ?? ''} />
        </Stack>
      </MainAside>
    </>
  )
}
