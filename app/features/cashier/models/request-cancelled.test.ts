import { allSettled, fork, type EventCallable } from 'effector'
import { describe, expect, it } from 'vitest'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { paymentCancelling } from '#app/models/payments/payment-cancelling.model.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { $requestCancelled } from './deposit.model.ts'
import { depositFormClosed, depositFormOpened } from '#app/models/payments/deposit-form.model.ts'

function start() {
  const scope = fork({ values: [[$queryClient, createFakeApi({ cancelPayment: {} }).client]] })
  return {
    fire: (unit: EventCallable<void>) => allSettled(unit, { scope }),
    cancel: () => allSettled(paymentCancelling.submitted, { scope, params: 'ab12' }),
    isShown: () => scope.getState($requestCancelled),
  }
}

describe('the message that the open request was cancelled', () => {
  it('is the form’s, until the form closes', async () => {
    const { fire, cancel, isShown } = start()
    await fire(depositFormOpened)
    await cancel()
    expect(isShown()).toBe(true)
    await fire(depositFormClosed)
    expect(isShown()).toBe(false)
  })

  it('does not await the form after a cancellation in the history', async () => {
    const { fire, cancel, isShown } = start()
    await cancel()
    await fire(depositFormOpened)
    expect(isShown()).toBe(false)
  })

  it('is not shown to the next player', async () => {
    const { fire, cancel, isShown } = start()
    await fire(depositFormOpened)
    await cancel()
    await fire(signedOut)
    expect(isShown()).toBe(false)
  })
})
