import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { GameList } from '#contract/games.ts'
import {
  Countdown,
  createFavourites,
  GameGrid,
  GameTile,
  UiProvider,
  type RemainingTime,
  type UiTexts,
} from '#ui/index.ts'
import { catalogueOf, filterGames } from '#app/models/games/catalogue.ts'
import { shareGameList } from '#app/queries/share-game-list.ts'

const nothing = () => ''
/** Words cost the same in every language. */
const texts: UiTexts = {
  close: 'x',
  clear: 'x',
  loading: 'x',
  carousel: 'x',
  previousSlide: 'x',
  nextSlide: 'x',
  pauseSlides: 'x',
  playSlides: 'x',
  slideOf: nothing,
  goToSlide: nothing,
  everything: 'x',
  chosen: nothing,
  play: 'Играть',
  demo: 'Демо',
  playGame: (name) => `Играть: ${name}`,
  demoGame: (name) => `Демо: ${name}`,
  addFavourite: (name) => `В избранное: ${name}`,
  removeFavourite: (name) => `Убрать: ${name}`,
  online: (count) => `Играют: ${count}`,
  place: nothing,
  remaining: ({ days, clock }) => (days === 0 ? clock : `${days} д ${clock}`),
  notices: 'x',
  pauseNews: 'x',
  resumeNews: 'x',
  nextNews: 'x',
  closeNews: 'x',
  showPassword: '',
  hidePassword: '',
  capsLock: '',
  copy: () => '',
  copied: '',
  copyFailed: '',
  stepOf: () => '',
}

/** Counts the renders of the list, to prove that an equal poll makes none. */
export const renders = { count: 0 }
/** What the page's buttons would do. */
export const controls: { search: (text: string) => void } = { search: nothing }

const favourites = createFavourites()
const toggleFavourite = (id: number) => favourites.replace(favourites.has(id) ? [] : [id])

export const client = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, queryFn: () => null, structuralSharing: shareGameList },
  },
})
export const KEY = ['bench', 'games']

const ignore = () => undefined

function Tiles({ shown }: { shown: number }) {
  const { data } = useQuery<GameList>({ queryKey: KEY })
  const [typed, setTyped] = useState('')
  useEffect(() => {
    renders.count += 1
  })
  useEffect(() => {
    controls.search = setTyped
  }, [])
  if (data === undefined) return null
  const catalogue = catalogueOf(data)
  const games = filterGames(catalogue, { type: 'all', providers: new Set(), search: typed, bonusGames: [] }).slice(
    0,
    shown,
  )
  return (
    <GameGrid label="x" onNavigate={ignore} onFavourite={toggleFavourite}>
      {games.map((game, at) => (
        <GameTile
          key={at}
          id={game.id}
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

/** The lobby's list in its provider. */
export const lobby = (shown: number): ReactNode => (
  <QueryClientProvider client={client}>
    <UiProvider texts={texts}>
      <Tiles shown={shown} />
    </UiProvider>
  </QueryClientProvider>
)

/** A hundred countdowns on one source. */
export const countdowns = (remaining: RemainingTime, count: number): ReactNode => (
  <UiProvider texts={texts}>
    {Array.from({ length: count }, (_, at) => (
      <Countdown key={at} label="x" remaining={remaining} />
    ))}
  </UiProvider>
)
