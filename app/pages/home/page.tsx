import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton, Stack, VisuallyHidden } from '#ui/index.ts'
import { typeShown } from '#app/models/games/lobby.model.ts'
import { jackpotsVisible } from '#app/models/polling/jackpots-visible.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { useGameType } from '#app/router/route-state.ts'
import { GamesBlock } from './games/games-block.tsx'
import { HeroBlock } from './hero-block.tsx'
import { LowerBlocks } from './lazy-parts.tsx'
import { expectsRecentGames } from './recent-games-hint.ts'

const NotFoundPage = lazyPart(async () => (await import('#app/pages/not-found/page.tsx')).NotFoundPage, {
  failed: 'page',
})

/** Idle, so that the first screen does not wait for it. */
const RecentGames = lazyPart(async () => (await import('./recent-games.tsx')).RecentGames, {
  waiting: expectsRecentGames() ? (
    <div data-recent-games>
      <Skeleton height={124} />
    </div>
  ) : null,
  when: 'idle',
})

/** The home page: slider, games, jackpots, activity (`spec §1`). `/games/{slug}` is the same page with a game type. */
export function HomePage() {
  const { t } = useTranslation()
  const type = useGameType()
  const { showType, setJackpotsVisible, isGuest } = useUnit({
    showType: typeShown,
    setJackpotsVisible: jackpotsVisible,
    isGuest: $isGuest,
  })
  useEffect(() => {
    if (type !== null) showType(type)
  }, [type, showType])
  useEffect(() => {
    setJackpotsVisible(true)
    return () => void setJackpotsVisible(false)
  }, [setJackpotsVisible])
  if (type === null) return <NotFoundPage />
  return (
    <Stack gap={8}>
      <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>
      <HeroBlock />
      {isGuest ? null : <RecentGames />}
      <GamesBlock type={type} />
      <LowerBlocks />
    </Stack>
  )
}
