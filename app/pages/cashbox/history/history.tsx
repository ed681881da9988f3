import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { money } from '#contract/core/constants.ts'
import { moscowMonth } from '#contract/core/moscow-time.ts'
import { ALL_DIRECTIONS, PAYIN, PAYOUT } from '#contract/money/history.ts'
import { ButtonLink, EmptyState, FieldRow, Select, Skeleton, Stack, Surface } from '#ui/index.ts'
import { moscowMonthName } from '#app/lib/text/moscow-time.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { cashierPage } from '#app/models/payments/payment-rules.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { paymentHistoryQuery } from '#app/queries/cashier.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useLobbyKey } from '#app/shell/player/use-lobby-key.ts'
import { HistoryTable } from './history-table.tsx'

const MONTHS = Array.from({ length: money.historyMonths }, (_, month) => String(month))
const DIRECTIONS = { all: ALL_DIRECTIONS, payins: PAYIN, payouts: PAYOUT } as const
type Direction = keyof typeof DIRECTIONS
const DIRECTION_NAMES = ['all', 'payins', 'payouts'] as const satisfies readonly Direction[]

const TABLE_HEIGHT = 320

/** The player's payments of a month. Month and direction are part of the address. */
export function History() {
  const { t } = useTranslation('money')
  const { language, clock } = useUnit({ language: $language, clock: $clock })
  const key = useLobbyKey()
  const [month, setMonth] = useSearchParam('month', MONTHS, '0')
  const [direction, setDirection] = useSearchParam('direction', DIRECTION_NAMES, 'all')
  const now = requireClock(clock).now()
  const nameOf = (ago: string) => moscowMonthName(moscowMonth(now, Number(ago)).from, language)
  const history = useQuery(paymentHistoryQuery({ ...key, month: Number(month), direction: DIRECTIONS[direction] }))
  return (
    <Surface>
      <Stack gap={5}>
        <FieldRow>
          <Select
            label={t('history.month')}
            options={MONTHS.map((value) => ({ value, label: nameOf(value) }))}
            value={month}
            onValueChange={setMonth}
          />
          <Select
            label={t('history.direction')}
            options={DIRECTION_NAMES.map((value) => ({ value, label: t(`history.${value}`) }))}
            value={direction}
            onValueChange={setDirection}
          />
        </FieldRow>
        <AsyncBoundary query={history} failed="history" waiting={<Skeleton height={TABLE_HEIGHT} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                title={t('history.empty', { month: nameOf(month) })}
                action={<ButtonLink href={cashierPage()}>{t('history.toDeposit')}</ButtonLink>}
              >
                {t('history.emptyText')}
              </EmptyState>
            ) : (
              <HistoryTable items={items} />
            )
          }
        </AsyncBoundary>
      </Stack>
    </Surface>
  )
}
