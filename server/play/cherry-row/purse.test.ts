import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { interleave } from '#server/testing/interleave.ts'
import { callAsFrame, startPlaying } from '#server/testing/launch.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const MIN_CYCLE_MS = 2500

describe('Cherry Row purse', () => {
  let api: TestApi
  let token = ''
  let [first, second, third] = ['', '', '']
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const readPurse = async () => (await callAsFrame(api, token, 'purse')).json()
  const refill = async () => (await callAsFrame(api, token, 'refill', {})).json()
  const spin = async (id: string, stake = 1000, from = api) =>
    (await callAsFrame(from, token, 'spin', { id, stake })).json()
  beforeEach(async () => {
    ;[first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    token = await startPlaying(api)
  })
  afterEach(() => api.clock.fix(TEST_NOW))

  it('plays a round once per id and rejects an unknown stake', async () => {
    const played = await spin(first)
    expect(played).toMatchObject({ error: 0, data: { id: first, stake: 1000 } })
    expect(await spin(first)).toEqual(played)
    expect(await spin(second, 777)).toMatchObject({ error: errorCode.invalidRequest })
  })

  it('rejects a played id with another stake', async () => {
    const { data } = await spin(first)
    expect(await spin(first, 500)).toMatchObject({ error: errorCode.parametersInvalid })
    expect(await readPurse()).toMatchObject({ data: { balance: data.balance } })
  })

  it('rejects the round id of another purse without taking a stake', async () => {
    await spin(first)
    token = await startPlaying(api)
    const response = await callAsFrame(api, token, 'spin', { id: first, stake: 1000 })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: errorCode.invalidRequest })
    expect(await readPurse()).toMatchObject({ data: { balance: 100_000, waitMs: 0 } })
  })

  it('records the game of its launch, whatever game the frame names', async () => {
    await callAsFrame(api, token, 'spin', { id: first, stake: 1000, game: 'no-such-game' })
    const round = await api.database.db
      .selectFrom('play_rounds')
      .select('game_slug')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    expect(round.game_slug).toBe('cherry-row')
  })

  it('accepts the next round after 2.5 s of system time, also with a fixed sandbox clock', async () => {
    await spin(first)
    api.pass(MIN_CYCLE_MS - 1)
    expect(await spin(second)).toMatchObject({ error: errorCode.tooManyRequests, data: { waitMs: 1 } })
    api.pass(1)
    expect(await spin(second)).toMatchObject({ error: 0 })
    const played = await api.database.db
      .selectFrom('play_rounds')
      .select('played_at')
      .where('id', 'in', [first, second])
      .execute()
    expect(played.map(({ played_at }) => played_at.getTime())).toEqual([TEST_NOW, TEST_NOW])
  })

  it('judges the delay by the time when it is locked, not when the request arrived', async () => {
    await spin(first)
    const isLocked = ({ rows: [row] }: { rows: readonly object[] }) => row !== undefined && 'server_seed' in row
    const waiting = await interleave(api, isLocked, async () => api.pass(MIN_CYCLE_MS))
    expect(await spin(second, 1000, waiting)).toMatchObject({ error: 0 })
    await waiting.app.close()
  })

  it('keeps the delay when the sandbox clock moves', async () => {
    await spin(first)
    api.clock.fix(TEST_NOW + 60_000)
    expect(await spin(second)).toMatchObject({ error: errorCode.tooManyRequests, data: { waitMs: MIN_CYCLE_MS } })
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
    expect(await readPurse()).toMatchObject({ data: { waitMs: MIN_CYCLE_MS - 1000 } })
    api.pass(MIN_CYCLE_MS)
    expect(await readPurse()).toMatchObject({ data: { waitMs: 0 } })
  })

  it('is rejected after a sandbox reset until the game is opened again', async () => {
    await spin(first)
    await api.app.inject({ method: 'POST', url: '/api/sandbox/reset', payload: {} })
    expect(await spin(second)).toMatchObject({ error: errorCode.notSignedIn })
    expect(await refill()).toMatchObject({ error: errorCode.notSignedIn })
    const remaining = await api.database.db.selectFrom('play_sessions').select('id').execute()
    expect(remaining).toEqual([])
    token = await startPlaying(api)
    expect(await readPurse()).toMatchObject({ data: { balance: 100_000, waitMs: 0 } })
    expect(await spin(third)).toMatchObject({ error: 0 })
  })
})

describe('Cherry Row document', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  it.each(['game=a%00b', 'game=no-such', 'game=a&game=b', 'game=', `game=${'a'.repeat(1000)}`])(
    'is not found for %s',
    async (query) => expect((await api.get(`/play/cherry-row?${query}`)).statusCode).toBe(404),
  )

  it.each(['', 'lang=a%00b', 'lang=ru&lang=en', 'lang=de'])('is in Russian for %j', async (query) => {
    const response = await api.get(`/play/cherry-row?${query}`)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<html lang="ru"')
  })
})
