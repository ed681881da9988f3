import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { AccountBar } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { playerName } from '../player/player-name.ts'
import { usePlayer } from '../player/use-player.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { paths } from '#app/router/paths.ts'

/** Account bar of the header (`spec §2`); the polling model keeps its data fresh. */
export function Account() {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const user = usePlayer()
  if (user === undefined) return null
  return (
    <AccountBar
      name={playerName(user)}
      profileHref={paths.profile()}
      balanceLabel={t('account.balance')}
      balance={formatRubles(user.balance, language)}
      cashierHref={paths.cashbox()}
      bonus={user.has_bonuses ? { label: t('account.bonuses'), href: playerPaths.bonuses() } : null}
      notifications={
        user.has_notifications ? { label: t('account.notifications'), href: playerPaths.notifications() } : null
      }
    />
  )
}
