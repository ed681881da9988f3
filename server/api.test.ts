import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPayload } from '#contract/call.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { getGames, openGame } from '#contract/games.ts'
import { getJackpots } from '#contract/jackpots.ts'
import { getCountryCodes, getMeta, getMetaPage, getNotifications, getSlides } from '#contract/site.ts'
import { getStatus } from '#contract/status.ts'
import { getFaq, getPaymentInfo, getPromos } from '#contract/info.ts'
import { PAGES } from '#contract/pages.ts'
import {
  getActiveTournaments,
  getTournament,
  getTournamentGames,
  getTournamentResults,
  getTournaments,
} from '#contract/tournaments.ts'
import { getLuckyWinners, getWinners } from '#contract/winners.ts'
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

  it('answers in both languages, every group with answers', async () => {
    for (const language of ['ru', 'en']) {
      const { items: faq } = await read(getFaq, '/api/v2/faq', language)
      const { items: payments } = await read(getPaymentInfo, '/api/v2/payment-info', language)
      expect(faq).toHaveLength(8)
      expect(payments).toHaveLength(5)
      for (const { title, answers } of [...faq, ...payments]) {
        expect(title).not.toBe('')
        expect(answers.length).toBeGreaterThanOrEqual(3)
        expect(answers.every(({ text }) => text.length > 30)).toBe(true)
        expect(/[а-яё]{3}/iu.test(title)).toBe(language === 'ru')
      }
    }
  })

  it('has seven promotions that hold and two that do not', async () => {
    const { items } = await read(getPromos, '/api/v2/promo')
    expect(items.filter(({ is_active }) => is_active)).toHaveLength(7)
    expect(items).toHaveLength(9)
    for (const { path, text } of items) {
      expect(text).toContain('<')
      expect((await api.app.inject(path)).statusCode).toBe(200)
    }
  })

  it('says of every page what it is, in both languages', async () => {
    for (const language of ['ru', 'en']) {
      const { items } = await read(getMeta, '/api/v2/meta', language)
      for (const page of Object.keys(PAGES)) {
        expect(items[page]?.title, page).not.toBe('')
        expect(items[page]?.description.length, page).toBeGreaterThan(80)
        expect(items[page]?.keywords, page).not.toBe('')
      }
      for (const page of ['terms-and-conditions', 'instructions', 'responsible-gaming', 'levels']) {
        expect((await read(getMetaPage, `/api/v2/meta/${page}`, language)).content.length, page).toBeGreaterThan(300)
      }
    }
  })

  it('sorts tournaments by time: three run, two are to come, five are over', async () => {
    const { active, upcoming, finished } = await read(getTournaments, '/api/v2/tournament/all')
    expect([active.length, upcoming.length, finished.length]).toEqual([3, 2, 5])
    expect(active.every(({ started_at, ended_at }) => started_at <= NOW && ended_at > NOW)).toBe(true)
    expect(upcoming.every(({ started_at }) => started_at > NOW)).toBe(true)
    expect(finished.every(({ ended_at }) => ended_at <= NOW)).toBe(true)
  })

  it('computes a table from the rounds of those who take part', async () => {
    const { tournament, games, prizes, results } = await read(getTournament, '/api/v2/tournament/polar-race')
    expect(prizes.reduce((sum, { amount }) => sum + amount, 0)).toBe(tournament.fund)
    expect(prizes).toHaveLength(40)
    expect(games).toHaveLength(24)
    expect(results.map(({ place }) => place)).toEqual(results.map((_, at) => at + 1))
    expect(results.map(({ result }) => result)).toEqual(results.map(({ result }) => result).toSorted((a, b) => b - a))
    expect(results.length).toBeGreaterThan(40)
    const rounds = await api.database.db
      .selectFrom('house_rounds as round')
      .innerJoin('tournament_players as entry', 'entry.player_id', 'round.player_id')
      .innerJoin('tournament_games as game', (join) =>
        join.onRef('game.game_id', '=', 'round.game_id').onRef('game.tournament_id', '=', 'entry.tournament_id'),
      )
      .select(['round.player_id', 'round.stake_kopecks'])
      .where('entry.tournament_id', '=', tournament.id)
      .where('round.played_at', '>=', new Date(tournament.started_at))
      .where('round.played_at', '<', new Date(NOW))
      .execute()
    const byPlayer = new Map<number, number>()
    for (const { player_id, stake_kopecks } of rounds) {
      byPlayer.set(player_id, (byPlayer.get(player_id) ?? 0) + stake_kopecks)
    }
    expect(results[0]?.result).toBe(Math.floor(Math.max(...byPlayer.values()) / 1000))
  })

  it.each([
    ['small-eight', 8],
    ['great-crowd', 250],
    ['quiet-start', 0],
    ['amber-cup', 0],
  ])('has so many players in %s: %d', async (slug, count) => {
    const { tournament, results, games } = await read(getTournament, `/api/v2/tournament/${slug}`)
    expect(results).toHaveLength(count)
    expect((await read(getTournamentResults, `/api/v2/tournament/${tournament.id}/results`)).items).toEqual(results)
    expect((await read(getTournamentGames, `/api/v2/tournament/${tournament.id}/games`)).items).toEqual(games)
  })

  it.each(['none', '999', '%3Cscript%3E', "x'--"])('knows no tournament %s', async (slug) => {
    const answer = await get(`/api/v2/tournament/${slug}`)
    expect(answer.statusCode).toBe(404)
    expect(readEnvelope(answer.json())).toMatchObject({ kind: 'refused', code: 1 })
  })

  it('names a list of lucky wins the same in every language, and anew when it changes', async () => {
    const russian = await read(getLuckyWinners, '/api/v2/winners/lucky')
    const english = await read(getLuckyWinners, '/api/v2/winners/lucky', 'en')
    expect(russian.items.length).toBeGreaterThan(3)
    expect(english.hash).toBe(russian.hash)
    expect(english.items.map(({ slug }) => slug)).toEqual(russian.items.map(({ slug }) => slug))
    expect(english.items.map(({ game }) => game)).not.toEqual(russian.items.map(({ game }) => game))
  })

  it('lets the house play on while time passes, once for each moment', async () => {
    const count = async () =>
      Number(
        (
          await api.database.db
            .selectFrom('house_rounds')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await count()
    const { tournament } = await read(getTournament, '/api/v2/tournament/polar-race')
    expect(await count()).toBe(before)
    api.clock.fix(NOW + 3_600_000)
    const answers = await Promise.all([1, 2, 3].map(() => read(getTournament, '/api/v2/tournament/polar-race')))
    expect(await count()).toBe(before + 300)
    expect(answers[2]?.tournament.results_updated_at).toBeGreaterThan(tournament.results_updated_at ?? 0)
    api.clock.fix(NOW)
  })

  it('says what a pot starts from and takes of a stake', async () => {
    const { pots } = await read(getJackpots, '/api/v2/jackpot/')
    expect(pots.map(({ seed, share }) => [seed, share])).toEqual([
      [1000, 0.4],
      [10_000, 0.3],
      [100_000, 0.2],
      [1_000_000, 0.1],
    ])
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
