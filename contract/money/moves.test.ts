import { expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'

it('every call that changes a payment has a key or is exclusive, so that a player makes one at a time', () => {
  const changes = allCalls.filter(({ method, path }) => method !== 'GET' && /\/(?:pay\w*|cash\w*)(?:\/|$)/u.test(path))
  expect(changes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['createInvoice', 'cancelPayment', 'cancelPayout', 'updateInvoice']),
  )
  expect(changes.filter(({ idempotent, exclusive }) => idempotent !== true && exclusive !== true)).toEqual([])
})
