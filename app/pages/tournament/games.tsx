import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/constants.ts'
import { EmptyState, GameGrid, Heading, Inline, Link, Skeleton, Stack } from '#ui/index.ts'
import { favouriteToggled } from '#app/models/games/favourite-toggled.ts'
import { useCatalogue } from '#app/shell/use-catalogue.ts'
import { useNavigateTo, useLocationInfo } from '#app/router/route-state.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { BlockFailure } from '#app/shell/block-failure.tsx'
import { GameTiles } from '#app/shell/game-tiles.tsx'
import { useFirstNewItem } from '#app/shell/use-first-new-item.ts'

const GRID_HEIGHT = 700

const tiles = () => document.querySelectorAll('[aria-labelledby="games"] [data-component="GameTile"]')

/** The games whose rounds count: eleven and the way to all of them (`spec §2`). */
export function TournamentGames({ games }: { games: readonly number[] }) {
  const { t } = useTranslation('pages')
  const { catalogue, isOwn, error, retry } = useCatalogue()
  const goTo = useNavigateTo()
  const like = useUnit(favouriteToggled)
  const { path } = useLocationInfo()
  const [shown] = useSearchParam('games', ['some', 'all'], 'some')
  const counted = games.flatMap((id) => catalogue?.games.find((game) => game.id === id) ?? [])
  const pressed = useFirstNewItem(shown === 'all' ? counted.length : Math.min(counted.length, limits.gamesShown))
  const visible = shown === 'all' ? counted : counted.slice(0, limits.gamesShown)
  return (
    <Stack gap={4} as="section" aria-labelledby="games">
      <Heading level={2} size={24} id="games">
        {t('tournaments.games')}
      </Heading>
      {error === null ? null : <BlockFailure block="games" error={error} retry={retry} />}
      {catalogue === undefined && error === null ? <Skeleton height={GRID_HEIGHT} /> : null}
      {catalogue !== undefined && counted.length === 0 ? (
        <EmptyState icon="games" title={t('tournaments.noGames')}>
          {t('tournaments.noGamesText')}
        </EmptyState>
      ) : null}
      {catalogue === undefined || counted.length === 0 ? null : (
        <GameGrid label={t('tournaments.games')} onNavigate={goTo} onFavourite={like}>
          <GameTiles catalogue={catalogue} isOwn={isOwn} games={visible} />
        </GameGrid>
      )}
      {counted.length > visible.length ? (
        <Inline justify="centre">
          <Link
            href={`${path}?games=all`}
            onClick={(event) => pressed(event, tiles)}
          >{`${t('tournaments.allGames')} (${counted.length})`}</Link>
        </Inline>
      ) : null}
    </Stack>
  )
}
