import { Redis } from 'ioredis'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { registerUser } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { createStatusPoll } from '#server/testing/status-poll.ts'
import { findValkey, temporaryValkey } from '#server/testing/temporary-valkey.ts'
import { restarted, seededMemory, startTestApi } from '#server/testing/test-api.ts'
import type { Cache } from './cache.ts'
import { createMemoryCache } from './memory-cache.ts'
import { connectValkeyCache } from './valkey-cache.ts'

const program = findValkey()
if (program === null) console.log('Valkey is not installed: only the cache in memory is tested.')
const valkey = program === null ? null : await temporaryValkey(program)
afterAll(() => valkey?.stop())

const socket = valkey?.socket ?? ''
const caches: [string, () => Promise<Cache>][] = [['in memory', () => Promise.resolve(createMemoryCache())]]
if (valkey !== null) caches.push(['in Valkey', () => connectValkeyCache(socket)])

describe.each(caches)('a cache %s', (_, create) => {
  it('returns a value until it expires', async () => {
    const cache = await create()
    expect(await cache.get('value')).toBeNull()
    await cache.set('value', 'first', 60_000)
    await cache.set('value', 'second', 60_000)
    expect(await cache.get('value')).toBe('second')
    await cache.set('value', 'third', 1)
    await expect.poll(() => cache.get('value')).toBeNull()
    cache.close()
  })
})

it('a cache in memory is bounded: the oldest entry makes room', async () => {
  const cache = createMemoryCache()
  await cache.set('oldest', 'value', 60_000)
  for (let index = 0; index < 20_000; index += 1) await cache.set(`key ${index}`, 'value', 60_000)
  expect(await cache.get('oldest')).toBeNull()
  expect(await cache.get('key 0')).toBe('value')
})

describe.skipIf(valkey === null)('Valkey', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Takes the place of the log, and counts the lines of an event. */
  const watchLog = () => {
    const writers = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'log').mockReturnValue()]
    return {
      count: (event: string) =>
        writers.flatMap(({ mock }) => mock.calls).filter(([line]) => String(line).includes(`"event":"${event}"`))
          .length,
      restore: () => writers.forEach((writer) => writer.mockRestore()),
    }
  }

  it('is shared by processes', async () => {
    const [one, other] = [await connectValkeyCache(socket), await connectValkeyCache(socket)]
    await one.set('shared', 'value', 60_000)
    expect(await other.get('shared')).toBe('value')
    one.close()
    other.close()
  })

  it('is left alone for a second after a failure', async () => {
    const log = watchLog()
    const cache = await connectValkeyCache(socket)
    const get = vi.spyOn(Redis.prototype, 'get').mockRejectedValue(new Error('silent'))
    const now = vi.spyOn(performance, 'now')
    for (const at of [0, 1, 999, 1000]) {
      now.mockReturnValue(at)
      expect(await cache.get('value')).toBeNull()
    }
    expect(get).toHaveBeenCalledTimes(2)
    log.restore()
    cache.close()
  })

  it('gives the status that one process has read to another one', async () => {
    const cache = await connectValkeyCache(socket)
    const api = await startTestApi(seededMemory(), { cache })
    const { token, id } = await registerUser(api, 'shared')
    const { body } = await createStatusPoll(api, token).poll()
    const get = vi.spyOn(cache, 'get')
    const other = await restarted(api, { cache })
    expect((await createStatusPoll(other, token).poll()).body).toBe(body)
    expect(await get.mock.results[0]?.value).toContain(`"id\\":${id}`)
    await other.app.close()
    await api.stop()
    cache.close()
  })

  it.each([
    ['killed', () => valkey?.kill(), () => valkey?.start()],
    ['frozen', () => valkey?.freeze(), () => valkey?.resume()],
  ])('fails no call while it is %s, is reported once, and is used again', async (_, breakDown, repair) => {
    const log = watchLog()
    const cache = await connectValkeyCache(socket)
    const api = await startTestApi(seededMemory(), { cache })
    const { token, id } = await registerUser(api, 'failing')
    const { poll, read } = createStatusPoll(api, token)
    await poll()
    await breakDown()
    for (const balance of [100, 200, 300]) {
      await sandbox(api, 'player', { id, balance })
      const { body } = await poll()
      expect(body).toContain(`"balance":${balance},`)
      expect(body).toBe(await read())
    }
    expect(log.count('cacheDown')).toBe(1)
    await repair()
    const isKept = async () => {
      await cache.set('kept', 'value', 60_000)
      return cache.get('kept')
    }
    await expect.poll(isKept).toBe('value')
    expect(log.count('cacheBack')).toBe(1)
    log.restore()
    await api.stop()
    cache.close()
  })
})
