import { attach, sample } from 'effector'
import { cancelPayment } from '#contract/money/payments.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { anyPaymentHistory } from '#app/queries/cashier.ts'
import { anyPaymentDetails } from '#app/queries/payments.ts'

/** Cancels an unpaid deposit, by its reference, which is also the result. Repeating it changes nothing. */
export const paymentCancelling = createSubmission<string, string>({
  name: 'payment cancelling',
  subjectOf: (ref) => ref,
  async send({ http }, ref, { signal }) {
    await http.call(cancelPayment, { params: { ref } }, signal)
    return ref
  },
})

const refreshFx = attach({
  source: $queryClient,
  effect: (client) =>
    Promise.all([client?.invalidateQueries(anyPaymentHistory), client?.invalidateQueries(anyPaymentDetails)]),
})
// Whatever the response, only the server knows how the deposit stands now.
const answered = paymentCancelling.$state.updates.filter({ fn: ({ kind }) => kind === 'accepted' || kind === 'failed' })
sample({ clock: answered, target: [refreshFx, statusOutdated] })
