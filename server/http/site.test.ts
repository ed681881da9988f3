import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oddTournament } from '#server/testing/hostile-items.ts'
import { recoveriesOf } from '#server/testing/recoveries.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { buildServer } from './build.ts'

const folder = mkdtempSync(join(tmpdir(), 'cassiopeia-site-'))
writeFileSync(
  join(folder, 'index.html'),
  '<html lang="ru"><head><title>Было</title><meta\n name="description" content="было" /></head><body></body></html>',
)
afterAll(() => rmSync(folder, { recursive: true }))

const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const headOf = (html: string) => ({
  title: found(html, /<title>([^<]*)/u),
  description: found(html, /name="description" content="([^"]*)/u),
  sharedTitle: found(html, /property="og:title" content="([^"]*)/u),
  sharedDescription: found(html, /property="og:description" content="([^"]*)/u),
  keywords: found(html, /name="keywords" content="([^"]*)/u),
  canonical: found(html, /rel="canonical" href="([^"]*)/u),
})

describe('a document of the site', () => {
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
    expect(russian).toMatchObject({ statusCode: 200, title: 'Полярная гонка', sharedTitle: 'Полярная гонка' })
    expect(russian.description).toMatch(/^Шесть суток по северным играм\. Сорок призовых мест/u)
    expect(russian.sharedDescription).toBe(russian.description)
    expect(russian.description?.length).toBeLessThanOrEqual(160)
    const english = await open('/tournaments/polar-race?lang=en')
    expect(english).toMatchObject({ title: 'Polar Race', sharedTitle: 'Polar Race' })
    expect(english.description).toMatch(/^Six days through the northern games\./u)
    expect(english.canonical).toBe('https://casino.example/tournaments/polar-race?lang=en')
  })

  it('is the not-found page where there is no such tournament, and names no address', async () => {
    const missing = await open('/tournaments/none?lang=en')
    expect(missing.statusCode).toBe(404)
    expect(missing.title).toBe('Cassiopeia: online casino with slots, tables and tournaments')
    expect(missing.canonical).toBeUndefined()
    expect(missing.body).not.toMatch(/og:url|hreflang/u)
    expect((await open('/no-such-page')).canonical).toBeUndefined()
  })

  it('has the words of the games at every type of them', async () => {
    const { statusCode, title, description, keywords } = await open('/games/slot?lang=en')
    expect(statusCode).toBe(200)
    expect(title).toBe('Slots, table games, jackpots and new games: Cassiopeia')
    expect(description).toMatch(/^About\s110\sgames/u)
    expect(keywords).toContain('roulette')
  })

  it('and a code that is sent are of the site’s own address, whatever host is asked', async () => {
    const recoveries = recoveriesOf(() => api)
    const { phone, from } = await recoveries.somebody()
    await recoveries.begun(phone, from)
    const [sent] = (await sandbox(api)).outbox
    expect(sent?.body).toMatch(/\n@casino\.example #\d{6}$/u)
  })

  it('is in the sitemap where it is of a tournament that there is', async () => {
    const { body } = await open('/sitemap.xml')
    expect(body).toContain('<loc>https://casino.example/tournaments/polar-race?lang=en</loc>')
    expect(body).toContain('<loc>https://casino.example/tournaments/quiet-start</loc>')
  })

  it.each(['/profile', '/game/cherry-row', '/forbidden', '/payment-notify'])(
    'is called like the site where a page has no words of its own: %s',
    async (path) => {
      const { title, sharedTitle, description, sharedDescription, keywords } = await open(`${path}?lang=en`)
      expect(title).toBe('Cassiopeia: online casino with slots, tables and tournaments')
      expect(sharedTitle).toBe(title)
      expect(description).toMatch(/^Slots, table games, jackpots/u)
      expect(sharedDescription).toBe(description)
      expect(keywords).toBeUndefined()
    },
  )

  it.each([
    ['/profile', 'no-store'],
    ['/profile?lang=en', 'no-store'],
    ['/profile/', 'no-store'],
    ['/cashbox', 'no-store'],
    ['/cashbox/history', 'no-store'],
    ['/profiles', 'no-cache'],
    ['/', 'no-cache'],
    ['/faq', 'no-cache'],
  ])('of %s is kept by nobody where it is a player’s own: %s', async (path, kept) => {
    expect((await api.get(path)).headers['cache-control']).toBe(kept)
  })

  it.each([
    ['/', 'none'],
    ['/profile', 'none'],
    ['/no-such-page', 'none'],
    ['/no-such-file.js', 'none'],
    ['/api/v2/status/', 'none'],
    ['/player', 'none'],
    ['/play/cherry-row/', 'self'],
  ])('is framed by nobody, but for a game and a moving slide, which the site frames: %s', async (path, who) => {
    const { headers } = await api.get(path)
    expect(headers['content-security-policy']).toContain(`frame-ancestors '${who}'`)
    expect(headers['x-frame-options']).toBe(who === 'none' ? 'DENY' : 'SAMEORIGIN')
  })

  it.each(['/api/v2/status/', '/api/v2/user/sessions', '/api/v2/nothing'])(
    // Else a logout would have to clear the browser's cache, and with it 278 kB of the site's own files.
    'holds nothing of a player, and no cache keeps the answers that do: %s',
    async (path) => expect((await api.get(path)).headers['cache-control']).toBe('no-store'),
  )
})

it('leaves a tournament of an operator to the app: the server does not know which there are', async () => {
  const app = await buildServer({ kind: 'operator', url: 'http://127.0.0.1:9' }, folder)
  const { statusCode, body } = await app.inject('/tournaments/none')
  expect(statusCode).toBe(200)
  expect(headOf(body)).toMatchObject({ title: 'Было', description: 'было' })
  await app.close()
})

it("tells search engines of an operator's tournaments as far as the back end tells of them, which is asked once", async () => {
  const backend = fastify()
  let asked = 0
  backend.get('/api/v2/tournament/all', () => {
    asked += 1
    return { error: 0, code: 0, active: [oddTournament(''), { id: 8 }], upcoming: null, finished: null }
  })
  const app = await buildServer({ kind: 'operator', url: await backend.listen({ port: 0, host: '127.0.0.1' }) }, folder)
  for (const _ of [1, 2]) expect((await app.inject('/sitemap.xml')).body).toMatch(/\/tournaments\/race<\/loc>/u)
  expect(asked).toBe(1)
  await Promise.all([app.close(), backend.close()])
  const alone = await buildServer({ kind: 'operator', url: 'http://127.0.0.1:9' }, folder)
  expect((await alone.inject('/sitemap.xml')).body).toMatch(/\/levels<\/loc>/u)
  await alone.close()
})
