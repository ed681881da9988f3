import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton, SiteHeader, SiteHeaderExtra, Text } from '#ui/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { useSupport } from '../dialogs/use-support.ts'
import { playerName } from '../player/player-name.ts'
import { usePlayer } from '../player/use-player.ts'
import { HeaderSwitches } from './header-switches.tsx'

/** Header of the cashier and the payment pages: one way back, support and the switches. */
export function TaskHeader() {
  const { t } = useTranslation()
  const { isGuest, signIn } = useUnit({ isGuest: $isGuest, signIn: signInOpened })
  const isCashier = useLocationInfo().path.startsWith(paths.cashbox())
  const openSupport = useSupport()
  const player = usePlayer()
  const count = player?.available_bonuses ?? null
  const bonuses = [t('account.bonuses', { ns: 'pages' }), count].filter((part) => part !== null).join(': ')
  return (
    <SiteHeader
      homeHref={paths.home()}
      navLabel={t('shell.mainMenu')}
      back={
        isCashier
          ? { label: t('shell.toGames'), href: paths.home() }
          : { label: t('shell.cashier'), href: paths.cashbox() }
      }
      mark={
        player?.has_bonuses === true
          ? { icon: 'bonuses', label: bonuses, href: playerPaths.bonuses(), count: player.available_bonuses }
          : undefined
      }
      actions={
        <>
          <IconButton icon="support" label={t('shell.support')} onClick={openSupport} />
          <HeaderSwitches />
          {isGuest ? <Button onClick={() => signIn()}>{t('shell.signIn')}</Button> : null}
          <SiteHeaderExtra>
            <Text as="span" strong>
              {playerName(player)}
            </Text>
          </SiteHeaderExtra>
        </>
      }
    />
  )
}
