import { allSettled, createWatch, fork } from 'effector'
import { expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { anyPaymentHistory } from '#app/queries/cashier.ts'
import { anyPaymentDetails } from '#app/queries/payments.ts'
import { createFakeApi, fault } from '#app/testing/fake-api.ts'
import { paymentCancelling } from './payment-cancelling.model.ts'

it.each([
  ['accepted', {}],
  ['rejected', fault.rejected(errorCode.cancelFailed)],
  ['without a response', fault.noResponse],
])('paymentCancelling reads the history, the details and the status again if it is %s', async (_, cancelPayment) => {
  const { client } = createFakeApi({ cancelPayment })
  const scope = fork({ values: [[$queryClient, client]] })
  const keys = [anyPaymentHistory.queryKey, anyPaymentDetails.queryKey]
  for (const key of keys) client.setQueryData(key, {})
  let statusReads = 0
  createWatch({ unit: statusOutdated, scope, fn: () => void (statusReads += 1) })
  await allSettled(paymentCancelling.submitted, { scope, params: 'ab12' })
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
  expect(statusReads).toBe(1)
})
