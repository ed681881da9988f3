import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#contract/lobby/pages.ts'
import { Button, EmptyState, focusInside } from '#ui/index.ts'
import { filterGames } from '#app/models/games/catalogue.ts'
import { filtersReset } from '#app/models/games/lobby.model.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { paths } from '#app/router/paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'
import { gameTiles } from './game-tiles-shown.ts'

/**
 * Shown if the filters exclude all games. The reset button clears the filters, and also the type if it has no games. If there
 * are no games at all, it does not mention filters.
 */
export function NoGames({ type }: { type: GameType }) {
  const { t } = useTranslation('pages')
  const resetFilters = useUnit(filtersReset)
  const navigate = useNavigateTo()
  const { catalogue } = useCatalogue()
  const bonusGames = usePlayer()?.bonus_games ?? []
  const wasReset = useRef(false)
  // The reset unmounts the focused button.
  useEffect(() => () => void (wasReset.current && focusInside(gameTiles()[0])), [])
  const reset = () => {
    wasReset.current = true
    resetFilters()
    const all = { type, providers: new Set<number>(), search: '', bonusGames }
    if (catalogue !== undefined && filterGames(catalogue, all).length === 0) navigate(paths.home())
  }
  if (catalogue?.games.length === 0) {
    return (
      <EmptyState icon="games" title={t('noGames.noneAtAll')}>
        {t('noGames.noneAtAllText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="search" title={t('noGames.title')} action={<Button onClick={reset}>{t('noGames.reset')}</Button>}>
      {t('noGames.text')}
    </EmptyState>
  )
}
