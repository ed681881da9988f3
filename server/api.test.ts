import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvelope } from '#contract/envelope.ts'
import { getGames } from '#contract/games.ts'
import { openGame } from '#contract/play.ts'
import { getJackpots } from '#contract/jackpots.ts'
import { getCountryCodes } from '#contract/country-codes.ts'
import { getMeta, getMetaPage } from '#contract/meta.ts'
import { getNotifications, getSlides } from '#contract/site.ts'
import { getStatus } from '#contract/status.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from './testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('the reference API on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  it('knows a guest', async () => {
    expect(await api.read(getStatus, '/api/v2/status/')).toMatchObject({ id: 0, login: '' })
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
    const desktop = await api.read(getGames, '/api/v2/games/?t=d')
    const mobile = await api.read(getGames, '/api/v2/games/?t=m', 'en')
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
    const bySlug = await api.read(openGame, '/api/v2/games/cherry-row?type=demo')
    expect(bySlug.url).toBe('/play/cherry-row?game=cherry-row&lang=ru')
    expect(await api.read(openGame, `/api/v2/games/${bySlug.id}?type=demo`)).toEqual(bySlug)
    expect(readEnvelope((await api.get('/api/v2/games/no-such?type=demo')).json())).toMatchObject({ code: 500 })
    expect(readEnvelope((await api.get('/api/v2/games/durak-club?type=demo')).json())).toMatchObject({ code: 501 })
    expect(readEnvelope((await api.get('/api/v2/games/limit-x?type=demo')).json())).toMatchObject({ code: 504 })
    expect(readEnvelope((await api.get('/api/v2/games/cherry-row?type=real')).json())).toMatchObject({ code: 200 })
  })

  it('counts a hit, and refuses one of no game', async () => {
    const before = (await api.read(getGames, '/api/v2/games/?t=d')).games.find(({ slug }) => slug === 'cherry-row')
    await api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id: before?.id } })
    const after = (await api.read(getGames, '/api/v2/games/?t=d')).games.find(({ slug }) => slug === 'cherry-row')
    expect(after?.hits).toBe((before?.hits ?? 0) + 1)
    const unknown = [99_999, 0, -1, 2 ** 31, 3_000_000_000, -(2 ** 31) - 1]
    const refusals = await Promise.all(
      unknown.map((id) => api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id } })),
    )
    expect(refusals.map((answer) => readEnvelope(answer.json()))).toEqual(
      unknown.map(() => expect.objectContaining({ kind: 'refused', code: 500 })),
    )
    const invalid = await api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id: 'x' } })
    expect(readEnvelope(invalid.json())).toMatchObject({ code: 1 })
  })

  it('has jackpots that grow with the clock and are the sum of their pots', async () => {
    const before = await api.read(getJackpots, '/api/v2/jackpot/')
    api.clock.fix(TEST_NOW + 100_000)
    const after = await api.read(getJackpots, '/api/v2/jackpot')
    const { db } = api.database
    const { staked } = await db
      .selectFrom('house_rounds as round')
      .innerJoin('games as game', 'game.id', 'round.game_id')
      .select(({ fn }) => fn.sum('stake_kopecks').as('staked'))
      .where('game.pot_id', 'is not', null)
      .where('played_at', '>', new Date(TEST_NOW))
      .executeTakeFirstOrThrow()
    api.clock.fix(TEST_NOW)
    expect(after.total).toBeGreaterThan(before.total)
    // One percent of what the players of the house have staked in these games, in rubles; none has hit a pot meanwhile.
    expect(after.total - before.total).toBeCloseTo(Number(staked) / 100 / 100, 2)
    expect(before.pots.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(before.total, 2)
  })

  it('says what a pot starts from and takes of a stake', async () => {
    const { pots } = await api.read(getJackpots, '/api/v2/jackpot/')
    expect(pots.map(({ seed, share }) => [seed, share])).toEqual([
      [1000, 0.4],
      [10_000, 0.3],
      [100_000, 0.2],
      [1_000_000, 0.1],
    ])
  })

  it('says the rest in the language that was asked for', async () => {
    expect(await api.read(getNotifications, '/api/v2/notifications', 'en')).toContain(
      'This is a reference build: all money here is play money.',
    )
    const { items: slides } = await api.read(getSlides, '/api/v2/slides')
    expect(slides).toHaveLength(6)
    const frames = slides.filter(({ type }) => type === 'iframe')
    expect(frames).toHaveLength(1)
    const frame = await api.get(frames[0]?.iframe_url ?? '')
    expect(frame.headers['content-type']).toContain('text/html')
    expect(frame.headers['content-security-policy']).toContain("default-src 'none'")
    expect(frame.body).toContain('<svg')
    expect((await api.read(getMeta, '/api/v2/meta')).items['home']?.title).toContain('Кассиопея')
    expect((await api.read(getMetaPage, '/api/v2/meta/home', 'en')).title).toContain('Cassiopeia')
    expect((await api.read(getCountryCodes, '/api/v2/country/codes')).items).toHaveLength(15)
  })

  it('answers an unknown call with the envelope and 404, and dates every answer by its clock', async () => {
    const unknown = await api.get('/api/v2/nothing')
    expect(unknown.statusCode).toBe(404)
    expect(readEnvelope(unknown.json())).toMatchObject({ code: 1 })
    expect((await api.get('/api/v2/slides')).headers['date']).toBe(new Date(TEST_NOW).toUTCString())
  })
})

describe('the same clock and seed', () => {
  it('give the same answers, byte for byte', async () => {
    const answers = async () => {
      const api = await startTestApi({ kind: 'memory' })
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
      const bodies = await Promise.all(paths.map(async (path) => (await api.get(`/api/v2/${path}`)).body))
      await api.stop()
      return bodies
    }
    expect(await answers()).toEqual(await answers())
  })
})
