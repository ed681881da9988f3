import type { TFunction } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import type { Payment, PaymentStep as PaymentWord } from '#contract/money/payments.ts'
import type { PaymentStep } from '#ui/index.ts'
import { localMoment, moscowClock, moscowMoment } from '#app/lib/text/moscow-time.ts'

/** Steps at which a payment ends without being paid. Money of a deposit is also returned after a dispute. */
const UNPAID = {
  in: new Set<PaymentWord>(['declined', 'cancelled', 'expired']),
  out: new Set<PaymentWord>(['declined', 'cancelled', 'returned']),
} as const

const OUT_STEPS = ['credited', 'declined', 'returned'] as const
type OutStep = (typeof OUT_STEPS)[number]

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

function awaitedNote(
  { awaited, direction, promised_at: promisedAt }: Payment,
  { t, language, now, deadline }: TimelineOptions,
) {
  if (awaited === 'player')
    return deadline === null || deadline <= now ? null : t('steps.payUntil', { time: moscowClock(deadline, language) })
  if (promisedAt === null) return null
  if (promisedAt > now && direction === 'out') return null
  return promisedAt <= now ? t('steps.overdue') : t('steps.promised', { time: moscowClock(promisedAt, language) })
}

function stateOf(direction: Payment['direction'], step: PaymentWord, isCurrent: boolean): PaymentStep['state'] {
  if (isCurrent) return 'now'
  return UNPAID[direction].has(step) ? 'ended' : 'done'
}

/** The name of a step; some differ for a withdrawal. */
function nameOf(
  direction: Payment['direction'],
  step: PaymentWord,
): `steps.${PaymentWord}` | `withdrawal.steps.${OutStep}` {
  const own = direction === 'out' ? OUT_STEPS.find((candidate) => candidate === step) : undefined
  return own === undefined ? `steps.${step}` : `withdrawal.steps.${own}`
}

/** The steps that follow in a deposit. */
const depositFuture = (awaited: Payment['awaited'], t: TFunction<'payments'>): PaymentStep[] => [
  ...(awaited === 'player' ? [{ label: t('steps.check'), state: 'next' as const, note: t('steps.checkNote') }] : []),
  { label: t('steps.credit'), state: 'next', note: t('steps.creditNote') },
]

/** The steps that follow in a withdrawal. The promised date belongs to the last one. */
function withdrawalFuture({ steps, promised_at: promisedAt }: Payment, { t, language, now }: TimelineOptions) {
  const send = { label: t('withdrawal.steps.send'), state: 'next', note: t('withdrawal.steps.sendNote') } as const
  const note =
    promisedAt === null || promisedAt <= now
      ? t('withdrawal.steps.receiveNote')
      : t('withdrawal.steps.receiveBy', { time: moscowClock(promisedAt, language) })
  const receive = { label: t('withdrawal.steps.receive'), state: 'next', note } as const
  return steps.some(({ step }) => step === 'sent') ? [receive] : [send, receive]
}

/** The steps of a payment: the dated ones, who is awaited now, and what follows. */
export function timelineSteps(payment: Payment, options: TimelineOptions): PaymentStep[] {
  const { t, language, now } = options
  const { awaited, direction } = payment
  // A dispute is the step that goes on, until a person has decided.
  const isDisputed = payment.awaited === 'house' && payment.steps.at(-1)?.step === 'disputed'
  const done = payment.steps.map(({ step, at, note }, index): PaymentStep => ({
    label: step === 'other' && note !== '' ? note : t(nameOf(direction, step)),
    state: stateOf(direction, step, isDisputed && index === payment.steps.length - 1),
    time: now - at < RECENT_MS ? moscowClock(at, language) : moscowMoment(at, language),
    localTime: localMoment(at, language) ?? undefined,
  }))
  if (awaited === '') return done
  const waiting =
    direction === 'out' && awaited !== 'player'
      ? (`withdrawal.steps.${awaited}` as const)
      : (`steps.${awaited}` as const)
  const note = awaitedNote(payment, options)
  return [
    ...done,
    ...(isDisputed ? [] : [{ label: t(waiting), state: 'now' as const, ...(note === null ? {} : { note }) }]),
    ...(direction === 'out' ? withdrawalFuture(payment, options) : depositFuture(awaited, t)),
  ]
}
