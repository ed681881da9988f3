import { Skeleton } from '#ui/index.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'

/** The window of the game. The page of the game says so if it fails to load: both load the same code. */
export const LazyGameHost = lazyPart(async () => (await import('./game-host.tsx')).GameHost, {
  waiting: <Skeleton height={560} />,
  source: 'features/game/game-host.tsx',
  failed: () => null,
})
