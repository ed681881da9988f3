import type { TFunction } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import type { Payment } from '#contract/money/payments.ts'
import type { PaymentStep } from '#ui/index.ts'
import { localMoment, moscowClock, moscowMoment } from '#app/lib/text/moscow-time.ts'

/** Steps at which a payment ends without being paid. */
const UNPAID: ReadonlySet<string> = new Set<Payment['steps'][number]['step']>(['declined', 'cancelled', 'expired'])

/** An older step shows its date too. */
const RECENT_MS = 12 * 60 * 60_000

interface TimelineOptions {
  t: TFunction<'payments'>
  language: Language
  /** Server time. */
  now: number
  /** Until when the player can pay. */
  deadline: number | null
}

function awaitedNote({ awaited, promised_at: promisedAt }: Payment, { t, language, now, deadline }: TimelineOptions) {
  if (awaited === 'player')
    return deadline === null || deadline <= now ? null : t('steps.payUntil', { time: moscowClock(deadline, language) })
  if (promisedAt === null) return null
  return promisedAt <= now ? t('steps.overdue') : t('steps.promised', { time: moscowClock(promisedAt, language) })
}

function stateOf(step: string, isCurrent: boolean): PaymentStep['state'] {
  if (isCurrent) return 'now'
  return UNPAID.has(step) ? 'ended' : 'done'
}

/** The steps of a payment: the dated ones, who is awaited now, and what follows. */
export function timelineSteps(payment: Payment, options: TimelineOptions): PaymentStep[] {
  const { t, language, now } = options
  // A dispute is the step that goes on, until a person has decided.
  const isDisputed = payment.awaited === 'house' && payment.steps.at(-1)?.step === 'disputed'
  const done = payment.steps.map(({ step, at, note }, index): PaymentStep => ({
    label: step === 'other' && note !== '' ? note : t(`steps.${step}`),
    state: stateOf(step, isDisputed && index === payment.steps.length - 1),
    time: t('steps.at', { time: now - at < RECENT_MS ? moscowClock(at, language) : moscowMoment(at, language) }),
    localTime: localMoment(at, language) ?? undefined,
  }))
  const { awaited } = payment
  if (awaited === '') return done
  const note = awaitedNote(payment, options)
  return [
    ...done,
    ...(isDisputed
      ? []
      : [{ label: t(`steps.${awaited}`), state: 'now' as const, ...(note === null ? {} : { note }) }]),
    ...(awaited === 'player' ? [{ label: t('steps.check'), state: 'next' as const, note: t('steps.checkNote') }] : []),
    { label: t('steps.credit'), state: 'next', note: t('steps.creditNote') },
  ]
}
