import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { GUEST_ID } from '#contract/player/status.ts'
import { Skeleton } from '#ui/index.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { Redirect, useCurrentUrl } from '#app/router/search-params-state.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { usePlayer } from '#app/shell/player/use-player.ts'

/** About the height of the viewport. */
const SKELETON_HEIGHT = 720

/**
 * The cashbox URL redirects: a guest to the login and back, a player to the finances tab. The token may belong to an expired
 * session, so it waits for the status first.
 */
export function CashboxPage() {
  const { t } = useTranslation('pages')
  const isGuest = useUnit($isGuest)
  const currentUrl = useCurrentUrl()
  const id = usePlayer()?.id ?? GUEST_ID
  if (isGuest) return <Redirect to={playerPaths.loginFor(currentUrl)} />
  if (id !== GUEST_ID) return <Redirect to={playerPaths.finances()} />
  return (
    <>
      <PageHead page={null} title={t('account.cashier')} />
      <Skeleton height={SKELETON_HEIGHT} />
    </>
  )
}
