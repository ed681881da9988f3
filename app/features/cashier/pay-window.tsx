import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Stack, Text } from '#ui/index.ts'
import { moneyTexts } from '#app/i18n/money-texts.ts'
import { cashierClosed, cashierOpened } from './models/live-systems.model.ts'
import { $isPaymentShown, paymentWindowFocused } from './models/pay-window.model.ts'
import { Deposit } from './deposit/deposit.tsx'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { PageSkeleton } from '#app/shell/page/page-skeleton.tsx'

/** Part of this chunk, but its texts are loaded separately. */
const LocalizedDeposit = lazyPart(() => Promise.resolve(Deposit), {
  waiting: <PageSkeleton />,
  texts: moneyTexts,
  failed: 'page',
})

/** The payment page is open beside the game. */
function PaymentOpen() {
  const { t } = useTranslation('pages')
  const focus = useUnit(paymentWindowFocused)
  return (
    <Stack gap={4}>
      <Text role="status">{t('game.pay.open')}</Text>
      <Button wide onClick={() => focus()}>
        {t('game.pay.show')}
      </Button>
    </Stack>
  )
}

/** The cashier's deposit over a game that can't float (`spec §2`). */
export function PayWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages')
  const { isShown, openCashier, closeCashier } = useUnit({
    isShown: $isPaymentShown,
    openCashier: cashierOpened,
    closeCashier: cashierClosed,
  })
  useEffect(() => {
    openCashier()
    return () => {
      closeCashier()
      onClose()
    }
  }, [openCashier, closeCashier, onClose])
  return (
    <Dialog open shape="adaptive" onOpenChange={() => onClose()} title={t('game.pay.title')}>
      {isShown ? <PaymentOpen /> : <LocalizedDeposit />}
    </Dialog>
  )
}
