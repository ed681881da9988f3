import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { GUEST_ID } from '#contract/status.ts'
import { Skeleton } from '#ui/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { Redirect, useCurrentUrl } from '#app/router/search-params-state.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { usePlayer } from '#app/shell/use-player.ts'

/** About a screen. */
const WAITING_HEIGHT = 720

/**
 * The cashier's address: a guest signs in first and comes back; a player finds what there is of it among the finances. A token may be
 * that of a session that has ended: until the server has said whose it is, nobody is led anywhere.
 */
export function CashboxPage() {
  const { t } = useTranslation('pages')
  const isGuest = useUnit($isGuest)
  const here = useCurrentUrl()
  const id = usePlayer()?.id ?? GUEST_ID
  if (isGuest) return <Redirect to={playerPaths.loginFor(here)} />
  if (id !== GUEST_ID) return <Redirect to={playerPaths.finances()} />
  return (
    <>
      <PageHead page={null} title={t('account.cashier')} />
      <Skeleton height={WAITING_HEIGHT} />
    </>
  )
}
