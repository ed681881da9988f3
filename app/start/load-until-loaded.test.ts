import { expect, it, vi } from 'vitest'
import { drivenTime } from '#app/testing/driven-time.ts'
import { loadUntilLoaded } from './load-until-loaded.ts'

it('loadUntilLoaded tries again until the code is there', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const time = drivenTime()
  const load = vi.fn(() => Promise.resolve('code'))
  for (let failure = 0; failure < 3; failure += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const loading = loadUntilLoaded(load, time.clock)
  for (let tries = 1; tries <= 3; tries += 1) {
    await vi.waitFor(() => expect(time.pendingTimers).toBe(1))
    expect(load).toHaveBeenCalledTimes(tries)
    time.pass(60_000)
  }
  expect(await loading).toBe('code')
  vi.restoreAllMocks()
})
