import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#contract/pages.ts'
import { Button, EmptyState } from '#ui/index.ts'
import { focusInside } from '#app/lib/focus-inside.ts'
import { filterGames } from '#app/models/games/catalogue.ts'
import { filtersReset } from '#app/models/games/lobby.model.ts'
import { useCatalogue } from '#app/shell/use-catalogue.ts'
import { usePlayer } from '#app/shell/use-player.ts'
import { paths } from '#app/router/paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'
import { gameTiles } from './game-tiles-shown.ts'

/**
 * In the place of games that the filters have left none of: without them there are some, of this type or else of all. Where there
 * are none at all, no filter is to blame.
 */
export function NoGames({ type }: { type: GameType }) {
  const { t } = useTranslation('pages')
  const forget = useUnit(filtersReset)
  const goTo = useNavigateTo()
  const { catalogue } = useCatalogue()
  const bonusGames = usePlayer()?.bonus_games ?? []
  const pressed = useRef(false)
  // The press takes the button away, and the focus with it.
  useEffect(() => () => void (pressed.current && focusInside(gameTiles()[0])), [])
  const reset = () => {
    pressed.current = true
    forget()
    const all = { type, providers: new Set<number>(), search: '', bonusGames }
    if (catalogue !== undefined && filterGames(catalogue, all).length === 0) goTo(paths.home())
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
