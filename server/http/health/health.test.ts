import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '#server/http/build.ts'
import { post } from '#server/testing/accounts.ts'
import { payDeposit } from '#server/testing/deposits.ts'
import { cancelPayout, createWithdrawal, registerPayee } from '#server/testing/withdrawals.ts'
import { newSeededMemory, raceDatabase, seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { measureDatabase } from './database-gauges.ts'
import { createReadiness } from './readiness.ts'

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
    // Where a redirect leads is not the back end.
    backend.get('/elsewhere', (_, reply) => reply.status(500).send({}))
    expect(await readinessOf(await backend.listen({ port: 0, host: '127.0.0.1' }))).toBe(expected)
    await backend.close()
  })

  it('is 503 for a back end that does not answer', async () => {
    expect(await readinessOf('http://127.0.0.1:9')).toBe(503)
  })
})

it('/metrics of an operator’s back end have requests, but no money', async () => {
  const backend = { kind: 'operator', url: 'http://127.0.0.1:9' } as const
  const app = await buildServer(backend, null, { log: silent, metrics: { token: TOKEN, poolUsage: null } })
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  await app.close()
  expect(body).toContain('http_request_duration_seconds')
  expect(body).not.toMatch(/ledger_|payments_|database_/u)
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

  const valueOf = async (name: string): Promise<number | undefined> => {
    const { body } = await scrape(`Bearer ${TOKEN}`)
    const line = body.split('\n').find((text) => text.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.slice(name.length))
  }

  it('show what the database knows, as it was read last', async () => {
    const measure = () => measureDatabase(api.database.db, api.clock.now())
    const values = () =>
      Promise.all(['active_sessions', 'oldest_open_payout_seconds', 'ledger_contradictions'].map(valueOf))
    await measure()
    expect(await values()).toEqual([0, 0, 0])
    const { from } = await registerPayee(api)
    await createWithdrawal(api, from)
    const initialTime = api.clock.now()
    api.clock.fix(initialTime + 90_000)
    await api.database.db.updateTable('ledger_checks').set({ contradictions: 2 }).execute()
    expect(await values()).toEqual([0, 0, 0])
    await measure()
    expect(await values()).toEqual([1, 90, 2])
    await sql`alter table ledger_checks rename to ledger_checks_gone`.execute(api.database.db)
    await expect(measure()).rejects.toThrow(/ledger_checks/u)
    expect(await values()).toEqual([Number.NaN, Number.NaN, Number.NaN])
    await sql`alter table ledger_checks_gone rename to ledger_checks`.execute(api.database.db)
    await api.database.db.updateTable('ledger_checks').set({ contradictions: 0 }).execute()
    api.clock.fix(initialTime)
  })

  it('count the money that moves and what becomes of payments', async () => {
    const names = [
      'ledger_transfers_total{kind="payin"}',
      'ledger_kopecks_total{kind="payin"}',
      'payments_total{direction="payin",provider="sandbox",stage="paid"}',
      'payments_total{direction="payout",provider="sandbox",stage="cancelled"}',
    ]
    const { from } = await registerPayee(api)
    const before = await Promise.all(names.map(valueOf))
    await cancelPayout(api, from, (await createWithdrawal(api, from)).id)
    await payDeposit(api, from, 1002)
    const after = await Promise.all(names.map(valueOf))
    expect(after.map((value = 0, index) => value - (before[index] ?? 0))).toEqual([1, 100_200, 1, 1])
  })

  it('count requests by route and status without their parameters, and measure event loop and pool', async () => {
    await api.get('/api/v2/status/?token=canary')
    await api.get('/api/v2/tournament/canary')
    await api.get('/canary')
    const { body, headers } = await scrape(`Bearer ${TOKEN}`)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v2/status/",status="200",code="0"} ',
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
