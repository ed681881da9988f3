import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const A_CYCLE = 2500

describe.each(sources)('the purse of Cherry Row on %s', (_, source) => {
  let api: TestApi
  let cookie = ''
  let [first, second, third] = ['', '', '']
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const openPurse = async () => {
    const { headers, ...answer } = await api.app.inject({ url: '/play/cherry-row/purse', headers: { cookie } })
    cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    return { ...answer.json(), rules: String(headers['set-cookie']) }
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

  it('is a cookie that no script and no other site can use', async () => {
    expect((await openPurse()).rules).toMatch(/HttpOnly; SameSite=Strict/u)
  })

  it('plays a round once for its id, and refuses a stake that there is not', async () => {
    const played = await spin(first)
    expect(played).toMatchObject({ error: 0, data: { id: first, stake: 1000 } })
    expect(await spin(first)).toEqual(played)
    expect(await spin(second, 777)).toMatchObject({ error: 1 })
  })

  it('accepts the next round after 2.5 seconds of real time, also where the clock of the sandbox stands', async () => {
    await spin(first)
    api.pass(A_CYCLE - 1)
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

  it('hurries nobody who moves the clock of the sandbox', async () => {
    await spin(first)
    api.clock.fix(TEST_NOW + 60_000)
    expect(await spin(second)).toMatchObject({ error: 5, data: { waitMs: A_CYCLE } })
  })

  it('is free again when the clock of the machine was set back', async () => {
    await spin(first)
    api.pass(-60_000)
    expect(await spin(second)).toMatchObject({ error: 0 })
  })

  it('says how long the next round waits: with a round, with the same round again, with the purse', async () => {
    expect(await spin(first)).toMatchObject({ data: { waitMs: A_CYCLE } })
    api.pass(1000)
    expect(await spin(first)).toMatchObject({ data: { waitMs: A_CYCLE - 1000 } })
    expect(await openPurse()).toMatchObject({ data: { waitMs: A_CYCLE - 1000 } })
    api.pass(A_CYCLE)
    expect(await openPurse()).toMatchObject({ data: { waitMs: 0 } })
  })

  it('that a reset has taken away plays and fills nothing, until the browser has asked for a new one', async () => {
    await spin(first)
    await api.app.inject({ method: 'POST', url: '/api/sandbox/reset', payload: {} })
    expect(await spin(second)).toMatchObject({ error: 200 })
    expect((await send('refill', {})).json()).toMatchObject({ error: 200 })
    const left = await api.database.db.selectFrom('play_sessions').select('id').execute()
    expect(left).toEqual([])
    const gone = cookie
    expect(await openPurse()).toMatchObject({ data: { balance: 100_000, waitMs: 0 } })
    expect(cookie).not.toBe(gone)
    expect(await spin(third)).toMatchObject({ error: 0 })
  })
})
