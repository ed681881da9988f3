import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { GAME_TYPES, type GameType } from '#contract/lobby/pages.ts'
import { ChipGroup, FilterBar } from '#ui/index.ts'
import { useWide } from '#app/lib/browser/device.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { useSortParam } from '#app/router/route-state.ts'
import { paths } from '#app/router/paths.ts'
import { GameSearch } from '#app/shell/header/game-search.tsx'
import { ProviderSelect } from '../lazy-parts.tsx'

/** Game type, providers and search. On narrow screens the latter two are panels of the bottom bar. */
export function LobbyFilters({ type }: { type: GameType }) {
  const { t } = useTranslation()
  const isGuest = useUnit($isGuest)
  const isWide = useWide()
  const sort = useSortParam()
  const hasBonusGames = (usePlayer()?.bonus_games.length ?? 0) > 0
  // Favourites are for players, bonus games for players who have some (`spec §2`).
  const isOffered = (id: GameType) => (id === 'favorite' ? !isGuest : id !== 'bonus' || hasBonusGames)
  const chips = GAME_TYPES.filter(isOffered).map((id) => ({
    id,
    label: t(`home.type.${id}`),
    href: paths.games(id) + (sort && `?sort=${sort}`),
  }))
  return (
    <FilterBar
      types={<ChipGroup label={t('home.types')} chips={chips} value={type} />}
      tools={
        isWide ? (
          <>
            <ProviderSelect />
            <GameSearch labelHidden slashFocuses />
          </>
        ) : null
      }
    />
  )
}
