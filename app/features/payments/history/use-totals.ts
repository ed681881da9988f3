import { useTranslation } from 'react-i18next'
import { PAYIN, type HistoryItem } from '#contract/money/history.ts'
import { historyPhase } from '#contract/money/money-status.ts'
import { formatNet, formatRubles, formatSigned } from '#app/lib/text/format.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import type { History } from './use-history.ts'

interface Total {
  id: string
  label: string
  value: string
}

/** Payments of one direction that were really made. */
interface Done {
  count: number
  sum: number
}

/** Adds up the listed items. */
function doneOf(items: readonly HistoryItem[], isPayin: boolean): Done {
  const done = items.filter(
    ({ direction, status }) => (direction === PAYIN) === isPayin && historyPhase(status) === 'paid',
  )
  // In kopecks, so that no fraction is lost.
  return { count: done.length, sum: done.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100 }
}

/** The totals of the server, or those of a whole list from a back end without them; `null` if neither is known. */
function totalsOf({ items, totals, isWhole }: NonNullable<History['payments']['data']>): [Done, Done] | null {
  if (totals !== null)
    return [
      { count: totals.payin_count, sum: totals.payin_total },
      { count: totals.payout_count, sum: totals.payout_total },
    ]
  return isWhole ? [doneOf(items, true), doneOf(items, false)] : null
}

/** Stands for a sum that loads, so that the list below its label keeps its place. */
const LOADING = '…'

/** The sums of the chosen month, and their difference where both sides are shown. */
export function useTotals({ list, direction, payments, bets }: History): { facts: Total[]; difference: Total | null } {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  const money = (sum: number) => formatRubles(sum, language)
  const signed = (sum: number) => formatSigned(sum, language)
  const pending = (labels: readonly string[], difference: string) => ({
    facts: labels.map((label) => ({ id: label, label, value: LOADING })),
    difference: labels.length === 1 ? null : { id: difference, label: difference, value: LOADING },
  })
  if (list === 'bets') {
    if (bets.isLoading) return pending([t('history.total.bets'), t('history.total.wins')], t('history.total.result'))
    const { staked = null, won = null } = bets.data ?? {}
    if (staked === null || won === null) return { facts: [], difference: null }
    return {
      facts: [
        { id: 'bets', label: t('history.total.bets'), value: money(staked) },
        { id: 'wins', label: t('history.total.wins'), value: money(won) },
      ],
      difference: { id: 'result', label: t('history.total.result'), value: formatNet({ staked, won }, language) },
    }
  }
  if (payments.isLoading)
    return pending(
      (direction === 'all' ? (['payins', 'payouts'] as const) : [direction]).map((id) => t(`history.${id}`)),
      t('history.total.difference'),
    )
  const totals = payments.data === undefined ? null : totalsOf(payments.data)
  if (payments.data === undefined || totals === null) return { facts: [], difference: null }
  const [paidIn, paidOut] = totals
  const labelOf = (id: 'payins' | 'payouts', count: number) =>
    count === 0 ? t(`history.${id}`) : t(`history.total.${id}`, { count })
  const facts = [
    { id: 'payins', label: labelOf('payins', paidIn.count), value: money(paidIn.sum) },
    { id: 'payouts', label: labelOf('payouts', paidOut.count), value: money(paidOut.sum) },
  ]
  return {
    facts: facts.filter(({ id }) => direction === 'all' || id === direction),
    difference:
      direction === 'all' && payments.data.items.length > 0
        ? { id: 'difference', label: t('history.total.difference'), value: signed(paidIn.sum - paidOut.sum) }
        : null,
  }
}
