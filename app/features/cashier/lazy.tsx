import { moneyTexts } from '#app/i18n/money-texts.ts'
import { WithdrawSkeleton } from '#app/features/payments/index.ts'
import { lazyDialog, lazyPart } from '#app/shell/lazy/lazy-part.tsx'

/** The withdrawal. Most players deposit, so it is loaded when its tab is opened. */
export const LazyWithdraw = lazyPart(async () => (await import('./withdraw/withdraw.tsx')).Withdraw, {
  texts: moneyTexts,
  waiting: <WithdrawSkeleton />,
  failed: 'page',
})

/** The deposit over a game that can't float. */
export const LazyPayWindow = lazyDialog(async () => (await import('./pay-window.tsx')).PayWindow)
