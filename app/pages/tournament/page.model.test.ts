// @vitest-environment jsdom
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi } from '#app/testing/fake-api.ts'
import { tournamentLeft, tournamentOpened } from './page.model.ts'

const SECOND_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens a tournament that ends in `endsInMs`. */
async function open(endsInMs: number) {
  const time = drivenTime()
  const ended_at = new Date(time.system.now() + endsInMs).toISOString()
  const tournament = { id: 1, name: 'Гонка', url: 'race', started_at: '2026-01-01T00:00:00Z', ended_at }
  const { client, calls } = createFakeApi({ getTournament: { tournament, games: [], prizes: [], results: [] } })
  const scope = fork({
    values: [
      [$clock, time.clock],
      [$queryClient, client],
    ],
  })
  await allSettled(tournamentOpened, { scope, params: 'race' })
  await vi.advanceTimersByTimeAsync(0)
  /** Advances time and returns the number of requests. */
  const requestsIn = async (seconds: number) => {
    const countBefore = calls.length
    for (let second = 0; second < seconds; second += 1) {
      time.pass(SECOND_MS)
      await vi.advanceTimersByTimeAsync(SECOND_MS)
    }
    return calls.length - countBefore
  }
  return { scope, requestsIn, requestCount: () => calls.length }
}

describe('the polling of the open tournament', () => {
  it('starts at once and repeats every 10 s until the page is closed', async () => {
    const { scope, requestsIn, requestCount } = await open(3600 * SECOND_MS)
    expect(requestCount()).toBe(1)
    expect(await requestsIn(30)).toBe(3)
    await allSettled(tournamentLeft, { scope })
    expect(await requestsIn(30)).toBe(0)
  })

  it('stops 5 s after the end, when the results are final', async () => {
    const { requestsIn } = await open(18 * SECOND_MS)
    // The response at 20 s comes too soon after the end to be final.
    expect(await requestsIn(30)).toBe(3)
    expect(await requestsIn(60)).toBe(0)
  })
})
