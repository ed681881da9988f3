import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { AccountBar, type AccountMark } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { signOutRequested } from '#app/models/session/sign-out/sign-out.model.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { playerName } from '../player/player-name.ts'
import { usePlayer } from '../player/use-player.ts'

/** Account bar and menu of the header (`spec §2`); the polling model keeps its data fresh. */
export function Account() {
  const { t } = useTranslation('pages')
  const { language, isOnBreak } = useUnit({ language: $language, isOnBreak: $isOnBreak })
  const signOut = useUnit(signOutRequested)
  const user = usePlayer()
  if (user === undefined) return null

  const counted = (label: string, count: number | null) => (count === null ? label : `${label}: ${count}`)
  const marks: AccountMark[] = []
  if (user.has_bonuses && !isOnBreak)
    marks.push({
      icon: 'bonuses',
      label: counted(t('account.bonuses'), user.available_bonuses),
      href: playerPaths.bonuses(),
      count: user.available_bonuses,
    })
  if (user.has_notifications)
    marks.push({
      icon: 'notifications',
      label: counted(t('account.notifications'), user.unread_notifications),
      href: playerPaths.notifications(),
      count: user.unread_notifications,
    })
  const markOf = (icon: AccountMark['icon']) => {
    const mark = marks.find((candidate) => candidate.icon === icon)
    return { count: mark?.count, countLabel: mark?.label }
  }
  const name = playerName(user)
  return (
    <AccountBar
      name={name}
      note={user.status}
      menuLabel={[t('account.menu', { name }), ...marks.map(({ label }) => label)].join('. ')}
      balanceLabel={t('account.balance')}
      balance={formatRubles(user.balance, language)}
      bonus={
        user.bonus_balance > 0
          ? { label: t('account.bonusBalance'), amount: formatRubles(user.bonus_balance, language) }
          : undefined
      }
      cashierHref={paths.cashbox()}
      marks={marks}
      links={[
        { id: 'profile', label: t('account.profile'), href: paths.profile() },
        { id: 'cashier', label: t('account.cashier'), href: paths.cashbox() },
        { id: 'bonuses', label: t('account.bonusList'), href: playerPaths.bonuses(), ...markOf('bonuses') },
        {
          id: 'notifications',
          label: t('account.notificationList'),
          href: playerPaths.notifications(),
          ...markOf('notifications'),
        },
        { id: 'limits', label: t('shell.limits'), href: playerPaths.limits() },
      ]}
      signOutLabel={t('account.signOut')}
      onSignOut={signOut}
    />
  )
}
