import { useTranslation } from 'react-i18next'
import { ButtonLink, Icon } from '#ui/index.ts'
import { playerPaths } from '#app/router/player-paths.ts'

/** Bonuses wait: the way to them while the player pays. `count` is `null` if it is unknown. */
export function BonusMark({ count }: { count: number | null }) {
  const { t } = useTranslation('pages')
  const label = t('account.bonuses')
  return (
    <ButtonLink tone="quiet" href={playerPaths.bonuses()} aria-label={count === null ? label : `${label}: ${count}`}>
      <Icon name="bonuses" />
      {count}
    </ButtonLink>
  )
}
