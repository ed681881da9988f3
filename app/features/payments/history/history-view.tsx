import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoryPanel, Segmented, Select } from '#ui/index.ts'
import { NextPage } from '#app/shell/lazy/next-page.tsx'
import { BetList } from './bet-list.tsx'
import { ExportRounds } from './export-rounds.tsx'
import { GameFilter } from './game-filter.tsx'
import { PaymentItems } from './payment-items.tsx'
import { DIRECTION_NAMES, LISTS, MONTHS, useMonthNames, type History } from './use-history.ts'
import { useTotals } from './use-totals.ts'

/** A payment, or a bet without the row of its details. */
const ROW = 'ul > li, tbody > tr:not([data-details])'

interface HistoryViewProps {
  history: History
  /** Nothing stands beside it, so the sums are always shown. */
  alone?: boolean
}

/** A month of payments or bets, with the filters at its head. */
export function HistoryView({ history, alone = false }: HistoryViewProps) {
  const { t } = useTranslation('money')
  const monthNames = useMonthNames()
  const { facts, difference } = useTotals(history)
  const { list, setList, month, setMonth, direction, setDirection } = history
  const isPayments = list === 'payments'
  const query = isPayments ? history.payments : history.bets
  const count = query.data?.items.length ?? 0
  const rows = useRef<HTMLDivElement>(null)
  return (
    <HistoryPanel
      title={t(isPayments ? 'history.title' : 'history.betsTitle')}
      month={
        <Select
          label={t('history.month')}
          labelHidden
          options={MONTHS.map((value) => ({ value, label: monthNames(value).title }))}
          value={month}
          onValueChange={setMonth}
        />
      }
      game={isPayments ? undefined : <GameFilter history={history} />}
      lists={
        <Segmented
          fit
          label={t('history.list')}
          segments={LISTS.map((value) => ({ value, label: t(`history.${value}`) }))}
          value={list}
          onValueChange={setList}
        />
      }
      filter={
        isPayments ? (
          <Segmented
            fit
            label={t('history.direction')}
            segments={DIRECTION_NAMES.map((value) => ({ value, label: t(`history.${value}`) }))}
            value={direction}
            onValueChange={setDirection}
          />
        ) : undefined
      }
      action={
        isPayments || count === 0 ? undefined : (
          <ExportRounds key={`${history.month} ${history.game}`} history={history} />
        )
      }
      totals={difference === null ? facts : [...facts, difference]}
      totalsShown={alone ? 'always' : 'narrow'}
      padded={query.data === undefined}
      more={
        count === 0 ? undefined : (
          <NextPage
            pages={query}
            count={count}
            status={t(query.hasNextPage ? 'history.shown' : 'history.shownAll', { count })}
            statusShown
            findItems={() => rows.current?.querySelectorAll(ROW)}
          />
        )
      }
    >
      <div ref={rows}>{isPayments ? <PaymentItems history={history} /> : <BetList history={history} />}</div>
    </HistoryPanel>
  )
}
