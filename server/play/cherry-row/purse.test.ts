import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const MIN_CYCLE_MS = 2500

describe('Cherry Row purse', () => {
  let api: TestApi
  let cookie = ''
  let [first, second, third] = ['', '', '']
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const openPurse = async () => {
    const { headers, ...response } = await api.app.inject({ url: '/play/cherry-row/purse', headers: { cookie } })
    cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    return { ...response.json(), cookieAttributes: String(headers['set-cookie']) }
  }
  const send = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/play/cherry-row/${path}`, headers: { cookie }, payload })
  const spin = async (id: string, stake = 1000) => (await send('spin', { id, stake, game: 'cherry-row' })).json()
  beforeEach(async () => {
    cookie = ''
    ;[first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    await openPurse()
  })
  afterEach(() => api.clock.fix(TEST_NOW))

  it('is an HttpOnly, SameSite=Strict cookie', async () => {
    expect((await openPurse()).cookieAttributes).toMatch(/HttpOnly; SameSite=Strict/u)
  })

  it('plays a round once per id and rejects an unknown stake', async () => {
    const played = await spin(first)
    expect(played).toMatchObject({ error: 0, data: { id: first, stake: 1000 } })
    expect(await spin(first)).toEqual(played)
    expect(await spin(second, 777)).toMatchObject({ error: 1 })
  })

  it('accepts the next round after 2.5 s of system time, also with a fixed sandbox clock', async () => {
    await spin(first)
    api.pass(MIN_CYCLE_MS - 1)
    expect(await spin(second)).toMatchObject({ error: 5, data: { waitMs: 1 } })
    api.pass(1)
    expect(await spin(second)).toMatchObject({ error: 0 })
    const played = await api.database.db
      .selectFrom('play_rounds')
      .select('played_at')
      .where('id', 'in', [first, second])
      .execute()
    expect(played.map(({ played_at }) => played_at.getTime())).toEqual([TEST_NOW, TEST_NOW])
  })

  it('keeps the delay when the sandbox clock moves', async () => {
    await spin(first)
    api.clock.fix(TEST_NOW + 60_000)
    expect(await spin(second)).toMatchObject({ error: 5, data: { waitMs: MIN_CYCLE_MS } })
  })

  it('accepts a round after the system clock was set back', async () => {
    await spin(first)
    api.pass(-60_000)
    expect(await spin(second)).toMatchObject({ error: 0 })
  })

  it('returns the remaining delay with a round, a repeated round and the purse', async () => {
    expect(await spin(first)).toMatchObject({ data: { waitMs: MIN_CYCLE_MS } })
    api.pass(1000)
    expect(await spin(first)).toMatchObject({ data: { waitMs: MIN_CYCLE_MS - 1000 } })
    expect(await openPurse()).toMatchObject({ data: { waitMs: MIN_CYCLE_MS - 1000 } })
    api.pass(MIN_CYCLE_MS)
    expect(await openPurse()).toMatchObject({ data: { waitMs: 0 } })
  })

  it('is rejected after a sandbox reset until the browser requests a new one', async () => {
    await spin(first)
    await api.app.inject({ method: 'POST', url: '/api/sandbox/reset', payload: {} })
    expect(await spin(second)).toMatchObject({ error: 200 })
    expect((await send('refill', {})).json()).toMatchObject({ error: 200 })
    const remaining = await api.database.db.selectFrom('play_sessions').select('id').execute()
    expect(remaining).toEqual([])
    const oldCookie = cookie
    expect(await openPurse()).toMatchObject({ data: { balance: 100_000, waitMs: 0 } })
    expect(cookie).not.toBe(oldCookie)
    expect(await spin(third)).toMatchObject({ error: 0 })
  })
})
