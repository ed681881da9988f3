import fastify, { type FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '#server/http/build.ts'
import { useBuiltGames } from '#server/testing/built-games.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="ru"><head><title>t</title></head></html>')
afterAll(() => rmSync(folder, { recursive: true }))

const gamesFolder = useBuiltGames()

/** The policies of an answer; each of them is enforced. */
const policiesOf = (headers: Readonly<Record<string, unknown>>) =>
  String(headers['content-security-policy']).split(', ')
const sandboxed = expect.stringMatching(/(?:^|; )sandbox allow-scripts$/u)
const readable = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-opener-policy': 'unsafe-none',
}

describe('answers below /play and /flash', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory(), {}, folder, { gamesFolder })
  })
  afterAll(() => api.stop())

  it.each([
    '/play/cherry-row',
    '/play/frames/assets/cherry-row-1.js',
    '/play/state',
    '/play/fonts/manrope-latin.woff2',
    '/play/no-such',
    '/play/wheel-of-seasons.swf',
    '/flash/frame',
    '/flash/frame.js',
    '/flash/no-such',
    '//flash/frame',
    '//play/cherry-row',
    '/%70lay/cherry-row',
  ])('are sandboxed and readable by an opaque origin: %s', async (path) => {
    const { headers } = await api.get(path)
    expect(policiesOf(headers)).toContainEqual(sandboxed)
    expect(headers).toMatchObject(readable)
  })

  it('have a policy that starts from nothing, for the document of a game', async () => {
    const { statusCode, headers } = await api.get('/play/cherry-row')
    expect(statusCode).toBe(200)
    const [document] = policiesOf(headers)
    expect(document).toMatch(/^default-src 'none';/u)
    expect(document).not.toContain('unsafe')
  })

  it('name the site in the policy of that document, because WebKit has no `self` in an opaque origin', async () => {
    const policyFor = async (host: string) =>
      policiesOf((await api.app.inject({ url: '/play/cherry-row', headers: { host } })).headers)[0]
    expect(await policyFor('casino.example:8080')).toContain("script-src 'self' http://casino.example:8080;")
    expect(await policyFor('a;sandbox')).toContain("script-src 'self' http://localhost;")
  })

  it('allow the requests of a frame that need a preflight', async () => {
    const response = await api.app.inject({
      method: 'OPTIONS',
      url: '/play/enter',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    })
    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({
      ...readable,
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-methods': 'GET, POST',
    })
  })

  it.each(['/', '/player', '/api/v2/status/', '/no-such-page'])('are the only ones: not %s', async (path) => {
    const { headers } = await api.get(path)
    expect(String(headers['content-security-policy'])).not.toContain('sandbox')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('answers below /play of an operator’s back end', () => {
  let backend: FastifyInstance
  let app: FastifyInstance
  beforeAll(async () => {
    backend = fastify()
    backend.get('/play/weak', (_, reply) =>
      reply
        .headers({
          'content-security-policy': 'default-src *; sandbox allow-scripts allow-same-origin, frame-ancestors *',
          'cross-origin-opener-policy': 'same-origin',
          'access-control-allow-origin': 'https://other.example',
        })
        .type('text/html')
        .send('<p>weak</p>'),
    )
    backend.get('/play/none', (_, reply) => reply.type('text/html').send('<p>none</p>'))
    const url = await backend.listen({ port: 0, host: '127.0.0.1' })
    app = await buildServer({ kind: 'operator', url }, folder)
  })
  afterAll(async () => {
    await app.close()
    await backend.close()
  })

  it.each(['/play/weak', '/play/none', '/play/no-such', '//play/weak', '/%70lay/weak', '/play/weak?a=1'])(
    'are sandboxed, whatever it sends: %s',
    async (url) => {
      const { headers } = await app.inject({ url })
      expect(policiesOf(headers)).toContainEqual(sandboxed)
      expect(headers).toMatchObject(readable)
    },
  )

  it('may run inline scripts and load files of the site, if it sends no policy', async () => {
    const { headers } = await app.inject({ url: '/play/none', headers: { host: 'casino.example:8080' } })
    const [game = ''] = policiesOf(headers)
    expect(game).toContain("script-src 'self' http://casino.example:8080 data: blob: 'unsafe-inline'")
    expect(game).toMatch(/^default-src 'self' http:\/\/casino\.example:8080 data: blob:;/u)
    expect(headers['content-security-policy']).not.toContain('trusted-types')
  })

  it('keep its own policy', async () => {
    const { headers } = await app.inject({ url: '/play/weak' })
    expect(headers['content-security-policy']).toContain('default-src *')
  })

  it('are sandboxed while it does not answer', async () => {
    const dead = await buildServer({ kind: 'operator', url: 'http://127.0.0.1:9' }, null, { log: { write: () => {} } })
    const { statusCode, headers } = await dead.inject({ url: '/play/weak' })
    await dead.close()
    expect(statusCode).toBe(502)
    expect(policiesOf(headers)).toContainEqual(sandboxed)
  })
})
