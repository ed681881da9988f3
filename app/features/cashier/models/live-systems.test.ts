// @vitest-environment jsdom
import { allSettled, fork, type EventCallable } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { cashierClosed, cashierOpened } from './live-systems.model.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('polls the payment systems every minute while the cashier is open and the player is active', async () => {
  const time = drivenTime()
  const { client, calls } = createFakeApi({ getPaymentSystems: { payin: [], payout: [] } })
  client.mount()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
    ],
  })
  const trigger = async (unit: EventCallable<void>) => {
    await allSettled(unit, { scope })
    await vi.advanceTimersByTimeAsync(0)
  }
  await trigger(firstScreenRendered)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(calls).toHaveLength(0)
  await trigger(cashierOpened)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(calls).toHaveLength(3)
  // A minute without activity is standby.
  time.pass(MINUTE_MS + 1000)
  await allSettled(ticked, { scope, params: time.system.now() })
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(calls).toHaveLength(3)
  await trigger(cashierClosed)
  await trigger(cashierOpened)
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(calls).toHaveLength(3)
})
