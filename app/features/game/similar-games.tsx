import { useTranslation } from 'react-i18next'
import { ButtonLink, Inline, Stack, Text } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'

const SIMILAR_GAMES = 3

/** Links to games of the same type as a game that does not start; nothing without a catalogue. */
export function SimilarGames({ slug }: { slug: string }) {
  const { t } = useTranslation('pages')
  const { catalogue } = useCatalogue()
  const games = catalogue?.games ?? []
  const type = games.find((game) => game.slug === slug)?.is_roulette
  const similar = games.filter((game) => game.slug !== slug && game.is_roulette === type).slice(0, SIMILAR_GAMES)
  if (similar.length === 0) return null
  return (
    <nav aria-labelledby="similar-games">
      <Stack gap={3}>
        <Inline justify="centre">
          <Text size={13} tone="muted" id="similar-games">
            {t('game.similar')}
          </Text>
        </Inline>
        <Inline justify="centre" gap={2}>
          {similar.map((game) => (
            <ButtonLink key={game.id} href={paths.game(game.slug, 'real')}>
              {game.name}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </nav>
  )
}
