import { useTranslation } from 'react-i18next'
import { PAYIN, type HistoryItem } from '#contract/money/history.ts'
import { historyPhase } from '#contract/money/money-status.ts'
import { moscowIsoDate } from '#contract/core/moscow-calendar.ts'
import { PaymentList, PaymentMark, Skeleton, type ListedPayment, type PaymentDay } from '#ui/index.ts'
import { paymentTexts } from '#app/i18n/payment-texts.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowClock, moscowDate } from '#app/lib/text/moscow-time.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { statusToneOf } from '../status-tone.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { EmptyMonth } from './empty-month.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import type { History } from './use-history.ts'

const DETAILS_HEIGHT = 128

/** Timeline and receipt, with the texts of the payment pages. */
const OpenedPayment = lazyPart(async () => (await import('./opened-payment.tsx')).OpenedPayment, {
  waiting: <Skeleton height={DETAILS_HEIGHT} />,
  texts: paymentTexts,
  failed: 'payment',
})

const LOGO = { width: 40, height: 27 } as const

function SystemMark({ logo }: { logo: string }) {
  const picture = pictureAddress(logo)
  return picture === null ? <PaymentMark kind="bank" /> : <img src={picture} alt="" {...LOGO} loading="lazy" />
}

/** A row. The sign says where the money goes; what did not happen is struck through. */
function usePaymentRow(): (item: HistoryItem) => ListedPayment {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  return ({ id, direction, created_at, system_logo, system, wallet, amount, status, reason, ref }) => {
    const isPayin = direction === PAYIN
    const phase = historyPhase(status)
    const kind = t(isPayin ? 'history.payin' : 'history.payout')
    return {
      id: `${direction}-${id}`,
      time: moscowClock(created_at, language),
      mark: <SystemMark logo={system_logo} />,
      name: system || kind,
      kind,
      account: wallet,
      tone: statusToneOf(phase),
      status: t(`history.phase.${phase}`),
      note: reason === '' ? '' : t(`history.reason.${reason}`),
      amount: `${isPayin ? '+' : '−'}${formatRubles(Math.abs(amount), language)}`,
      isVoid: phase === 'cancelled' || phase === 'declined',
      details: ref === '' ? null : <OpenedPayment id={ref} revision={`${status} ${reason}`} account={wallet} />,
    }
  }
}

/** The payments of the month by day. */
export function PaymentItems({ history }: { history: History }) {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const rowOf = usePaymentRow()
  const daysOf = (items: readonly HistoryItem[]): PaymentDay[] => {
    const days = new Map<string, { label: string; payments: ListedPayment[] }>()
    for (const item of items) {
      const id = moscowIsoDate(item.created_at)
      const day = days.get(id) ?? { label: moscowDate(item.created_at, language), payments: [] }
      day.payments.push(rowOf(item))
      days.set(id, day)
    }
    return [...days].map(([id, day]) => ({ id, ...day }))
  }
  return (
    <AsyncBoundary query={history.payments} failed="history" waiting={<ListSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyMonth history={history} />
        ) : (
          <PaymentList
            titles={{
              time: t('history.column.time'),
              method: t('history.column.method'),
              status: t('history.column.status'),
              amount: t('history.column.amount'),
            }}
            days={daysOf(items)}
          />
        )
      }
    </AsyncBoundary>
  )
}
