import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Payment } from '#contract/money/payments.ts'
import type { PaymentState } from '../models/payment.states.ts'
import { paymentDetailsQuery } from '#app/queries/payments.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

const MINUTE_MS = 60_000

type ShownPayment = Extract<PaymentState, { kind: 'open' | 'ended' }>

/** What a new step changes in a payment: its timeline is then read again. */
const revisionOf = (state: ShownPayment): string =>
  state.kind === 'ended'
    ? state.reading.phase
    : [
        state.reading.phase,
        state.reading.withdrawal,
        state.reading.submitted,
        state.marks.claimed,
        state.marks.submitted,
        state.marks.followed !== '',
        state.isLate,
        state.reading.url !== '',
        // A decision of the bank or of a person changes no other fact.
        Math.floor(state.readAt / MINUTE_MS),
      ].join()

/** The request for the payment's timeline. */
export function usePaymentDetailsQuery(state: ShownPayment) {
  const key = useLobbyKey()
  const query = paymentDetailsQuery({ ...key, id: state.key.id, revision: revisionOf(state) })
  return useQuery({ ...query, placeholderData: keepPreviousData })
}

/** The payment with its timeline; `null` while it loads and where the back end has none. */
export const usePaymentDetails = (state: ShownPayment): Payment | null => usePaymentDetailsQuery(state).data ?? null
