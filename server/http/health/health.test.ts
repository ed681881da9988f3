import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildServer } from '#server/http/build.ts'
import { post, signUp } from '#server/testing/accounts.ts'
import { newSeededMemory, raceDatabase, seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { createReadiness } from './readiness.ts'

const SESSIONS_CACHE_MS = 10_000
const TOKEN = 'token-of-the-scraper'
const silent = { write: () => undefined }
const never = () => new Promise<never>(() => undefined)

describe('health of the embedded API', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(newSeededMemory())
  })
  afterAll(() => api.app.close())

  it('is never cached or rate limited', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { statusCode, headers } = await api.get(path)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
      expect(headers).not.toHaveProperty('x-ratelimit-remaining')
    }
  })

  it('has no metrics without a token', async () => {
    expect((await api.get('/metrics')).statusCode).toBe(404)
  })

  it('is not ready without its database, although the process lives', async () => {
    await api.database.close()
    expect((await api.get('/healthz')).statusCode).toBe(200)
    expect((await api.get('/readyz')).statusCode).toBe(503)
  })
})

describe('readiness of an operator’s back end', () => {
  const readinessOf = async (url: string) => {
    const app = await buildServer({ kind: 'operator', url }, null, { log: silent })
    const { statusCode } = await app.inject('/readyz')
    await app.close()
    return statusCode
  }

  it.each([
    [200, 200],
    [302, 200],
    [401, 200],
    [500, 503],
  ])('for a status of %i is %i', async (status, expected) => {
    const backend = fastify()
    backend.get('/api/v2/status/', (_, reply) => reply.status(status).header('location', '/elsewhere').send({}))
    expect(await readinessOf(await backend.listen({ port: 0, host: '127.0.0.1' }))).toBe(expected)
    await backend.close()
  })

  it('is 503 for a back end that does not answer', async () => {
    expect(await readinessOf('http://127.0.0.1:9')).toBe(503)
  })
})

describe('createReadiness', () => {
  it('fails after the time limit', async () => {
    expect(await createReadiness(never, 1)()).toBe(false)
  })

  it('runs one check for all requests', async () => {
    let checkCount = 0
    const check = Promise.withResolvers<boolean>()
    const isReady = createReadiness(() => {
      checkCount += 1
      return check.promise
    })
    const both = [isReady(), isReady()]
    check.resolve(true)
    expect([await Promise.all(both), checkCount]).toEqual([[true, true], 1])
    await isReady()
    expect(checkCount).toBe(2)
  })
})

describe('/metrics', () => {
  let api: TestApi
  beforeAll(async () => {
    const poolUsage = () => ({ busy: 3, idle: 5, waiting: 2 })
    api = await startTestApi(seededMemory(), { metrics: { token: TOKEN, poolUsage } })
  })
  afterAll(() => api.stop())
  const scrape = (authorization?: string) =>
    api.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

  it.each([undefined, 'Bearer wrong', TOKEN, `Bearer ${TOKEN} `])('refuse %s', async (authorization) => {
    const { statusCode, body, headers } = await scrape(authorization)
    expect([statusCode, body, headers['www-authenticate']]).toEqual([401, '', 'Bearer'])
  })

  it('count rejections by their code, although their status is 200', async () => {
    await post(api, '/v2/auth/login/', { login: 'known', password: 'secret-1', recaptcha: 'forged' })
    const { body } = await scrape(`Bearer ${TOKEN}`)
    expect(body).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/v2/auth/login/",status="200",code="24"} 1',
    )
  })

  it('show the active sessions, counted at most every ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'], now: 0 })
    // Past the count of an earlier test, in real time.
    vi.advanceTimersByTime(SESSIONS_CACHE_MS * 1000)
    const sessions = async () =>
      /^active_sessions (?<count>\S+)$/mu.exec((await scrape(`Bearer ${TOKEN}`)).body)?.groups?.['count']
    expect(await sessions()).toBe('0')
    await signUp(api)
    expect(await sessions()).toBe('0')
    vi.advanceTimersByTime(SESSIONS_CACHE_MS)
    expect(await sessions()).toBe('1')
    await sql`alter table player_sessions rename to player_sessions_gone`.execute(api.database.db)
    vi.advanceTimersByTime(SESSIONS_CACHE_MS)
    expect(await sessions()).toBe('Nan')
    await sql`alter table player_sessions_gone rename to player_sessions`.execute(api.database.db)
    vi.useRealTimers()
  })

  it('count requests by route and status without their parameters, and measure event loop and pool', async () => {
    await api.get('/api/v2/status/?token=canary')
    await api.get('/api/v2/tournament/canary')
    await api.get('/canary')
    const { body, headers } = await scrape(`Bearer ${TOKEN}`)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v2/status/",status="200",code="0"} 1',
    )
    expect(body).toContain('route="/api/v2/tournament/:tournament",status="404"')
    expect(body).toContain('route="unknown",status="404"')
    expect(body).not.toContain('canary')
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/mu)
    expect(body).toContain('database_connections{state="waiting"} 2')
  })
})

it('openDatabase reports the usage of a PostgreSQL pool', async () => {
  const { source, stop } = await raceDatabase()
  const api = await startTestApi(source)
  const usage = api.database.poolUsage?.()
  if (source.kind === 'postgres') expect(usage).toMatchObject({ busy: 0, waiting: 0, idle: expect.any(Number) })
  else expect(usage).toBeUndefined()
  await api.stop()
  await stop()
})
