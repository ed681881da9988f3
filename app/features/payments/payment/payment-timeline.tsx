import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '#contract/money/payments.ts'
import { PaymentTimeline as Timeline } from '#ui/index.ts'
import { moscowSeconds } from '#app/lib/text/moscow-time.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import type { PaymentState } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { timelineSteps } from '../timeline-steps.ts'

interface PaymentTimelineProps {
  state: Extract<PaymentState, { kind: 'open' | 'ended' }>
  details: Payment
}

/** The dated steps of a payment. */
export function PaymentTimeline({ state, details }: PaymentTimelineProps) {
  const { t } = useTranslation('payments')
  const { language, clock } = useUnit({ language: $language, clock: $clock })
  const deadline = state.kind === 'open' ? state.deadline : null
  return (
    <Timeline
      label={t('steps.label')}
      stateTexts={{ done: t('steps.done'), now: t('steps.now'), next: t('steps.next'), ended: t('steps.ended') }}
      steps={timelineSteps(details, { t, language, now: requireClock(clock).now(), deadline })}
      promise={
        state.kind === 'open' && !state.isStale
          ? t('time.answered', { time: moscowSeconds(state.readAt, language) })
          : undefined
      }
    />
  )
}
