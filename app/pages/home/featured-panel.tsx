import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#contract/lobby/games.ts'
import { EmptyState, FieldRow, FeaturedGame, SectionHeader, Skeleton, Stack, Surface } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import type { Catalogue } from '#app/models/games/catalogue.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'

const BODY_HEIGHT = 280

function Featured({ eyebrow, game, catalogue }: { eyebrow: string; game: Game | null; catalogue: Catalogue }) {
  if (game === null) return null
  return (
    <FeaturedGame
      eyebrow={eyebrow}
      name={game.name}
      provider={catalogue.providerNames.get(game.provider_id) ?? ''}
      image={pictureAddress(game.image)}
      playHref={paths.game(game.slug, 'real')}
      demoHref={paths.game(game.slug, 'demo')}
    />
  )
}

function FeaturedGames({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('pages')
  const { gameOfDay, gameOfMonth } = catalogue
  if (gameOfDay === null && gameOfMonth === null) {
    return (
      <EmptyState icon="games" title={t('home.noFeatured')}>
        {t('home.noFeaturedText')}
      </EmptyState>
    )
  }
  return (
    <FieldRow wide>
      <Featured eyebrow={t('home.gameOfDay')} game={gameOfDay} catalogue={catalogue} />
      <Featured eyebrow={t('home.gameOfMonth')} game={gameOfMonth} catalogue={catalogue} />
    </FieldRow>
  )
}

/** The games of the day and of the month. */
export function FeaturedPanel() {
  const { t } = useTranslation('pages')
  const { catalogue: currentCatalogue, error, refetch } = useCatalogue()
  // Deferred: the tiles of the lobby render first, these two games are far below them.
  const catalogue = useDeferredValue(currentCatalogue)
  return (
    <Surface labelledBy="featured">
      <Stack gap={4}>
        <SectionHeader titleId="featured" title={t('home.featured')} />
        <AsyncBoundary
          query={{ data: catalogue, error, refetch }}
          failed="games"
          waiting={<Skeleton height={BODY_HEIGHT} />}
        >
          {(data) => <FeaturedGames catalogue={data} />}
        </AsyncBoundary>
      </Stack>
    </Surface>
  )
}
