import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, MainAside, OutcomePanel, Stack, Surface } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowClock } from '#app/lib/text/moscow-time.ts'
import { cashierPage } from '../models/payment-rules.ts'
import type { PaymentPage } from '#app/queries/payments.ts'
import type { PaymentState } from '../models/payment.states.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { paths } from '#app/router/paths.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PaymentReceipt } from '../payment-receipt.tsx'
import { EarnedBonus, useEarnedBonus } from './earned-bonus.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { useStakesLeft } from './stakes-left.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { usePaymentDetails } from './use-payment-details.ts'
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

/** How a payment has ended, with its facts and the next step. The focus moves here once. */
export function Outcome({ state }: { state: Extract<PaymentState, { kind: 'ended' }> }) {
  const { t } = useTranslation('payments')
  const language = useUnit($language)
  const [hasReceipt, setHasReceipt] = useState(false)
  const details = usePaymentDetails(state)
  const { amount, transfer } = state.reading
  const phase = endOf(state.reading.phase, details?.state)
  const number = details?.number || transfer?.request || ''
  const openSupport = usePaymentSupport(number)
  const panel = useOutcomeFocus(true)
  const isPaid = phase === 'paid'
  const status = !isPaid && TRANSFERS.has(state.key.page) ? 'cancelled' : phase
  const bonus = useEarnedBonus(isPaid ? details : null)
  const stakesLeft = useStakesLeft(isPaid)
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
  const paidNote = stakesLeft === null || stakesLeft === 0 ? undefined : t('outcome.stakes', { sum: money(stakesLeft) })
  const note = isPaid ? paidNote : unpaidNote
  const numberFacts = number === '' ? [] : [{ id: 'number', label: t('outcome.number'), value: number }]
  return (
    <>
      <PageHead page={null} title={t(`phase.${status}`)} />
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
                    tone={hasReceipt || bonus !== null ? 'secondary' : 'primary'}
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
        {details === null ? null : (
          <Surface>
            <PaymentTimeline state={state} details={details} />
          </Surface>
        )}
      </MainAside>
    </>
  )
}
