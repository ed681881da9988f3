import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getRound } from '#contract/play/rounds.ts'
import { getStatus } from '#contract/player/status.ts'
import { engines } from '#games/registry.ts'
import { verifyRound } from '#games/verify.ts'
import { post, read, readAs, rejection, signUp } from '#server/testing/accounts.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import {
  productionSettings,
  restarted,
  sandboxOf,
  seededMemory,
  startTestApi,
  TEST_NOW,
  type TestApi,
} from '#server/testing/test-api.ts'

describe('sandbox', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const status = async (token: string) => {
    const response = await api.app.inject({ url: '/api/v2/status/', headers: { authorization: `Token ${token}` } })
    return getStatus.data.parse(response.json().data)
  }
  const send = (path: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api/sandbox/${path}`, payload })

  it('changes a player', async () => {
    const token = await signUp(api, { login: 'steered', phone: '+79995550001' })
    const { id } = await status(token)
    await sandbox(api, 'player', { id, level: 4, points: 7, balance: 1234.56 })
    expect(await status(token)).toMatchObject({ level: 4, current_points: 7, balance: 1234.56, status: 'Любитель 2' })
    await sandbox(api, 'player', { id, blocked: true })
    expect(await read(api, '/v2/status/', { token })).toMatchObject(rejection(26))
    const { players } = await sandbox(api, 'player', { id, blocked: false })
    expect(players[0]).toMatchObject({ id, login: 'steered', contact: '+79995550001', level: 4, blocked: false })
    expect(await status(token)).toMatchObject({ id })
  })

  it('grants no tier bonus, whose amount depends on the tier', async () => {
    const { id } = await status(await signUp(api, { login: 'tierless', phone: '+79995550008' }))
    expect((await send('give', { id, offer: 'tier' })).statusCode).toBe(400)
  })

  it('plays no round while another one of the player is open', async () => {
    const token = await signUp(api, { login: 'halfway', phone: '+79995550009' })
    const { id } = await status(token)
    await sandbox(api, 'player', { id, balance: 100 })
    const play = await startPlaying(api, { token }, 'jacks-plus', 'real')
    await callPlay(api, play, 'round', { id: randomUUID(), bet: { stake: 1000 } })
    expect((await send('stake', { id, amount: 10 })).statusCode).toBe(404)
    expect(await status(token)).toMatchObject({ balance: 90 })
  })

  it('gives the next round of the last bet a result, whose proof holds', async () => {
    const token = await signUp(api, { login: 'chosen', phone: '+79995550010' })
    const { id } = await status(token)
    await sandbox(api, 'player', { id, balance: 100 })
    expect((await send('next-round', { id, result: 'win' })).statusCode).toBe(404)
    const { slug } = await api.database.db
      .selectFrom('games')
      .select('slug')
      .where('pot_id', 'is not', null)
      .where('is_table', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow()
    const play = await startPlaying(api, { token }, slug, 'real')
    const playRound = async () => {
      // The pace of the game has passed.
      await api.database.db.updateTable('play_purses').set({ last_round_at: null }).execute()
      let { data } = (await callPlay(api, play, 'round', { id: randomUUID(), bet: { stake: 1000 } })).json()
      const act = (payload: object) => callPlay(api, play, `round/${data.id}/act`, payload)
      while (!data.isOver) ({ data } = (await act({ step: data.step, action: { spin: true } })).json())
      return data
    }
    await playRound()
    await sandbox(api, 'next-round', { id, result: 'loss' })
    expect(await playRound()).toMatchObject({ win: 0 })
    await sandbox(api, 'next-round', { id, result: 'win' })
    expect((await playRound()).win).toBeGreaterThan(1000)
    // A jackpot is hit at the number 1921 of these seeds, so that few numbers are tried.
    await sql`update seed_pairs set server_seed = 's', client_seed = 'c', nonce = 1900 where revealed_at is null`.execute(
      api.database.db,
    )
    await sandbox(api, 'next-round', { id, result: 'jackpot' })
    expect((await playRound()).jackpot).toBeGreaterThan(0)
    await sandbox(api, 'next-round', { id, result: 'bigWin' })
    const { id: round, win } = await playRound()
    expect(win).toBeGreaterThanOrEqual(10_000)
    await post(api, '/v2/play/fairness', {}, { token })
    const { proof } = await readAs(api, { ...getRound, path: `/v2/play/rounds/${round}` }, { token })
    if (proof === null) throw new Error('No proof')
    const seeds = { serverSeed: proof.server_seed, clientSeed: proof.client_seed, nonce: proof.nonce }
    const { round: verified } = verifyRound(
      engines['amber-coast'],
      seeds,
      JSON.parse(proof.bet),
      JSON.parse(proof.actions),
    )
    expect(verified).toMatchObject({ win })
  })

  it('reports the outcome of a bonus for 30 s', async () => {
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

  it('sets and resumes the clock', async () => {
    expect(await sandbox(api)).toMatchObject({ now: TEST_NOW, isClockFixed: true })
    const next = await sandbox(api, 'clock', { now: new Date(TEST_NOW + 60_000).toISOString() })
    expect(next).toMatchObject({ now: TEST_NOW + 60_000, isClockFixed: true })
    const running = await sandbox(api, 'clock', { now: null })
    expect(running.isClockFixed).toBe(false)
    expect(Math.abs(running.now - Date.now())).toBeLessThan(60_000)
    api.clock.fix(TEST_NOW)
  })

  it('shows support messages without their access key', async () => {
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
    ['documents', { id: -(2 ** 31) - 1, confirmed: true }, 404],
    ['arrived', { id: 2 ** 31 }, 404],
    ['method', { method: 'pigeon', closed: true }, 400],
  ])('rejects %s %j', async (path, body, code) => expect((await send(path, body)).statusCode).toBe(code))

  it.each([
    [{ host: 'evil.example' }, 421],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 403],
    [{ host: '192.168.1.20:3000' }, 200],
    [{ host: '[::1]:3000' }, 200],
    [{ host: 'my-laptop:3000' }, 200],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
  ])('answers a request with %j with %i', async (headers, code) => {
    expect((await api.app.inject({ url: '/api/sandbox/state', headers })).statusCode).toBe(code)
  })

  it('resets users and keeps the content', async () => {
    const token = await signUp(api, { login: 'forgotten', phone: '+79995550002' })
    const before = await api.get('/api/v2/games/?t=d')
    await sandbox(api, 'method', { method: 'sms', closed: true })
    expect(await sandbox(api, 'reset', {})).toMatchObject({ players: [], outbox: [], support: [], closed: [] })
    expect(await status(token)).toMatchObject({ id: 0 })
    expect((await api.get('/api/v2/games/?t=d')).json()).toEqual(before.json())
  })

  it('does not grow with repeated resets', async () => {
    const tableSize = async () => {
      const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('bot_rounds') as bytes`.execute(
        api.database.db,
      )
      return rows[0]?.bytes ?? Number.NaN
    }
    await sandbox(api, 'reset', {})
    const initialSize = await tableSize()
    for (let time = 0; time < 4; time += 1) await sandbox(api, 'reset', {})
    // Old and new rows coexist once; afterwards the space is reused.
    expect(await tableSize()).toBeLessThan(1.5 * initialSize)
  })

  it('has a page in both languages and is absent in production', async () => {
    expect((await api.get('/sandbox', 'en')).body).toContain('<h1>Sandbox console</h1>')
    expect((await api.get('/sandbox?lang=ru', 'en')).body).toContain('<h1>Консоль песочницы</h1>')
    const productionApi = await restarted(api, {}, { sandbox: sandboxOf(productionSettings()) })
    for (const url of ['/sandbox', '/sandbox/console.js', '/api/sandbox/state']) {
      expect([url, (await productionApi.app.inject(url)).statusCode]).toEqual([url, 404])
    }
    const clock = await productionApi.app.inject({ method: 'POST', url: '/api/sandbox/clock', payload: { now: null } })
    expect(clock.statusCode).toBe(404)
    await productionApi.app.close()
  })
})
