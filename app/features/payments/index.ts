export { CancelPayment } from './cancel-payment.tsx'
export { HistoryAside } from './history/history-aside.tsx'
export { HistoryView } from './history/history-view.tsx'
export { useHistory } from './history/use-history.ts'
export {
  CashboxSkeleton,
  DepositSkeleton,
  HistorySkeleton,
  PaymentPageSkeleton,
  WithdrawFormSkeleton,
  WithdrawSkeleton,
} from './money-skeletons.tsx'
export { PaymentSkeleton, PaymentView } from './payment/payment-view.tsx'
export { Missing } from './payment/unopened.tsx'
export { usePayment, useReturnedPayment } from './payment/use-payment.ts'
export { RequestTime } from './request-time.tsx'
export { statusToneOf } from './status-tone.ts'
export { useBankName } from './use-bank-name.ts'
export { useMoneyRefresh } from './use-money-refresh.ts'
