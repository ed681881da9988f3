import { useTranslation } from 'react-i18next'
import type { Bonus } from '#contract/player/bonuses.ts'
import { GameRail, Inline, Link, Stack, Text } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/security/address-guard.ts'
import { paths } from '#app/router/paths.ts'
import { useCatalogue } from '#app/shell/catalogue/use-catalogue.ts'

const MAX_GAMES = 4

interface BonusGamesProps {
  bonus: Bonus
  /** The bonus has games of its own, to which its card leads. */
  isLimited: boolean
}

/** Up to four games that suit an active bonus, as far as the device offers them; nothing where the server names none. */
export function BonusGames({ bonus, isLimited }: BonusGamesProps) {
  const { t } = useTranslation('profile')
  const { catalogue } = useCatalogue()
  const listed = new Map(catalogue?.games.map((game) => [game.slug, game]))
  const games = bonus.wager_games
    .flatMap((slug) => listed.get(slug) ?? [])
    .slice(0, MAX_GAMES)
    .map(({ slug, name, logo, provider_id: provider }) => ({
      id: slug,
      name,
      note: catalogue?.providerNames.get(provider) ?? '',
      href: paths.game(slug, 'real'),
      image: pictureAddress(logo),
    }))
  if (games.length === 0) return null
  const hasSpins = bonus.spins_left > 0
  const lead = t(hasSpins ? 'bonuses.spinGames' : isLimited ? 'bonuses.ownGames' : 'bonuses.fullGames')
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Text strong>{lead}</Text>
        {isLimited || hasSpins ? null : <Link href={paths.games('slot')}>{t('bonuses.allSlots')}</Link>}
      </Inline>
      <GameRail label={lead} games={games} />
    </Stack>
  )
}
