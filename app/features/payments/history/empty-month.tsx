import { useTranslation } from 'react-i18next'
import { Button, EmptyState } from '#ui/index.ts'
import { useMonthNames, type History } from './use-history.ts'

const CURRENT = '0'
const PREVIOUS = '1'

/** A month without payments or bets, and one way out that keeps what else is chosen. It never asks for a deposit. */
export function EmptyMonth({ history }: { history: History }) {
  const { list, month, setMonth, direction, setDirection, game, setGame } = history
  const { t } = useTranslation('money')
  const monthNames = useMonthNames()
  const isBets = list === 'bets'
  const isFiltered = !isBets && direction !== 'all'
  const ofGame = isBets && game !== ''
  const otherMonth = month === CURRENT ? PREVIOUS : CURRENT
  const text = isBets ? 'betsText' : isFiltered ? 'filteredText' : 'allText'
  return (
    <EmptyState
      icon="brand"
      title={t(`history.empty.${ofGame ? 'game' : isBets ? 'bets' : direction}`, { month: monthNames(month).inMonth })}
      action={
        ofGame ? (
          <Button onClick={() => setGame('')}>{t('history.bet.allGames')}</Button>
        ) : isFiltered && month === CURRENT ? (
          <Button onClick={() => setDirection('all')}>{t('history.empty.showAll')}</Button>
        ) : (
          <Button onClick={() => setMonth(otherMonth)}>
            {t('history.empty.showMonth', { month: monthNames(otherMonth).name })}
          </Button>
        )
      }
    >
      {t(`history.empty.${text}`)}
    </EmptyState>
  )
}
