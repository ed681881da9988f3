import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oddTournament } from '#server/testing/hostile-items.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { buildServer } from '#server/http/build.ts'

const folder = mkdtempSync(join(tmpdir(), 'cassiopeia-site-'))
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="ru"><head><title>Было</title><meta\n name="description" content="было" /></head><body></body></html>',
)
mkdirSync(join(folder, 'assets'))
for (const name of ['app-1.js', 'app-1.css', 'challenge-worker-1.js']) writeFileSync(join(folder, 'assets', name), '')
afterAll(() => rmSync(folder, { recursive: true }))

const match = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const headOf = (html: string) => ({
  title: match(html, /<title>([^<]*)/u),
  description: match(html, /name="description" content="([^"]*)/u),
  sharedTitle: match(html, /property="og:title" content="([^"]*)/u),
  sharedDescription: match(html, /property="og:description" content="([^"]*)/u),
  keywords: match(html, /name="keywords" content="([^"]*)/u),
  canonical: match(html, /rel="canonical" href="([^"]*)/u),
})

describe('site files', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory(), {}, folder)
  })
  afterAll(() => api.stop())

  it.each(['app-1.js', 'app-1.css'])('%s has no header that only a document needs', async (name) => {
    const { headers } = await api.get(`/assets/${name}`)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(JSON.stringify(headers).length).toBeLessThan(450)
  })

  it('keep the policy of a worker', async () => {
    const { headers } = await api.get('/assets/challenge-worker-1.js')
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
  })
})

describe('site document', () => {
  let api: TestApi
  const open = async (path: string) => {
    const { statusCode, body } = await api.get(path)
    return { statusCode, ...headOf(body), body }
  }
  beforeAll(async () => {
    api = await startTestApi(seededMemory(), { origin: 'https://casino.example' }, folder)
  })
  afterAll(() => api.stop())

  it('is called like its tournament, in both languages, and says in plain words what that is', async () => {
    const russian = await open('/tournaments/polar-race')
    expect(russian).toMatchObject({
      statusCode: 200,
      title: 'Полярная гонка — Кассиопея',
      sharedTitle: 'Полярная гонка — Кассиопея',
    })
    expect(russian.description).toMatch(/^Шесть суток по северным играм\. Сорок призовых мест/u)
    expect(russian.sharedDescription).toBe(russian.description)
    expect(russian.description?.length).toBeLessThanOrEqual(160)
    const english = await open('/tournaments/polar-race?lang=en')
    expect(english).toMatchObject({ title: 'Polar Race | Cassiopeia', sharedTitle: 'Polar Race | Cassiopeia' })
    expect(english.description).toMatch(/^Six days of northern games\./u)
    expect(english.canonical).toBe('https://casino.example/tournaments/polar-race?lang=en')
  })

  it('is called like its game and names the provider, in both languages', async () => {
    const russian = await open('/game/cherry-row')
    expect(russian).toMatchObject({ title: 'Вишнёвый Ряд — Кассиопея', sharedTitle: 'Вишнёвый Ряд — Кассиопея' })
    expect(russian.description).toMatch(/^Вишнёвый Ряд, провайдер Песочница: /u)
    const english = await open('/game/cherry-row?lang=en')
    expect(english.title).toBe('Cherry Row | Cassiopeia')
    expect(english.description).toMatch(/^Cherry Row by Sandbox House: /u)
  })

  it.each([
    ['/faq?lang=en', '', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['/faq?lang=en', 'language=en', undefined],
    ['/faq?lang=<script>', '', undefined],
    ['/faq', '', undefined],
  ])('%s with the cookie %j sets %j, so that its links lead on in its language', async (url, cookie, expected) => {
    const response = await api.app.inject({ url, headers: { cookie } })
    expect(response.headers['set-cookie']).toBe(expected)
  })

  it('is the 404 page without URLs for an unknown tournament', async () => {
    const missing = await open('/tournaments/none?lang=en')
    expect(missing.statusCode).toBe(404)
    expect(missing.title).toBe('Cassiopeia: online casino with slots, tables and tournaments')
    expect(missing.canonical).toBeUndefined()
    expect(missing.body).not.toMatch(/og:url|hreflang/u)
    expect((await open('/no-such-page')).canonical).toBeUndefined()
  })

  it('is the 404 page without URLs for an unknown game', async () => {
    const missing = await open('/game/no-such-game?lang=en')
    expect(missing.statusCode).toBe(404)
    expect(missing.body).not.toMatch(/canonical|og:url|hreflang/u)
    const game = await open('/game/cherry-row?lang=en')
    expect([game.statusCode, game.canonical]).toEqual([200, 'https://casino.example/game/cherry-row?lang=en'])
  })

  it('is rate limited', async () => {
    expect((await api.get('/')).headers).toHaveProperty('x-ratelimit-remaining')
  })

  it('has the metadata of the games page for every game list', async () => {
    const { statusCode, title, description, keywords } = await open('/games/slot?lang=en')
    expect(statusCode).toBe(200)
    expect(title).toBe('Slots, table games, jackpots and new games | Cassiopeia')
    expect(description).toMatch(/^About\s110\sgames/u)
    expect(keywords).toContain('roulette')
  })

  it('and sent codes use the configured site host', async () => {
    const recoveries = recoveryHelpers(() => api)
    const { phone, from } = await recoveries.registerUser()
    await recoveries.startRecovery(phone, from)
    const [sent] = (await sandbox(api)).outbox
    expect(sent?.body).toMatch(/\n@casino\.example #\d{6}$/u)
  })

  it('is in the sitemap for every tournament', async () => {
    const { body } = await open('/sitemap.xml')
    expect(body).toContain('<loc>https://casino.example/tournaments/polar-race?lang=en</loc>')
    expect(body).toContain('<loc>https://casino.example/tournaments/quiet-start</loc>')
  })

  it.each(['/profile', '/forbidden', '/payment-notify'])('falls back to the metadata of the site: %s', async (path) => {
    const { title, sharedTitle, description, sharedDescription, keywords } = await open(`${path}?lang=en`)
    expect(title).toBe('Cassiopeia: online casino with slots, tables and tournaments')
    expect(sharedTitle).toBe(title)
    expect(description).toMatch(/^Slots, table games, jackpots/u)
    expect(sharedDescription).toBe(description)
    expect(keywords).toBeUndefined()
  })

  it.each([
    ['/profile', 'no-store'],
    ['/profile?lang=en', 'no-store'],
    ['/profile/', 'no-store'],
    ['/cashbox', 'no-store'],
    ['/cashbox/history', 'no-store'],
    ['/invoice?id=5', 'no-store'],
    ['/invoice/magnet-card?transaction=ab', 'no-store'],
    ['/payment-notify/rejected', 'no-store'],
    ['/invoices', 'no-cache'],
    ['/profiles', 'no-cache'],
    ['/', 'no-cache'],
    ['/faq', 'no-cache'],
  ])('of %s has cache-control %s', async (path, cacheControl) => {
    expect((await api.get(path)).headers['cache-control']).toBe(cacheControl)
  })

  it.each([
    ['/', 'strict-origin'],
    ['/cashbox', 'strict-origin'],
    ['/invoice?id=5', 'no-referrer'],
    ['/invoice/wait?id=5', 'no-referrer'],
    ['/payment-notify?transaction=ab', 'no-referrer'],
  ])('of %s has referrer-policy %s', async (path, policy) => {
    expect((await api.get(path)).headers['referrer-policy']).toBe(policy)
  })

  it.each([
    ['/invoice/swiftpay-card?transaction=ab', true],
    ['/invoice/gex-card', true],
    ['/invoice/magnet-card', false],
    ['/', false],
  ])('loads nothing of other hosts and sends no form on a card page: %s', async (path, isStrict) => {
    const policy = String((await api.get(path)).headers['content-security-policy'])
    const directives = Object.fromEntries(
      policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    )
    expect(directives['img-src']?.includes('https:')).toBe(!isStrict)
    expect(directives['frame-src']).toEqual(isStrict ? ["'none'"] : ["'self'", 'https:'])
    expect(directives['form-action']).toEqual([isStrict ? "'none'" : "'self'"])
  })

  it.each([
    ['/', 'none'],
    ['/profile', 'none'],
    ['/no-such-page', 'none'],
    ['/no-such-file.js', 'none'],
    ['/api/v2/status/', 'none'],
    ['/player', 'none'],
    ['/play/cherry-row/', 'self'],
  ])('cannot be framed, except games and animated slides by the site: %s', async (path, ancestors) => {
    const { headers } = await api.get(path)
    expect(headers['content-security-policy']).toContain(`frame-ancestors '${ancestors}'`)
    expect(headers['x-frame-options']).toBe(ancestors === 'none' ? 'DENY' : 'SAMEORIGIN')
  })

  it.each(['/api/v2/status/', '/api/v2/user/sessions', '/api/v2/nothing', '//api/v2/status/', '/%61pi/v2/status/'])(
    // Otherwise a sign-out would have to clear the cache, including 278 kB of static files.
    'leaves player data to API responses that are not cached: %s',
    async (path) => expect((await api.get(path)).headers['cache-control']).toBe('no-store'),
  )
})

describe('site document without SITE_URL', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory(), {}, folder)
  })
  afterAll(() => api.stop())
  const open = (host: string, path: string) => api.app.inject({ url: path, headers: { host, 'accept-encoding': 'br' } })

  it('does not depend on the Host header, which can be forged', async () => {
    const { rawPayload } = await open('casino.example', '/promo')
    const text = brotliDecompressSync(rawPayload).toString()
    expect(text).toContain('<title>')
    expect(text).not.toMatch(/canonical|og:url|casino\.example/u)
    expect((await open('evil.example', '/promo')).rawPayload).toEqual(rawPayload)
  })

  it('has the URLs of this machine, for development', async () => {
    const { rawPayload } = await open('localhost:4173', '/promo')
    expect(headOf(brotliDecompressSync(rawPayload).toString()).canonical).toBe('http://localhost:4173/promo')
  })

  it('is one document for all unknown games and tournaments', async () => {
    const { rawPayload } = await open('casino.example', '/game/none-1')
    for (const path of ['/game/none-2', '/tournaments/none-3', '/none-4'])
      expect((await open('casino.example', path)).rawPayload).toEqual(rawPayload)
  })
})

it('sitePages with an operator’s back end serve unknown tournaments, which only the app can check', async () => {
  const app = await buildServer({ kind: 'operator', url: 'http://127.0.0.1:9' }, folder)
  const { statusCode, body } = await app.inject('/tournaments/none')
  expect(statusCode).toBe(200)
  expect(headOf(body)).toMatchObject({ title: 'Было', description: 'было', canonical: undefined })
  await app.close()
})

it('sitePages list an operator’s tournaments in the sitemap with one cached request', async () => {
  const backend = fastify()
  let requestCount = 0
  backend.get('/api/v2/tournament/all', () => {
    requestCount += 1
    return { error: 0, code: 0, active: [oddTournament(''), { id: 8 }], upcoming: null, finished: null }
  })
  const app = await buildServer({ kind: 'operator', url: await backend.listen({ port: 0, host: '127.0.0.1' }) }, folder)
  for (const _ of [1, 2]) expect((await app.inject('/sitemap.xml')).body).toMatch(/\/tournaments\/race<\/loc>/u)
  const { body } = await app.inject({ url: '/tournaments/race', headers: { host: 'localhost' } })
  expect(headOf(body).canonical).toBe('http://localhost/tournaments/race')
  expect(requestCount).toBe(1)
  await Promise.all([app.close(), backend.close()])
  const withoutBackend = await buildServer({ kind: 'operator', url: 'http://127.0.0.1:9' }, folder)
  expect((await withoutBackend.inject('/sitemap.xml')).body).toMatch(/\/levels<\/loc>/u)
  await withoutBackend.close()
})
