import { beforeEach, describe, expect, it } from 'vitest'
import type { Cache } from '#server/cache/cache.ts'
import { createMemoryCache } from '#server/cache/memory-cache.ts'
import { PreparedResponse } from './prepared-response.ts'
import { createResponseCache } from './response-cache.ts'

describe('createResponseCache', () => {
  let now = 0
  let shared: Cache
  let prepared = 0
  beforeEach(() => {
    now = 1_000_000
    shared = createMemoryCache()
    prepared = 0
  })
  const clock = { now: () => now, systemNow: () => now }
  const prepare = async () => {
    prepared += 1
    return new PreparedResponse(`${prepared}`)
  }
  /** A process of the site, which reads the response. */
  const startProcess = () => {
    const cached = createResponseCache(shared, clock)
    return async (work: () => Promise<PreparedResponse> = prepare) => (await cached('list', work)).text
  }

  it('prepares a response once for callers at the same time and for two seconds', async () => {
    const read = startProcess()
    expect(await Promise.all([read(), read()])).toEqual(['1', '1'])
    now += 1999
    expect(await read()).toBe('1')
    now += 1
    expect(await read()).toBe('2')
  })

  it('takes the response of another process, which is as old as it was there', async () => {
    const [one, other] = [startProcess(), startProcess()]
    expect(await one()).toBe('1')
    now += 1500
    expect(await other()).toBe('1')
    now += 500
    expect(await other()).toBe('2')
    expect(await one()).toBe('2')
  })

  it('prepares it anew when the sandbox has moved the clock', async () => {
    const read = startProcess()
    const systemNow = now
    const moved = createResponseCache(shared, { now: () => now - 3000, systemNow: () => systemNow })
    expect(await read()).toBe('1')
    expect((await moved('list', prepare)).text).toBe('2')
  })

  it('does not keep a failure', async () => {
    const read = startProcess()
    await expect(read(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await read()).toBe('1')
  })

  it('prepares it if the cache answers nonsense', async () => {
    shared = { ...createMemoryCache(), get: () => Promise.resolve('nonsense') }
    expect(await startProcess()()).toBe('1')
  })
})
