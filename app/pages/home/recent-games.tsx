import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GameRail, Heading, Skeleton, Stack } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { recentGamesQuery } from '#app/queries/recent-games.ts'
import { paths } from '#app/router/paths.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { expectsRecentGames, rememberRecentGames } from './recent-games-hint.ts'

const HEIGHT = 124

/** The player's last games; one with an open round comes first. Without any, nothing is shown. */
export function RecentGames() {
  const { t } = useTranslation('pages')
  const { session, language } = useLobbyKey()
  const { data: recent = [], isPending } = useQuery(recentGamesQuery(session))
  const { catalogue } = useCatalogue()
  const isOnBreak = useUnit($isOnBreak)
  const games = new Map(catalogue?.games.map((game) => [game.id, game]))
  const items = recent
    // During a break only a round that was begun invites to play.
    .filter(({ is_open }) => is_open || !isOnBreak)
    .toSorted((one, other) => Number(other.is_open) - Number(one.is_open))
    .flatMap(({ id, slug, played_at, is_open }) => {
      const game = games.get(id)
      if (game === undefined) return []
      return {
        id,
        name: game.name,
        image: pictureAddress(game.image),
        href: paths.game(slug, 'real'),
        note: is_open ? t('home.openRound') : moscowMoment(played_at, language),
        ...(is_open ? { action: t('home.continue') } : {}),
      }
    })
  const isLoading = isPending || catalogue === undefined
  useEffect(() => {
    if (!isLoading) rememberRecentGames(items.length > 0)
  }, [isLoading, items.length])
  if (isLoading && expectsRecentGames()) return <Skeleton height={HEIGHT} />
  if (items.length === 0) return null
  return (
    <section aria-labelledby="recent-games">
      <Stack gap={4}>
        <Heading level={2} size={24} id="recent-games">
          {t('home.recent')}
        </Heading>
        <GameRail label={t('home.recent')} games={items} />
      </Stack>
    </section>
  )
}
