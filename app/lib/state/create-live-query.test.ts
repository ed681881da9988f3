// @vitest-environment jsdom
import { focusManager, onlineManager, QueryClient, queryOptions } from '@tanstack/react-query'
import { allSettled, createEvent, createStore, createWatch, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveQuery } from './create-live-query.ts'
import { firstScreenRendered, appStopped } from './lifecycle.ts'
import { $queryClient } from './query-client-port.ts'

const INTERVAL_MS = 10_000
const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let queryCount = 0
/** Starts a live query against a fake server that can fail or stall. */
async function start(
  cachedData?: number,
  { isCritical = false, staggeredWith }: { isCritical?: boolean; staggeredWith?: readonly unknown[] } = {},
) {
  queryCount += 1
  const server = { isFailing: false, requestCount: 0, pendingResponse: null as Promise<void> | null }
  const received: number[] = []
  const failures: string[] = []
  const paused = createEvent<boolean>()
  const resumed = createEvent()
  const dataReceived = createEvent<number>()
  const failed = createEvent<Error>()
  createLiveQuery({
    $options: createStore(
      queryOptions({
        queryKey: ['state', queryCount],
        queryFn: async () => {
          server.requestCount += 1
          await server.pendingResponse
          if (server.isFailing) throw new Error('gone')
          return server.requestCount
        },
        staleTime: 5000,
        retry: false,
      }),
    ),
    $interval: createStore<number | false>(INTERVAL_MS).on(paused, (_, isPaused) => (isPaused ? false : INTERVAL_MS)),
    resumed,
    dataReceived,
    ...(isCritical ? { failed, inBackground: true } : {}),
    ...(staggeredWith === undefined ? {} : { $staggeredWith: createStore(staggeredWith) }),
  })
  const client = new QueryClient()
  // Subscribes to online events, as `QueryClientProvider` does.
  client.mount()
  if (cachedData !== undefined) client.setQueryData(['state', queryCount], cachedData)
  const scope = fork({ values: [[$queryClient, client]] })
  createWatch({ unit: failed, scope, fn: ({ message }) => failures.push(message) })
  createWatch({ unit: dataReceived, scope, fn: (data) => received.push(data) })
  const trigger = async (unit: typeof resumed) => {
    await allSettled(unit, { scope })
    await vi.advanceTimersByTimeAsync(0)
  }
  await trigger(firstScreenRendered)
  /** Advances time and returns the number of requests. */
  const requestsIn = async (milliseconds: number) => {
    const countBefore = server.requestCount
    await vi.advanceTimersByTimeAsync(milliseconds)
    return server.requestCount - countBefore
  }
  return {
    server,
    received,
    failures,
    client,
    scope,
    paused,
    requestsIn,
    resume: () => trigger(resumed),
    stop: () => trigger(appStopped),
  }
}

describe('createLiveQuery', () => {
  it('fetches at once and then at each interval', async () => {
    const { server, requestsIn } = await start()
    expect(server.requestCount).toBe(1)
    expect(await requestsIn(INTERVAL_MS)).toBe(1)
    expect(await requestsIn(3 * INTERVAL_MS)).toBe(3)
  })

  it.each([
    ['the minimum', 0, [10_000, 20_000, 30_000, 30_000]],
    ['the maximum', 1, [20_000, 40_000, 60_000, 60_000]],
  ])('backs off exponentially while the server fails, with %s jitter', async (_, random, delays) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { server, requestsIn } = await start()
    server.isFailing = true
    await requestsIn(INTERVAL_MS)
    for (const delay of delays) {
      expect(await requestsIn(delay - 1)).toBe(0)
      expect(await requestsIn(1)).toBe(1)
    }
  })

  it('returns to the normal interval after a successful response', async () => {
    const { server, requestsIn } = await start()
    server.isFailing = true
    await requestsIn(10 * MINUTE_MS)
    server.isFailing = false
    expect(await requestsIn(MINUTE_MS)).toBeGreaterThan(0)
    await requestsIn(INTERVAL_MS)
    expect(await requestsIn(6 * INTERVAL_MS)).toBe(6)
  })

  it('refetches at once on resume, even during a backoff', async () => {
    const { server, requestsIn, resume } = await start()
    server.isFailing = true
    await requestsIn(10 * MINUTE_MS)
    const countBefore = server.requestCount
    await resume()
    expect(server.requestCount).toBe(countBefore + 1)
  })

  it('reports cached data at start and each response once', async () => {
    const { server, received, requestsIn } = await start(70)
    expect([received, server.requestCount]).toEqual([[70], 0])
    const { promise, resolve } = Promise.withResolvers<void>()
    server.pendingResponse = promise
    expect(await requestsIn(INTERVAL_MS)).toBe(1)
    expect(received).toEqual([70])
    resolve()
    await requestsIn(0)
    expect(received).toEqual([70, 1])
  })

  it('stops polling while paused and after appStopped', async () => {
    const { scope, paused, requestsIn, stop } = await start()
    await allSettled(paused, { scope, params: true })
    expect(await requestsIn(MINUTE_MS)).toBe(0)
    await allSettled(paused, { scope, params: false })
    await stop()
    expect(await requestsIn(MINUTE_MS)).toBe(0)
  })

  it('sends one request at a time, even when resumed during a slow response', async () => {
    const { server, requestsIn, resume } = await start()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.pendingResponse = promise
    expect(await requestsIn(INTERVAL_MS)).toBe(1)
    const countBefore = server.requestCount
    await requestsIn(3 * INTERVAL_MS)
    // Resuming reuses the request in flight.
    const resuming = resume()
    await vi.advanceTimersByTimeAsync(INTERVAL_MS)
    expect(server.requestCount).toBe(countBefore)
    server.pendingResponse = null
    resolve()
    await resuming
    expect(server.requestCount).toBe(countBefore)
    expect(await requestsIn(INTERVAL_MS)).toBe(1)
  })

  it('sends nothing while offline and fetches at once when back online', async () => {
    const { server, requestsIn, resume } = await start()
    onlineManager.setOnline(false)
    expect(await requestsIn(MINUTE_MS)).toBe(0)
    const resuming = resume()
    expect(await requestsIn(MINUTE_MS)).toBe(0)
    onlineManager.setOnline(true)
    await resuming
    expect(await requestsIn(0)).toBe(0)
    expect(server.requestCount).toBe(2)
    expect(await requestsIn(3 * INTERVAL_MS)).toBe(3)
  })

  it('is sent halfway between the fetches of another query, also after both were fetched at once', async () => {
    const other = ['other']
    const { client, requestsIn, resume } = await start(1, { staggeredWith: other })
    /** The other query is fetched now. Counts the requests until it is fetched again. */
    const requestsAround = async (milliseconds: number) => {
      client.setQueryData(other, {})
      return [await requestsIn(milliseconds), await requestsIn(INTERVAL_MS - milliseconds)]
    }
    expect(await requestsAround(INTERVAL_MS / 2)).toEqual([1, 0])
    expect(await requestsAround(INTERVAL_MS / 2 - 1)).toEqual([0, 1])
    client.setQueryData(other, {})
    await resume()
    expect(await requestsAround(INTERVAL_MS / 2)).toEqual([1, 0])
    expect(await requestsAround(INTERVAL_MS / 2)).toEqual([1, 0])
  })

  it('reports each failure once, also of requests sent while offline', async () => {
    const { server, failures, requestsIn, resume } = await start(undefined, { isCritical: true })
    server.isFailing = true
    await requestsIn(INTERVAL_MS)
    expect(failures).toEqual(['gone'])
    onlineManager.setOnline(false)
    await resume()
    expect(failures).toEqual(['gone', 'gone'])
  })

  it.each([
    ['rests', false, 0],
    ['goes on', true, 3],
  ])('%s in a hidden tab, with inBackground %s', async (_, isCritical, count) => {
    const { requestsIn } = await start(undefined, { isCritical })
    focusManager.setFocused(false)
    expect(await requestsIn(3 * INTERVAL_MS)).toBe(count)
  })
})
