// @vitest-environment jsdom
import { onlineManager, QueryClient, queryOptions } from '@tanstack/react-query'
import { allSettled, createEvent, createStore, createWatch, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveQuery } from './create-live-query.ts'
import { firstScreenRendered, appStopped } from './lifecycle.ts'
import { $queryClient } from './query-client-port.ts'

const EVERY = 10_000
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let made = 0
/** A resource that is kept fresh, and a server that answers or fails as the test says. */
async function start(known?: number) {
  made += 1
  const server = { fails: false, asked: 0, held: null as Promise<void> | null }
  const read: number[] = []
  const paused = createEvent<boolean>()
  const resumed = createEvent()
  const answered = createEvent<number>()
  createLiveQuery({
    $options: createStore(
      queryOptions({
        queryKey: ['state', made],
        queryFn: async () => {
          server.asked += 1
          await server.held
          if (server.fails) throw new Error('gone')
          return server.asked
        },
        staleTime: 5000,
        retry: false,
      }),
    ),
    $interval: createStore<number | false>(EVERY).on(paused, (_, rest) => (rest ? false : EVERY)),
    resumed,
    dataReceived: answered,
  })
  const client = new QueryClient()
  // It hears of the network, as under the provider of a page.
  client.mount()
  if (known !== undefined) client.setQueryData(['state', made], known)
  const scope = fork({ values: [[$queryClient, client]] })
  createWatch({ unit: answered, scope, fn: (answer) => read.push(answer) })
  const tell = async (unit: typeof resumed) => {
    await allSettled(unit, { scope })
    await vi.advanceTimersByTimeAsync(0)
  }
  await tell(firstScreenRendered)
  /** How often it was asked for while the time passed. */
  const askedIn = async (milliseconds: number) => {
    const before = server.asked
    await vi.advanceTimersByTimeAsync(milliseconds)
    return server.asked - before
  }
  return { server, read, client, scope, paused, askedIn, resume: () => tell(resumed), stop: () => tell(appStopped) }
}

describe('what is kept fresh', () => {
  it('is asked for at once, and again at each interval', async () => {
    const { server, askedIn } = await start()
    expect(server.asked).toBe(1)
    expect(await askedIn(EVERY)).toBe(1)
    expect(await askedIn(3 * EVERY)).toBe(3)
  })

  it.each([
    ['the shortest', 0, [10_000, 20_000, 30_000, 30_000]],
    ['the longest', 1, [20_000, 40_000, 60_000, 60_000]],
  ])('is asked for ever more rarely while the server fails, by %s of its chance waits', async (_, chance, waits) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const { server, askedIn } = await start()
    server.fails = true
    await askedIn(EVERY)
    for (const wait of waits) {
      expect(await askedIn(wait - 1)).toBe(0)
      expect(await askedIn(1)).toBe(1)
    }
  })

  it('is asked for at the old pace again after the first answer that was read', async () => {
    const { server, askedIn } = await start()
    server.fails = true
    await askedIn(10 * MINUTE)
    server.fails = false
    expect(await askedIn(MINUTE)).toBeGreaterThan(0)
    await askedIn(EVERY)
    expect(await askedIn(6 * EVERY)).toBe(6)
  })

  it('is asked for at once when somebody is back, however long the wait was', async () => {
    const { server, askedIn, resume } = await start()
    server.fails = true
    await askedIn(10 * MINUTE)
    const before = server.asked
    await resume()
    expect(server.asked).toBe(before + 1)
  })

  it('tells each answer once, when it was read: what was known before at the beginning, and not as the next one', async () => {
    const { server, read, askedIn } = await start(70)
    expect([read, server.asked]).toEqual([[70], 0])
    const { promise, resolve } = Promise.withResolvers<void>()
    server.held = promise
    expect(await askedIn(EVERY)).toBe(1)
    expect(read).toEqual([70])
    resolve()
    await askedIn(0)
    expect(read).toEqual([70, 1])
  })

  it('rests while it is paused, and for good after the end', async () => {
    const { scope, paused, askedIn, stop } = await start()
    await allSettled(paused, { scope, params: true })
    expect(await askedIn(MINUTE)).toBe(0)
    await allSettled(paused, { scope, params: false })
    await stop()
    expect(await askedIn(MINUTE)).toBe(0)
  })

  it('is one question at a time, however slow the answer is and whoever is back meanwhile', async () => {
    const { server, askedIn, resume } = await start()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.held = promise
    expect(await askedIn(EVERY)).toBe(1)
    const before = server.asked
    await askedIn(3 * EVERY)
    // Whoever is back hears the answer that is on its way.
    const back = resume()
    await vi.advanceTimersByTimeAsync(EVERY)
    expect(server.asked).toBe(before)
    server.held = null
    resolve()
    await back
    expect(server.asked).toBe(before)
    expect(await askedIn(EVERY)).toBe(1)
  })

  it('is not asked for without a network, whoever is back, and at once with it', async () => {
    const { server, askedIn, resume } = await start()
    onlineManager.setOnline(false)
    expect(await askedIn(MINUTE)).toBe(0)
    const back = resume()
    expect(await askedIn(MINUTE)).toBe(0)
    onlineManager.setOnline(true)
    await back
    expect(await askedIn(0)).toBe(0)
    expect(server.asked).toBe(2)
    expect(await askedIn(3 * EVERY)).toBe(3)
  })
})
