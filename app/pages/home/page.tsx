import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton, Stack, VisuallyHidden } from '#ui/index.ts'
import { typeShown } from '#app/models/games/lobby.model.ts'
import { jackpotsVisible } from '#app/models/polling/jackpots-visible.ts'
import { LoadError } from '#app/shell/load-error.tsx'
import { lazyPart } from '#app/shell/lazy-part.tsx'
import { useGameType } from '#app/router/route-state.ts'
import { GamesBlock } from './games-block.tsx'
import { HeroBlock } from './hero-block.tsx'

const notHere = (retry: () => void) => <LoadError block="page" retry={retry} />

const NotFoundPage = lazyPart(async () => (await import('#app/pages/reading.ts')).NotFoundPage, { failed: notHere })

/** About the height of the lower blocks, so that the page's length does not jump when they arrive. */
const LOWER_HEIGHT = 1100
const LowerBlocks = lazyPart(async () => (await import('./lower-parts.ts')).LowerBlocks, {
  waiting: <Skeleton height={LOWER_HEIGHT} />,
  failed: notHere,
})

/** The home page: slider, games, jackpots, activity (`spec §1`). `/games/{slug}` is the same with a type chosen. */
export function HomePage() {
  const { t } = useTranslation()
  const type = useGameType()
  const tell = useUnit({ type: typeShown, jackpots: jackpotsVisible })
  const { type: showType, jackpots: wantJackpots } = tell
  useEffect(() => {
    if (type !== null) showType(type)
  }, [type, showType])
  useEffect(() => {
    wantJackpots(true)
    return () => void wantJackpots(false)
  }, [wantJackpots])
  if (type === null) return <NotFoundPage />
  return (
    <Stack gap={8}>
      <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>
      <HeroBlock />
      <GamesBlock type={type} />
      <LowerBlocks />
    </Stack>
  )
}
