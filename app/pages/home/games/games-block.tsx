import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lobby } from '#contract/core/constants.ts'
import { useWide } from '#app/lib/browser/device.ts'
import { GameGrid, GameGridRow, Heading, Inline, ShowMore, Skeleton, Stack, Text, wholeRows } from '#ui/index.ts'
import { filterGames } from '#app/models/games/catalogue.ts'
import { sortGames } from '#app/models/games/sort-games.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { favouriteToggled } from '#app/models/games/favourites.model.ts'
import { $providers, $search, $shown, moreRequested } from '#app/models/games/lobby.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { useColumns } from '#app/shell/catalogue/use-columns.ts'
import type { GameType } from '#contract/lobby/pages.ts'
import { useNavigateTo, useSortParam } from '#app/router/route-state.ts'
import { BlockFailure } from '#app/shell/lazy/block-failure.tsx'
import { GameTiles } from '#app/features/lobby/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { JackpotLine, ListSignUp, SortSelect } from '../lazy-parts.tsx'
import { gameTiles } from './game-tiles-shown.ts'
import { LobbyFilters } from './lobby-filters.tsx'

const NoGames = lazyPart(async () => (await import('./no-games.tsx')).NoGames)

const LazyFavouritesSection = lazyPart(async () => (await import('./favourites-section.tsx')).FavouritesSection)

const NO_GAMES: readonly number[] = []

/** The lobby: filters, games, and a "show more" button. */
export function GamesBlock({ type }: { type: GameType }) {
  const { t } = useTranslation()
  const { catalogue, isPersonal, error, refetch } = useCatalogue()
  const { providers, search, shown, isGuest, language } = useUnit({
    providers: $providers,
    search: $search,
    shown: $shown,
    isGuest: $isGuest,
    language: $language,
  })
  const sort = useSortParam()
  const act = useUnit({ more: moreRequested, toggleFavourite: favouriteToggled })
  const navigate = useNavigateTo()
  const isWide = useWide()
  const bonusGames = usePlayer()?.bonus_games ?? NO_GAMES
  // Not deferred: 15 tiles render faster than the extra frames of a deferred render.
  const games = useMemo(
    () =>
      catalogue === undefined
        ? []
        : sortGames(filterGames(catalogue, { type, providers, search, bonusGames }), sort, catalogue, language),
    [catalogue, type, providers, search, bonusGames, sort, language],
  )
  const columns = useColumns()
  const visible = games.slice(0, wholeRows(shown, games.length, columns))
  const further = wholeRows(shown + lobby.pageSize, games.length, columns) - visible.length
  const hasNoFavourites = type === 'favorite' && catalogue?.favourites.size === 0
  const signUp = isGuest && !isWide ? <ListSignUp /> : null
  const hasGrid = error === null && (catalogue === undefined || games.length > 0)
  return (
    <section aria-labelledby="games-heading" aria-busy={catalogue === undefined && error === null}>
      <Stack gap={5}>
        <Inline justify="between">
          <Stack gap={0}>
            <Heading level={2} size={24} id="games-heading">
              {t('home.heading')}
            </Heading>
            <Text size={13} tone="muted" tabular role="status">
              {/* An empty list of favourites has its own message instead of a count. */}
              {catalogue === undefined || hasNoFavourites || (isGuest && type === 'favorite')
                ? '\u00A0'
                : t('home.shown', { shown: visible.length, total: games.length })}
            </Text>
          </Stack>
          <SortSelect />
        </Inline>
        <LobbyFilters type={type} />
        {type === 'jackpot' ? <JackpotLine /> : null}
        {error === null ? null : <BlockFailure block="games" error={error} retry={() => void refetch()} />}
        {type === 'favorite' ? <LazyFavouritesSection favourites={catalogue?.favourites} /> : null}
        {catalogue !== undefined && games.length === 0 && !hasNoFavourites ? <NoGames type={type} /> : null}
        {hasGrid ? (
          <GameGrid label={t('home.gamesList')} onNavigate={navigate} onFavourite={act.toggleFavourite}>
            {/* Before the tiles, so that the form stays mounted when they load. */}
            {signUp === null ? null : <GameGridRow>{signUp}</GameGridRow>}
            {catalogue === undefined ? (
              Array.from({ length: wholeRows(lobby.pageSize, Infinity, columns) }, (_, index) => (
                <li key={index}>
                  <Stack gap={2}>
                    <Skeleton height="tile" />
                    <Skeleton height={20} />
                    <Skeleton height={18} />
                  </Stack>
                </li>
              ))
            ) : (
              <GameTiles catalogue={catalogue} isPersonal={isPersonal} games={visible} />
            )}
          </GameGrid>
        ) : (
          signUp
        )}
        {catalogue === undefined ? null : (
          <ShowMore
            label={t('home.more', { count: further })}
            count={visible.length}
            hasMore={further > 0}
            onMore={() => act.more()}
            findItems={gameTiles}
          />
        )}
      </Stack>
    </section>
  )
}
