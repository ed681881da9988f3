import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPayload } from '#contract/call.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { getGames, openGame } from '#contract/games.ts'
import { getJackpots } from '#contract/jackpots.ts'
import { getCountryCodes, getMeta, getMetaPage, getNotifications, getSlides } from '#contract/site.ts'
import { getStatus } from '#contract/status.ts'
import { getActiveTournaments } from '#contract/tournaments.ts'
import { getWinners } from '#contract/winners.ts'
import { createSandboxClock } from './clock.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from './db/open.ts'
import { createHouse } from './house/house.ts'
import { buildServer } from './http/build.ts'
import { seedContent } from './seed/seed.ts'
import { temporaryPostgres } from './testing/temporary-postgres.ts'

const NOW = Date.parse('2026-01-10T12:00:00Z')

async function startApi(
  source: DatabaseSource,
): Promise<{ app: FastifyInstance; database: OpenDatabase; clock: ReturnType<typeof createSandboxClock> }> {
  const database = await openDatabase(source)
  const clock = createSandboxClock(NOW)
  await seedContent(database.db, { now: NOW, seed: 1, games: null })
  const app = await buildServer(
    { kind: 'embedded', services: { db: database.db, clock, seed: 1, house: createHouse(database.db, 1) } },
    null,
  )
  return { app, database, clock }
}

const postgres = await temporaryPostgres()
if (postgres === null) console.log('No PostgreSQL on this machine: the calls are tested on PGlite only.')
const sources: [string, DatabaseSource][] = [
  ['PGlite', { kind: 'memory' }],
  ...(postgres === null
    ? []
    : [['PostgreSQL', { kind: 'postgres', url: postgres.url }] satisfies [string, DatabaseSource]]),
]
afterAll(() => postgres?.stop())

describe.each(sources)('the reference API on %s', (_, source) => {
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi(source)
  })
  afterAll(async () => {
    await api.app.close()
    await api.database.close()
  })

  const get = (url: string, language = 'ru') => api.app.inject({ url, headers: { 'accept-language': language } })
  async function payload(url: string, language = 'ru'): Promise<unknown> {
    const envelope = readEnvelope((await get(url, language)).json())
    if (envelope.kind !== 'accepted') throw new Error(`${url}: ${envelope.kind}`)
    return envelope.payload
  }
  async function read<Data>(
    call: Parameters<typeof readPayload<Data>>[0],
    url: string,
    language = 'ru',
  ): Promise<Data> {
    const answer = readPayload(call, await payload(url, language))
    if (answer.kind !== 'read') throw new Error(`${url}: ${answer.path} ${answer.reason}`)
    expect(answer.dropped).toEqual([])
    return answer.data
  }

  it('knows a guest', async () => {
    expect(await read(getStatus, '/api/v2/status/')).toMatchObject({ id: 0, login: '' })
  })

  it('sends a long answer compressed to who reads that, and a short one as it is', async () => {
    const encoded = async (url: string, accepted: string) => {
      const { headers, rawPayload } = await api.app.inject({ url, headers: { 'accept-encoding': accepted } })
      return { encoding: headers['content-encoding'] ?? 'none', bytes: rawPayload.length }
    }
    const plain = await encoded('/api/v2/games/?t=d', 'identity')
    const brotli = await encoded('/api/v2/games/?t=d', 'gzip, br')
    expect(plain.encoding).toBe('none')
    expect(brotli.encoding).toBe('br')
    expect(brotli.bytes).toBeLessThan(plain.bytes / 4)
    expect((await encoded('/api/v2/games/?t=d', 'gzip')).encoding).toBe('gzip')
    expect((await encoded('/api/v2/status/', 'gzip, br')).encoding).toBe('none')
  })

  it('lists the games of a device, most played first, in both languages', async () => {
    const desktop = await read(getGames, '/api/v2/games/?t=d')
    const mobile = await read(getGames, '/api/v2/games/?t=m', 'en')
    expect(desktop.games).toHaveLength(108)
    expect(mobile.games).toHaveLength(107)
    expect(desktop.providers).toHaveLength(12)
    expect(desktop.jackpots).toHaveLength(14)
    expect(desktop.games.filter(({ is_roulette }) => is_roulette)).toHaveLength(20)
    expect(desktop.games.find(({ slug }) => slug === 'cherry-row')?.name).toBe('Вишнёвый Ряд')
    expect(mobile.games.find(({ slug }) => slug === 'cherry-row')?.name).toBe('Cherry Row')
    expect(desktop.games.some(({ id }) => id === desktop.gameOfDay)).toBe(true)
  })

  it('opens a demo by slug and by id, and refuses what it must', async () => {
    const bySlug = await read(openGame, '/api/v2/games/cherry-row?type=demo')
    expect(bySlug.url).toBe('/play/cherry-row?game=cherry-row&lang=ru')
    expect(await read(openGame, `/api/v2/games/${bySlug.id}?type=demo`)).toEqual(bySlug)
    expect(readEnvelope((await get('/api/v2/games/no-such?type=demo')).json())).toMatchObject({ code: 500 })
    expect(readEnvelope((await get('/api/v2/games/durak-club?type=demo')).json())).toMatchObject({ code: 501 })
    expect(readEnvelope((await get('/api/v2/games/limit-x?type=demo')).json())).toMatchObject({ code: 504 })
    expect(readEnvelope((await get('/api/v2/games/cherry-row?type=real')).json())).toMatchObject({ code: 200 })
  })

  it('counts a hit, and refuses one of no game', async () => {
    const before = (await read(getGames, '/api/v2/games/?t=d')).games.find(({ slug }) => slug === 'cherry-row')
    await api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id: before?.id } })
    const after = (await read(getGames, '/api/v2/games/?t=d')).games.find(({ slug }) => slug === 'cherry-row')
    expect(after?.hits).toBe((before?.hits ?? 0) + 1)
    const refusal = await api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id: 99_999 } })
    expect(readEnvelope(refusal.json())).toMatchObject({ code: 500 })
    const invalid = await api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id: 'x' } })
    expect(readEnvelope(invalid.json())).toMatchObject({ code: 1 })
  })

  it('has jackpots that grow with the clock and are the sum of their pots', async () => {
    const before = await read(getJackpots, '/api/v2/jackpot/')
    api.clock.fix(NOW + 100_000)
    const after = await read(getJackpots, '/api/v2/jackpot')
    api.clock.fix(NOW)
    expect(after.total - before.total).toBeCloseTo(120, 0)
    expect(before.pots.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(before.total, 2)
  })

  it('shows winners by amount, jackpots by date, from rounds that can be computed again', async () => {
    const { weekly, monthly, jackpot } = await read(getWinners, '/api/v2/winners')
    expect(weekly.map(({ win }) => win)).toEqual(weekly.map(({ win }) => win).toSorted((a, b) => b - a))
    expect(monthly[0]?.win).toBeGreaterThanOrEqual(weekly[0]?.win ?? 0)
    expect(jackpot.map(({ date }) => date)).toEqual(jackpot.map(({ date }) => date).toSorted((a, b) => b - a))
    expect(weekly.every(({ date }) => date <= NOW && date > NOW - 7 * 86_400_000)).toBe(true)
  })

  it('runs three tournaments now', async () => {
    const { items } = await read(getActiveTournaments, '/api/v2/tournament/active')
    expect(items).toHaveLength(3)
    expect(items.every(({ started_at, ended_at }) => started_at <= NOW && ended_at > NOW)).toBe(true)
  })

  it('says the rest in the language that was asked for', async () => {
    expect(await read(getNotifications, '/api/v2/notifications', 'en')).toContain(
      'This is a reference build: all money here is play money.',
    )
    expect((await read(getSlides, '/api/v2/slides')).items).toHaveLength(6)
    expect((await read(getMeta, '/api/v2/meta')).items['home']?.title).toContain('Кассиопея')
    expect((await read(getMetaPage, '/api/v2/meta/home', 'en')).title).toContain('Cassiopeia')
    expect((await read(getCountryCodes, '/api/v2/country/codes')).items).toHaveLength(15)
  })

  it('answers an unknown call with the envelope and 404, and dates every answer by its clock', async () => {
    const unknown = await get('/api/v2/nothing')
    expect(unknown.statusCode).toBe(404)
    expect(readEnvelope(unknown.json())).toMatchObject({ code: 1 })
    expect((await get('/api/v2/slides')).headers['date']).toBe(new Date(NOW).toUTCString())
  })

  it('plays a round once for its id, refuses haste, and keeps the purse', async () => {
    const purse = await api.app.inject({ url: '/play/cherry-row/purse' })
    const cookie = String(purse.headers['set-cookie']).split(';')[0] ?? ''
    expect(String(purse.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/u)
    const spin = (id: string, stake = 1000) =>
      api.app.inject({
        method: 'POST',
        url: '/play/cherry-row/spin',
        headers: { cookie },
        payload: { id, stake, game: 'cherry-row' },
      })
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const first = (await spin(id)).json()
    expect(first).toMatchObject({ error: 0, data: { id, stake: 1000 } })
    expect((await spin(id)).json()).toEqual(first)
    const other = '1f8fad5b-d9cb-469f-a165-70867728950e'
    expect((await spin(other)).json()).toMatchObject({ error: 5, data: { waitMs: 2500 } })
    api.clock.fix(NOW + 2500)
    expect((await spin(other)).json()).toMatchObject({ error: 0 })
    api.clock.fix(NOW)
    expect((await spin('2f8fad5b-d9cb-469f-a165-70867728950e', 777)).json()).toMatchObject({ error: 1 })
  })
})

describe('the same clock and seed', () => {
  it('give the same answers, byte for byte', async () => {
    const answers = async () => {
      const { app, database } = await startApi({ kind: 'memory' })
      const paths = [
        'games/?t=d',
        'jackpot/',
        'slides',
        'winners',
        'tournament/active',
        'notifications',
        'meta',
        'country/codes',
      ]
      const bodies = await Promise.all(paths.map(async (path) => (await app.inject({ url: `/api/v2/${path}` })).body))
      await app.close()
      await database.close()
      return bodies
    }
    expect(await answers()).toEqual(await answers())
  })
})
