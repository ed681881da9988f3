import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, EmptyState } from '#ui/index.ts'
import { cashierPage } from '#app/models/payments/payment-rules.ts'
import { paths } from '#app/router/paths.ts'
import { useMonthNames, type History } from './use-history.ts'

const CURRENT = '0'

/** A month without payments or bets, and one way out that keeps what else is chosen. */
export function EmptyMonth({ history: { list, month, setMonth, direction, setDirection } }: { history: History }) {
  const { t } = useTranslation('money')
  const monthNames = useMonthNames()
  const isBets = list === 'bets'
  const what = isBets ? 'bets' : direction
  const isFiltered = !isBets && direction !== 'all'
  const wayOut = () => {
    if (month !== CURRENT)
      return (
        <Button onClick={() => setMonth(CURRENT)}>
          {t('history.empty.showMonth', { month: monthNames(CURRENT).name })}
        </Button>
      )
    if (isFiltered) return <Button onClick={() => setDirection('all')}>{t('history.empty.showAll')}</Button>
    return isBets ? (
      <ButtonLink href={paths.home()}>{t('history.empty.games')}</ButtonLink>
    ) : (
      <ButtonLink href={cashierPage()}>{t('history.empty.deposit')}</ButtonLink>
    )
  }
  const text = isBets ? 'betsText' : isFiltered ? 'filteredText' : 'allText'
  return (
    <EmptyState
      icon="constellation"
      title={t(`history.empty.${what}`, { month: monthNames(month).inMonth })}
      action={wayOut()}
    >
      {t(`history.empty.${text}`)}
    </EmptyState>
  )
}
