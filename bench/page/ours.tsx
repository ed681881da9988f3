import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { GameList } from '#contract/lobby/games.ts'
import { Countdown, createFavourites, GameGrid, GameTile, UiProvider, type RemainingTime } from '#ui/index.ts'
import { ru } from '#ui/texts/ru.ts'
import { catalogueOf, filterGames } from '#app/models/games/catalogue.ts'
import { shareGameList } from '#app/queries/share-game-list.ts'

/** Counts renders of the list, to assert that an equal poll causes none. */
export const renders = { count: 0 }
/** Functions that the benchmark calls instead of user input. */
export const controls: { search: (text: string) => void } = { search: () => undefined }

const favourites = createFavourites()
const toggleFavourite = (id: number) => favourites.replace(favourites.has(id) ? [] : [id])

export const client = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, queryFn: () => null, structuralSharing: shareGameList },
  },
})
export const KEY = ['bench', 'games']

const noop = () => undefined

function Tiles({ visibleCount }: { visibleCount: number }) {
  const { data } = useQuery<GameList>({ queryKey: KEY })
  const [search, setSearch] = useState('')
  useEffect(() => {
    renders.count += 1
  })
  useEffect(() => {
    controls.search = setSearch
  }, [])
  if (data === undefined) return null
  const catalogue = catalogueOf(data)
  const games = filterGames(catalogue, { type: 'all', providers: new Set(), search, bonusGames: [] }).slice(
    0,
    visibleCount,
  )
  return (
    <GameGrid label="x" onNavigate={noop} onFavourite={toggleFavourite}>
      {games.map((game, index) => (
        <GameTile
          key={index}
          gameId={game.id}
          name={game.name}
          shortName={game.name}
          provider="Провайдер"
          image={null}
          online="76"
          badge="new"
          badgeText="NEW"
          playHref={`/game/${game.slug}`}
          demoHref={`/game/${game.slug}?mode=demo`}
          favourites={favourites}
          priority={false}
        />
      ))}
    </GameGrid>
  )
}

/** The lobby's game grid with its providers. */
export const lobby = (visibleCount: number): ReactNode => (
  <QueryClientProvider client={client}>
    <UiProvider texts={ru}>
      <Tiles visibleCount={visibleCount} />
    </UiProvider>
  </QueryClientProvider>
)

/** `count` countdowns with a shared time source. */
export const countdowns = (remaining: RemainingTime, count: number): ReactNode => (
  <UiProvider texts={ru}>
    {Array.from({ length: count }, (_, index) => (
      <Countdown key={index} label="x" remaining={remaining} />
    ))}
  </UiProvider>
)
