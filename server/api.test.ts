import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvelope } from '#contract/core/envelope.ts'
import { getGames } from '#contract/lobby/games.ts'
import { openGame } from '#contract/lobby/play.ts'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import { getCountryCodes } from '#contract/lobby/country-codes.ts'
import { getMeta, getMetaPage } from '#contract/lobby/meta.ts'
import { getNotifications, getSlides } from '#contract/lobby/site.ts'
import { getStatus } from '#contract/player/status.ts'
import { readAs, registerUser } from './testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from './testing/test-api.ts'

describe('reference API', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  it('returns the guest status without a token', async () => {
    expect(await api.read(getStatus, '/api/v2/status/')).toMatchObject({ id: 0, login: '' })
  })

  it('compresses long responses if the client accepts it, and leaves short ones', async () => {
    const fetchEncoded = async (url: string, accepted: string) => {
      const { headers, rawPayload } = await api.app.inject({ url, headers: { 'accept-encoding': accepted } })
      return { encoding: headers['content-encoding'] ?? 'none', bytes: rawPayload.length }
    }
    const plain = await fetchEncoded('/api/v2/games/?t=d', 'identity')
    const brotli = await fetchEncoded('/api/v2/games/?t=d', 'gzip, br')
    expect(plain.encoding).toBe('none')
    expect(brotli.encoding).toBe('br')
    expect(brotli.bytes).toBeLessThan(plain.bytes / 4)
    expect((await fetchEncoded('/api/v2/games/?t=d', 'gzip')).encoding).toBe('gzip')
    expect((await fetchEncoded('/api/v2/status/', 'gzip, br')).encoding).toBe('none')
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

  it('opens a demo by slug and by id, and rejects unavailable games', async () => {
    const bySlug = await api.read(openGame, '/api/v2/games/cherry-row?type=demo')
    const url = expect.stringMatching(/^\/play\/cherry-row\?game=cherry-row&lang=ru#[\w-]{43}$/u)
    expect(bySlug.url).toEqual(url)
    expect(await api.read(openGame, `/api/v2/games/${bySlug.id}?type=demo`)).toEqual({ ...bySlug, url })
    expect(readEnvelope((await api.get('/api/v2/games/no-such?type=demo')).json())).toMatchObject({ code: 500 })
    expect(readEnvelope((await api.get('/api/v2/games/jacks-club?type=demo')).json())).toMatchObject({ code: 501 })
    expect(readEnvelope((await api.get('/api/v2/games/launch-pad?type=demo')).json())).toMatchObject({ code: 504 })
    expect(readEnvelope((await api.get('/api/v2/games/cherry-row?type=real')).json())).toMatchObject({ code: 200 })
    const { from } = await registerUser(api, 'real-player')
    expect(await readAs(api, { ...openGame, path: '/v2/games/cherry-row?type=real' }, from)).toMatchObject({ url })
  })

  it('counts a hit and rejects unknown games', async () => {
    const before = (await api.read(getGames, '/api/v2/games/?t=d')).games.find(({ slug }) => slug === 'cherry-row')
    await api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id: before?.id } })
    // The list is cached for two seconds.
    api.pass(2000)
    const after = (await api.read(getGames, '/api/v2/games/?t=d')).games.find(({ slug }) => slug === 'cherry-row')
    expect(after?.hits).toBe((before?.hits ?? 0) + 1)
    const unknown = [99_999, 0, -1, 2 ** 31, 3_000_000_000, -(2 ** 31) - 1]
    const rejections = await Promise.all(
      unknown.map((id) => api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id } })),
    )
    expect(rejections.map((response) => readEnvelope(response.json()))).toEqual(
      unknown.map(() => expect.objectContaining({ kind: 'rejected', code: 500 })),
    )
    const invalid = await api.app.inject({ method: 'POST', url: '/api/v2/games/', payload: { id: 'x' } })
    expect(readEnvelope(invalid.json())).toMatchObject({ code: 1 })
  })

  it('returns jackpots that grow over time and sum up to the total', async () => {
    const before = await api.read(getJackpots, '/api/v2/jackpot/')
    api.clock.fix(TEST_NOW + 100_000)
    const after = await api.read(getJackpots, '/api/v2/jackpot')
    const { db } = api.database
    const { staked } = await db
      .selectFrom('bot_rounds as round')
      .innerJoin('games as game', 'game.id', 'round.game_id')
      .select(({ fn }) => fn.sum('stake_kopecks').as('staked'))
      .where('game.pot_id', 'is not', null)
      .where('played_at', '>', new Date(TEST_NOW))
      .executeTakeFirstOrThrow()
    api.clock.fix(TEST_NOW)
    expect(after.total).toBeGreaterThan(before.total)
    // One percent of the bots' stakes in these games, in rubles; no jackpot was won meanwhile.
    expect(after.total - before.total).toBeCloseTo(Number(staked) / 100 / 100, 2)
    expect(before.pots.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(before.total, 2)
  })

  it('returns the seed and share of every pot', async () => {
    const { pots } = await api.read(getJackpots, '/api/v2/jackpot/')
    expect(pots.map(({ seed, share }) => [seed, share])).toEqual([
      [1000, 0.4],
      [10_000, 0.3],
      [100_000, 0.2],
      [1_000_000, 0.1],
    ])
  })

  it('localises notifications, slides, metadata and country codes', async () => {
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

  it('responds to an unknown call with an envelope and 404, and sets Date from its clock', async () => {
    const unknown = await api.get('/api/v2/nothing')
    expect(unknown.statusCode).toBe(404)
    expect(readEnvelope(unknown.json())).toMatchObject({ code: 1 })
    expect((await api.get('/api/v2/slides')).headers['date']).toBe(new Date(TEST_NOW).toUTCString())
  })
})

describe('reference API with the same clock and seed', () => {
  it('returns byte-identical responses', async () => {
    const fetchAll = async () => {
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
    expect(await fetchAll()).toEqual(await fetchAll())
  })
})
