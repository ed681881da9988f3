import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GUEST_ID } from '#contract/player/status.ts'
import { Heading, MainAside, Skeleton, Stack } from '#ui/index.ts'
import { cashierClosed, cashierOpened } from '#app/models/cashier/live-systems.model.ts'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { Deposit } from './deposit/deposit.tsx'
import { PlayerPurse } from './player-purse.tsx'

const PURSE_HEIGHT = 106

/** The cashier of the signed-in player. The deposit is its only part so far, so there are no tabs. */
export function CashboxContent() {
  const { t } = useTranslation('money')
  const { open, close } = useUnit({ open: cashierOpened, close: cashierClosed })
  const player = usePlayer()
  useEffect(() => {
    open()
    return () => close()
  }, [open, close])
  return (
    <>
      <PageHead page={null} title={t('cashbox.title')} />
      <Stack gap={4}>
        <MainAside>
          <Heading level={1} size={32}>
            {t('cashbox.title')}
          </Heading>
          {player === undefined || player.id === GUEST_ID ? (
            <Skeleton height={PURSE_HEIGHT} />
          ) : (
            <PlayerPurse user={player} />
          )}
        </MainAside>
        <Deposit />
      </Stack>
    </>
  )
}
