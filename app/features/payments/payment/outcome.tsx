import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '#contract/money/payments.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import { Button, ButtonLink, MainAside, OutcomePanel, Stack } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowClock } from '#app/lib/text/moscow-time.ts'
import { cashierPage } from '../models/payment-rules.ts'
import type { PaymentPage } from '#app/queries/payments.ts'
import type { PaymentState } from '../models/payment.states.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { paths } from '#app/router/paths.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PaymentPageSkeleton } from '../money-skeletons.tsx'
import { PaymentReceipt } from '../payment-receipt.tsx'
import { EarnedBonus, isTakeable, useEarnedBonus } from './earned-bonus.tsx'
import { useNeededStakes, type NeededStakes } from './needed-stakes.ts'
import { OutcomeAside } from './outcome-aside.tsx'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { usePaymentDetailsQuery } from './use-payment-details.ts'
import { usePaymentSupport } from '../use-payment-support.ts'

const TONES = { paid: 'positive', declined: 'negative', cancelled: 'neutral', notReceived: 'negative' } as const
type FinalPhase = keyof typeof TONES
const isFinal = (phase: string): phase is FinalPhase => Object.hasOwn(TONES, phase)

/** The end that was read. Some calls name every unpaid end `cancelled`; the payment's own call says which it is. */
function endOf(read: string, named: string | undefined): FinalPhase {
  if (read !== 'paid' && named !== undefined && named !== 'paid' && isFinal(named)) return named
  return isFinal(read) ? read : 'cancelled'
}

/** A transfer has three status words (`spec §4`); the text below says how it has ended. */
const TRANSFERS: ReadonlySet<PaymentPage> = new Set(['magnet-card', 'magnet-qiwi', 'magnet-yoomoney', 'invoice'])

/** How long the outcome waits for what stands around it. */
const FACTS_MS = 1500

function useIsLate(): boolean {
  const clock = requireClock(useUnit($clock))
  const [isLate, setIsLate] = useState(false)
  useEffect(() => clock.after(FACTS_MS, () => setIsLate(true)), [clock])
  return isLate
}

type Ended = Extract<PaymentState, { kind: 'ended' }>

/** The word for the end of a payment. */
const statusOf = (phase: FinalPhase, page: PaymentPage): FinalPhase =>
  phase !== 'paid' && TRANSFERS.has(page) ? 'cancelled' : phase

/** How a payment has ended. It waits a moment for its facts, so that none of them moves the others when it comes. */
export function Outcome({ state }: { state: Ended }) {
  const { t } = useTranslation('payments')
  const isPaid = state.reading.phase === 'paid'
  const { data, isLoading } = usePaymentDetailsQuery(state)
  const details = data ?? null
  const earned = useEarnedBonus(isPaid ? details : null)
  const needed = useNeededStakes(isPaid)
  const isLate = useIsLate()
  const phase = endOf(state.reading.phase, details?.state)
  return (
    <>
      <PageHead page={null} title={t(`phase.${statusOf(phase, state.key.page)}`)} />
      {!isLate && (isLoading || earned.isLoading || needed.isLoading) ? (
        <PaymentPageSkeleton />
      ) : (
        <KnownOutcome state={state} details={details} phase={phase} bonus={earned.bonus} stakes={needed.stakes} />
      )}
    </>
  )
}

interface KnownOutcomeProps {
  state: Ended
  details: Payment | null
  phase: FinalPhase
  bonus: Bonus | null
  stakes: NeededStakes | null
}

/** The outcome with its facts and the next step. The focus moves here once. */
function KnownOutcome({ state, details, phase, bonus, stakes }: KnownOutcomeProps) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const [hasReceipt, setHasReceipt] = useState(false)
  const { amount, transfer } = state.reading
  const number = details?.number || transfer?.request || ''
  const openSupport = usePaymentSupport(number)
  const panel = useOutcomeFocus(true)
  const isPaid = phase === 'paid'
  const status = statusOf(phase, state.key.page)
  const money = (sum: number) => formatRubles(sum, language)
  const timeOf = (at: number) => moscowClock(at, language)
  const balance = details?.balance_after ?? null
  const creditedAt = details?.steps.find(({ step }) => step === 'credited')?.at
  const lastAt = details?.steps.at(-1)?.at
  const facts = isPaid
    ? [
        ...(amount === null
          ? []
          : [{ id: 'amount', label: t('outcome.received'), value: `+${money(amount)}`, money: true }]),
        ...(balance === null ? [] : [{ id: 'balance', label: t('outcome.balance'), value: money(balance) }]),
        ...(creditedAt === undefined
          ? []
          : [{ id: 'credited', label: t('outcome.credited'), value: timeOf(creditedAt) }]),
      ]
    : [
        ...(amount === null ? [] : [{ id: 'amount', label: t('outcome.amount'), value: money(amount) }]),
        { id: 'credited', label: t('outcome.credited'), value: money(0) },
        ...(lastAt === undefined ? [] : [{ id: 'ended', label: t('outcome.endedAt'), value: timeOf(lastAt) }]),
      ]
  const unpaidNote = t(number === '' ? 'outcome.ifChargedNoNumber' : 'outcome.ifCharged')
  const paidNote = stakes === null ? undefined : t('outcome.stakes', { sum: money(stakes.need - stakes.have) })
  const note = isPaid ? paidNote : unpaidNote
  const numberFacts = number === '' ? [] : [{ id: 'number', label: t('outcome.number'), value: number }]
  return (
    <MainAside>
      <Stack gap={4}>
        <OutcomePanel
          ref={panel}
          wide
          tone={TONES[status]}
          title={t(`phase.${status}`)}
          facts={[...facts, ...numberFacts]}
          note={note}
          actions={
            isPaid ? (
              <>
                {/* A receipt and a bonus have the main action of their own: one lost bet may close the bonus. */}
                <ButtonLink
                  tone={hasReceipt || (bonus !== null && isTakeable(bonus)) ? 'secondary' : 'primary'}
                  size="large"
                  href={paths.home()}
                >
                  {t('actions.toGames')}
                </ButtonLink>
                {details === null ? null : (
                  <Button size="large" aria-expanded={hasReceipt} onClick={() => setHasReceipt(!hasReceipt)}>
                    {t('actions.receipt')}
                  </Button>
                )}
              </>
            ) : (
              <>
                <ButtonLink tone="primary" size="large" href={cashierPage()}>
                  {t('actions.cashier')}
                </ButtonLink>
                <Button size="large" onClick={openSupport}>
                  {t('actions.charged')}
                </Button>
              </>
            )
          }
        >
          <p>{t(`outcome.${phase}`)}</p>
        </OutcomePanel>
        {bonus === null || hasReceipt ? null : <EarnedBonus bonus={bonus} />}
        {hasReceipt && details !== null ? <PaymentReceipt payment={details} /> : null}
      </Stack>
      <OutcomeAside state={state} details={details} phase={phase} stakes={stakes} number={number} />
    </MainAside>
  )
}
