import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/core/constants.ts'
import { EmptyState, GameGrid, Heading, Inline, Link, Skeleton, Stack, wholeRows, useFirstNewItem } from '#ui/index.ts'
import { favouriteToggled } from '#app/models/games/favourites.model.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { useColumns } from '#app/shell/catalogue/use-columns.ts'
import { useNavigateTo, useLocationInfo } from '#app/router/route-state.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import type { Catalogue } from '#app/models/games/catalogue.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { GameTiles } from '#app/features/lobby/index.ts'

const GRID_HEIGHT = 700

const renderedTiles = () => document.querySelectorAll('[aria-labelledby="games"] [data-component="GameTile"]')

interface GamesProps {
  games: readonly number[]
  catalogue: Catalogue
  isPersonal: boolean
}

function Games({ games, catalogue, isPersonal }: GamesProps) {
  const { t } = useTranslation('pages')
  const navigate = useNavigateTo()
  const toggleFavourite = useUnit(favouriteToggled)
  const { path } = useLocationInfo()
  const [scope] = useSearchParam('games', ['some', 'all'], 'some')
  const tournamentGames = games.flatMap((id) => catalogue.games.find((game) => game.id === id) ?? [])
  const columns = useColumns()
  const total = tournamentGames.length
  const visible =
    scope === 'all' ? tournamentGames : tournamentGames.slice(0, wholeRows(limits.gamesShown, total, columns))
  const focusFirstNew = useFirstNewItem(visible.length)
  if (tournamentGames.length === 0) {
    return (
      <EmptyState icon="games" title={t('tournaments.noGames')}>
        {t('tournaments.noGamesText')}
      </EmptyState>
    )
  }
  return (
    <>
      <GameGrid label={t('tournaments.games')} onNavigate={navigate} onFavourite={toggleFavourite}>
        <GameTiles catalogue={catalogue} isPersonal={isPersonal} games={visible} />
      </GameGrid>
      {tournamentGames.length > visible.length ? (
        <Inline justify="centre">
          <Link
            href={`${path}?games=all`}
            onClick={(event) => focusFirstNew(event, renderedTiles)}
          >{`${t('tournaments.allGames')} (${tournamentGames.length})`}</Link>
        </Inline>
      ) : null}
    </>
  )
}

/** Games that count for the tournament: eleven at most in whole rows, and a link to show all (`spec §2`). */
export function TournamentGames({ games }: { games: readonly number[] }) {
  const { t } = useTranslation('pages')
  const { catalogue, isPersonal, error, refetch } = useCatalogue()
  return (
    <Stack gap={4} as="section" aria-labelledby="games">
      <Heading level={2} size={24} id="games">
        {t('tournaments.games')}
      </Heading>
      <AsyncBoundary
        query={{ data: catalogue, error, refetch }}
        failed="games"
        waiting={<Skeleton height={GRID_HEIGHT} />}
      >
        {(data) => <Games games={games} catalogue={data} isPersonal={isPersonal} />}
      </AsyncBoundary>
    </Stack>
  )
}
