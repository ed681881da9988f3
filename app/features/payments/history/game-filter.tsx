import { useTranslation } from 'react-i18next'
import { Select } from '#ui/index.ts'
import { useListedGame } from '#app/shell/catalogue/use-listed-game.ts'
import type { History } from './use-history.ts'

/** No slug. An option needs a value. */
const ALL = '*'

/** Chooses one of the games of the month; nothing where there is nothing to choose. */
export function GameFilter({ history: { game, setGame, bets } }: { history: History }) {
  const { t } = useTranslation('money')
  const games = bets.data?.games ?? []
  const listed = useListedGame(game)?.game
  if (games.length < 2 && game === '') return null
  const options = games.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Select
      label={t('history.bet.game')}
      labelHidden
      options={[
        { value: ALL, label: t('history.bet.allGames') },
        ...options,
        // While they load, or from an address of another month.
        ...(game === '' || games.some(({ slug }) => slug === game)
          ? []
          : [{ value: game, label: listed?.name ?? game }]),
      ]}
      value={game === '' ? ALL : game}
      onValueChange={(value) => setGame(value === ALL ? '' : value)}
    />
  )
}
