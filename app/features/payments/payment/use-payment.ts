import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { GUEST_ID } from '#contract/player/status.ts'
import { $isSearchDone, $payment, paymentClosed, paymentOpened, returnPageOpened } from '../models/payment.model.ts'
import type { PaymentState } from '../models/payment.states.ts'
import type { PaymentPage } from '#app/queries/payments.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Opens a payment while its page is shown. Waits until the player is known, because the marks belong to one. */
export function usePayment(page: PaymentPage, id: string): PaymentState {
  const { session } = useLobbyKey()
  const { open, close, state } = useUnit({ open: paymentOpened, close: paymentClosed, state: $payment })
  useEffect(() => {
    if (session === GUEST_ID) return
    open({ page, id })
    return () => close()
  }, [session, page, id, open, close])
  return state
}

/** Opens the payment of a provider's return page: by its reference, else the tab's last one. `null` before that. */
export function useReturnedPayment(id: string): PaymentState | null {
  const { session } = useLobbyKey()
  const { open, close, state, isSearchDone } = useUnit({
    open: returnPageOpened,
    close: paymentClosed,
    state: $payment,
    isSearchDone: $isSearchDone,
  })
  useEffect(() => {
    if (session === GUEST_ID) return
    open(id)
    return () => close()
  }, [session, id, open, close])
  return isSearchDone ? state : null
}
