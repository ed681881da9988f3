import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Inline, Stack, Text } from '#ui/index.ts'
import { accountSwitchDeclined, accountSwitchAccepted } from '#app/models/session/account-switch.model.ts'
import { playerName } from '../player/player-name.ts'
import { usePlayer } from '../player/use-player.ts'

/** Asks for confirmation before a sign-in link replaces the signed-in player. */
export function SwitchAccountDialog() {
  const { t } = useTranslation('pages')
  const player = usePlayer()
  const act = useUnit({ stay: accountSwitchDeclined, change: accountSwitchAccepted })
  const stay = () => act.stay()
  return (
    <Dialog open onOpenChange={stay} title={t('access.switch.title')}>
      <Stack gap={5}>
        <Text>{t('access.switch.text', { login: playerName(player) })}</Text>
        <Inline>
          <Button tone="primary" onClick={stay}>
            {t('access.switch.stay')}
          </Button>
          <Button onClick={() => act.change()}>{t('access.switch.change')}</Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
