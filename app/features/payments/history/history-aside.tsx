import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { HISTORY_PHASES } from '#contract/money/money-status.ts'
import { FactList, Heading, Inline, Skeleton, Stack, StatusMark, Surface, Text } from '#ui/index.ts'
import { statusToneOf } from '../status-tone.ts'
import { useMonthNames, type History } from './use-history.ts'
import { useTotals } from './use-totals.ts'

/** So that the legend below does not move when the sums are loaded. */
const TOTALS_HEIGHT = 168

/** The sums of the month: only finished payments count. */
function Totals({ history }: { history: History }) {
  const { t } = useTranslation('money')
  const id = useId()
  const { ofMonth } = useMonthNames()(history.month)
  const { facts, difference } = useTotals(history)
  const query = history.list === 'payments' ? history.payments : history.bets
  if (query.isLoading)
    return (
      <Surface besideOnly>
        <Skeleton height={TOTALS_HEIGHT} />
      </Surface>
    )
  if (facts.length === 0) return null
  return (
    <Surface besideOnly labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} size={19} id={id}>
          {t('history.total.title', { month: ofMonth })}
        </Heading>
        <FactList rows facts={facts} />
        {difference === null ? null : (
          <Inline justify="between">
            <Text size={13} tone="muted">
              {difference.label}
            </Text>
            <Text size={19} strong tabular>
              {difference.value}
            </Text>
          </Inline>
        )}
        {history.list === 'payments' ? (
          <Text size={13} tone="muted">
            {t('history.total.note')}
          </Text>
        ) : null}
      </Stack>
    </Surface>
  )
}

/** What the statuses mean. */
function Legend() {
  const { t } = useTranslation('money')
  const id = useId()
  return (
    <Surface labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size={15} id={id}>
          {t('history.legend')}
        </Heading>
        {HISTORY_PHASES.map((phase) => (
          <Inline key={phase} justify="between" gap={2}>
            <StatusMark tone={statusToneOf(phase)}>{t(`history.phase.${phase}`)}</StatusMark>
            <Text size={13} tone="muted">
              {t(`history.meaning.${phase}`)}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Surface>
  )
}

/** What the list means: the sums of its month and the statuses. */
export function HistoryAside({ history }: { history: History }) {
  return (
    <Stack gap={4}>
      <Totals history={history} />
      {history.list === 'payments' ? <Legend /> : null}
    </Stack>
  )
}
