import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startJob } from './periodic-job.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('runs that are longer than the interval do not pile up, so the job stops after the current one', async () => {
  const ends: (() => void)[] = []
  const stop = startJob('slow', 1000, () => new Promise((resolve) => ends.push(resolve)))
  await vi.advanceTimersByTimeAsync(5000)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ends).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5000)
  const stopped = stop()
  ends[1]?.()
  await stopped
  await vi.advanceTimersByTimeAsync(5000)
  expect(ends).toHaveLength(2)
})
