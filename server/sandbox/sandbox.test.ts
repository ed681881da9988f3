import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getStatus } from '#contract/status.ts'
import { post, signUp } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)
afterEach(() => vi.unstubAllEnvs())

describe.each(sources)('the sandbox on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const status = async (token: string) => {
    const answer = await api.app.inject({ url: '/api/v2/status/', headers: { authorization: `Token ${token}` } })
    return getStatus.data.parse(answer.json().data)
  }
  const send = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/sandbox/${path}`, payload })

  it('gives a player what is wished, and the player sees it', async () => {
    const token = await signUp(api, { login: 'steered', phone: '+79995550001' })
    const { id } = await status(token)
    await sandbox(api, 'player', { id, level: 4, points: 7, balance: 1234.56 })
    expect(await status(token)).toMatchObject({ level: 4, current_points: 7, balance: 1234.56, status: 'Любитель 2' })
    await sandbox(api, 'player', { id, blocked: true })
    expect(await status(token)).toMatchObject({ id: 0 })
    const { players } = await sandbox(api, 'player', { id, blocked: false })
    expect(players[0]).toMatchObject({ id, login: 'steered', contact: '+79995550001', level: 4, blocked: false })
    expect(await status(token)).toMatchObject({ id })
  })

  it('says for half a minute how a bonus has ended', async () => {
    const token = await signUp(api, { login: 'lucky', phone: '+79995550003' })
    const { id } = await status(token)
    await sandbox(api, 'player', { id, bonus: 500.5 })
    expect((await status(token)).bonusNotify).toEqual({ status: 'ok', win: 500.5 })
    await sandbox(api, 'player', { id, bonus: null })
    expect((await status(token)).bonusNotify).toEqual({ status: 'lost', win: 0 })
    api.clock.fix(TEST_NOW + 30_000)
    expect((await status(token)).bonusNotify).toBeNull()
    api.clock.fix(TEST_NOW)
  })

  it('moves the clock, and lets it run', async () => {
    expect(await sandbox(api)).toMatchObject({ now: TEST_NOW, stands: true })
    const next = await sandbox(api, 'clock', { now: new Date(TEST_NOW + 60_000).toISOString() })
    expect(next).toMatchObject({ now: TEST_NOW + 60_000, stands: true })
    const running = await sandbox(api, 'clock', { now: null })
    expect(running.stands).toBe(false)
    expect(Math.abs(running.now - Date.now())).toBeLessThan(60_000)
    api.clock.fix(TEST_NOW)
  })

  it('shows what support was written, and nobody’s key to it', async () => {
    const visit = '0123456789abcdef0123456789abcdef'
    await post(api, `/v2/support/${visit}`, { id: 'f'.repeat(32), text: 'Привет', client: {} })
    const { support } = await sandbox(api)
    expect(support).toContainEqual(expect.objectContaining({ author: 'visitor', text: 'Привет' }))
    expect(JSON.stringify(support)).not.toContain(visit)
  })

  it.each([
    ['clock', { now: 'tomorrow' }, 400],
    ['player', { id: 1 }, 400],
    ['player', { id: 1, level: 18 }, 400],
    ['player', { id: 1, balance: -1 }, 400],
    ['player', { id: 1, points: 1.5 }, 400],
    ['player', { id: 999_999, level: 1 }, 404],
    ['arrived', { id: 999_999 }, 404],
    ['player', { id: 2 ** 31, level: 1 }, 404],
    ['papers', { id: -(2 ** 31) - 1, confirmed: true }, 404],
    ['arrived', { id: 2 ** 31 }, 404],
    ['method', { method: 'pigeon', closed: true }, 400],
  ])('refuses %s %j', async (path, body, code) => expect((await send(path, body)).statusCode).toBe(code))

  it('begins anew: people are gone, the content is there', async () => {
    const token = await signUp(api, { login: 'forgotten', phone: '+79995550002' })
    const before = await api.get('/api/v2/games/?t=d')
    await sandbox(api, 'method', { method: 'sms', closed: true })
    expect(await sandbox(api, 'reset', {})).toMatchObject({ players: [], outbox: [], support: [], closed: [] })
    expect(await status(token)).toMatchObject({ id: 0 })
    expect((await api.get('/api/v2/games/?t=d')).json()).toEqual(before.json())
  })

  it('takes no more room however often it begins anew', async () => {
    const room = async () => {
      const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('house_rounds') as bytes`.execute(
        api.database.db,
      )
      return rows[0]?.bytes ?? Number.NaN
    }
    await sandbox(api, 'reset', {})
    const once = await room()
    for (let time = 0; time < 4; time += 1) await sandbox(api, 'reset', {})
    // Old rows beside the new ones, and their room is then used again.
    expect(await room()).toBeLessThan(1.5 * once)
  })

  it('is a page in both languages, and no part of it in production', async () => {
    expect((await api.get('/sandbox', 'en')).body).toContain('<h1>Sandbox console</h1>')
    expect((await api.get('/sandbox?lang=ru', 'en')).body).toContain('<h1>Консоль песочницы</h1>')
    vi.stubEnv('NODE_ENV', 'production')
    const earnest = await restarted(api)
    for (const url of ['/sandbox', '/sandbox/console.js', '/api/sandbox/state']) {
      expect([url, (await earnest.app.inject(url)).statusCode]).toEqual([url, 404])
    }
    const clock = await earnest.app.inject({ method: 'POST', url: '/api/sandbox/clock', payload: { now: null } })
    expect(clock.statusCode).toBe(404)
    await earnest.app.close()
  })
})
