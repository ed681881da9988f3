import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#contract/lobby/pages.ts'
import { PAYIN, type HistoryItem } from '#contract/money/history.ts'
import { historyPhase } from '#contract/money/money-status.ts'
import { Link, StatusMark, Table, Text, type StatusTone } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { statusToneOf } from '#app/shell/money/status-tone.ts'

interface Row {
  key: string
  name: string
  /** The page with its timeline and receipt; `null` if the back end gives no reference. */
  href: string | null
  details: string
  amount: string
  tone: StatusTone
  status: string
}

const paymentCell = ({ name, href, details }: Row) => (
  <>
    {href === null ? name : <Link href={href}>{name}</Link>}
    <Text as="div" size={13} tone="muted">
      {details}
    </Text>
  </>
)
const amountCell = ({ amount, tone, status }: Row) => (
  <>
    <Text strong>{amount}</Text>
    <div>
      <StatusMark tone={tone}>{status}</StatusMark>
    </div>
  </>
)

/** Payments, each a link to its timeline. */
export function HistoryTable({ items }: { items: readonly HistoryItem[] }) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const rows = items.map(({ id, direction, created_at, wallet, amount, status, ref }): Row => {
    const isPayin = direction === PAYIN
    const phase = historyPhase(status)
    const sign = isPayin ? '+' : '−'
    return {
      key: `${direction}-${id}`,
      name: t(isPayin ? 'history.payin' : 'history.payout', { id }),
      href: ref === '' ? null : `${ROUTES['payment-notify']}?transaction=${encodeURIComponent(ref)}`,
      details: [moscowMoment(created_at, language), wallet].filter((part) => part !== '').join(' · '),
      // A sign only where money has moved.
      amount: `${phase === 'paid' ? sign : ''}${formatRubles(amount, language)}`,
      tone: statusToneOf(phase),
      status: t(`history.phase.${phase}`),
    }
  })
  return (
    <Table
      caption={t('history.title')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { id: 'payment', title: t('history.payment'), rowHeader: true, cell: paymentCell },
        { id: 'amount', title: t('history.amount'), align: 'end', cell: amountCell },
      ]}
    />
  )
}
