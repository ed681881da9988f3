import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as sendRequest } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readEnvelope } from '#contract/core/envelope.ts'
import { documentLimits } from '#contract/player/profile.ts'
import { buildServer, type BuildOptions } from '#server/http/build.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-site-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="ru"><head><title>t</title></head></html>')
afterAll(() => rmSync(folder, { recursive: true }))

const silent = { write: () => undefined }
const STACK = '<h1>TypeError at /app/src/payments.ts:42</h1>'
const internalError = { kind: 'rejected', code: 3 }

const hostileHeaders = {
  'content-security-policy': 'default-src *',
  'x-frame-options': 'ALLOWALL',
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  server: 'nginx/1.1 internal-10.0.0.7',
  'x-powered-by': 'PHP/5.2',
  'x-internal-host': '10.0.0.7',
  'strict-transport-security': 'max-age=0',
}

/** A back end that weakens policies, discloses its software, hangs and fails. */
function createHostileBackend() {
  const backend = fastify({ bodyLimit: 1024 ** 3 })
  backend.addContentTypeParser('multipart/form-data', (_, payload, done) => {
    let byteCount = 0
    payload.on('data', (chunk: Buffer) => (byteCount += chunk.length))
    payload.on('end', () => done(null, byteCount))
  })
  const received: { headers: Readonly<Record<string, unknown>>; body: unknown }[] = []
  const record = ({ headers, body }: { headers: Readonly<Record<string, unknown>>; body: unknown }) =>
    void received.push({ headers, body })
  for (const prefix of ['/api', '/play', '/media']) {
    backend.all(`${prefix}/echo`, (request, reply) => {
      record(request)
      return reply.headers({ ...hostileHeaders, 'set-cookie': 'token=planted' }).send({ error: 0, code: 0 })
    })
    backend.get(`${prefix}/fails`, (request, reply) => {
      record(request)
      return reply
        .status(503)
        .headers({ ...hostileHeaders, 'retry-after': '7' })
        .type('text/html')
        .send(STACK)
    })
    backend.get(`${prefix}/redirects`, (request, reply) => {
      const { to = '' } = z.object({ to: z.optional(z.string()) }).parse(request.query)
      return reply.status(302).header('location', to).send()
    })
  }
  backend.post('/api/v2/user/passport/upload', (request) => {
    record(request)
    return { error: 0, code: 0 }
  })
  backend.get('/api/page', (_, reply) => reply.type('text/html').send('<script src="/api/script.js"></script>'))
  backend.get('/api/missing-page', (_, reply) => reply.status(404).type('text/html').send(STACK))
  backend.get('/api/missing', (_, reply) => reply.status(404).send({ error: 18, code: 0, data: null }))
  const rejection = { error: -6, code: 0, data: null, stack: 'at /app/src/payments.ts:42' }
  backend.get('/api/rejects', (_, reply) => reply.status(500).send(rejection))
  backend.get('/api/rejects-gzip', (_, reply) =>
    reply
      .status(500)
      .headers({ 'content-encoding': 'gzip', 'content-type': 'application/json' })
      .send(gzipSync(JSON.stringify(rejection))),
  )
  backend.get('/api/rejects-long', (_, reply) => reply.status(500).send({ ...rejection, message: 'x'.repeat(100_000) }))
  backend.get('/api/hangs', () => new Promise(() => undefined))
  return { backend, received }
}

describe('operatorProxy', () => {
  const { backend, received } = createHostileBackend()
  let url = ''
  let app: FastifyInstance
  const open = (options: BuildOptions = {}) =>
    buildServer({ kind: 'operator', url }, folder, { log: silent, ...options })
  beforeAll(async () => {
    url = await backend.listen({ port: 0, host: '127.0.0.1' })
    app = await open()
  })
  afterAll(async () => {
    await app.close()
    await backend.close()
  })

  describe('request headers', () => {
    const forged = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'cf-connecting-ip': '6.6.6.6',
      'x-original-url': '/admin',
      x_real_ip: '6.6.6.6',
      'x-cluster-client-ip': '6.6.6.6',
      'fastly-client-ip': '6.6.6.6',
      'true-client-ip': '6.6.6.6',
      'x-http-method-override': 'gopher',
      via: '1.1 evil.example',
      'client-ip': '6.6.6.6',
      'x-envoy-external-address': '6.6.6.6',
      'remote-user': 'admin',
      'x-ssl-client-s-dn': 'CN=admin',
      proxy: 'http://evil.example',
      'idempotency-key': 'kept',
    }
    const echo = async (app: FastifyInstance, path = '/api/echo') => {
      await app.inject({
        url: path,
        remoteAddress: '203.0.113.9',
        headers: { ...forged, host: 'casino.example', authorization: 'Token x', cookie: 'token=x' },
      })
      return received.at(-1)?.headers ?? {}
    }

    it('contain the client address of the connection, and nothing that the client claims about it', async () => {
      const headers = await echo(app)
      expect(headers).toMatchObject({
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'casino.example',
        authorization: 'Token x',
        'idempotency-key': 'kept',
      })
      expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil\.example|gopher|admin/u)
    })

    it('contain the client address that a trusted proxy reports, and the public URL', async () => {
      const behindProxy = await open({ trustProxy: 1, origin: 'https://public.example' })
      expect(await echo(behindProxy)).toMatchObject({
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'public.example',
      })
      await behindProxy.close()
    })

    it('contain cookies only for the API', async () => {
      expect(await echo(app)).toHaveProperty('cookie')
      for (const path of ['/play/echo', '/media/echo']) expect(await echo(app, path)).not.toHaveProperty('cookie')
    })
  })

  describe('response headers', () => {
    it('are those of this site', async () => {
      const { headers } = await app.inject('/api/echo')
      expect(headers['content-security-policy']).toMatch(/^default-src 'self'/u)
      expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
      expect(headers['content-type']).toContain('application/json')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(JSON.stringify(headers)).not.toMatch(/nginx|PHP|10\.0\.0\.7|max-age=0/u)
    })

    it('keep a page of the API out of the origin of the site', async () => {
      const { headers } = await app.inject('/api/page')
      expect(headers['content-security-policy']).toMatch(/, default-src 'none'; frame-ancestors 'none'; sandbox$/u)
    })

    it('keep images cacheable, and set cookies only for the API', async () => {
      const { headers } = await app.inject('/media/echo')
      expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'x-frame-options': 'SAMEORIGIN' })
      expect(headers['content-security-policy']).toMatch(/^default-src 'self'.+, sandbox allow-scripts$/u)
      expect(headers).not.toHaveProperty('set-cookie')
      expect((await app.inject('/play/echo')).headers).not.toHaveProperty('set-cookie')
      expect((await app.inject('/api/echo')).headers).toHaveProperty('set-cookie')
    })

    it.each([
      ['/api/other?a=1', '/api/other?a=1'],
      ['/profile?a=1#history', '/profile?a=1#history'],
      ['http://casino.example/payments', '/payments'],
      ['/.//evil.example/x', undefined],
      ['BACKEND/media/x.png', '/media/x.png'],
      ['http://casino.example/play/x', '/play/x'],
      ['BACKEND/admin', undefined],
      ['http://10.0.0.7:8080/api/x', undefined],
      ['//evil.example/x', undefined],
      ['javascript:alert(1)', undefined],
      ['https://cdn.example/x.png', 'https://cdn.example/x.png'],
      ['https://casino.example@evil.example/', undefined],
      ['https:evil.example', undefined],
    ])('point a redirect to %s at %s', async (target, expected) => {
      const to = encodeURIComponent(target.replace('BACKEND', url))
      for (const prefix of ['/api', '//api', '/media']) {
        const { statusCode, headers } = await app.inject({
          url: `${prefix}/redirects?to=${to}`,
          headers: { host: 'casino.example' },
        })
        expect([statusCode, headers['location']]).toEqual([302, expected])
      }
    })

    it('point a redirect to the public URL at its path', async () => {
      const publicSite = await open({ origin: 'https://public.example' })
      const { headers } = await publicSite.inject('/api/redirects?to=https%3A%2F%2Fpublic.example%2Fpayments')
      await publicSite.close()
      expect(headers['location']).toBe('/payments')
    })
  })

  describe('failures', () => {
    it.each(['/api/fails', '/play/fails', '/media/fails'])(
      'replace an error page with an envelope: %s',
      async (path) => {
        const countBefore = received.length
        const response = await app.inject(path)
        expect(response.statusCode).toBe(503)
        // The proxy repeats no request.
        expect(received.length - countBefore).toBe(1)
        expect(readEnvelope(response.json())).toMatchObject(internalError)
        expect(response.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' })
        expect(response.headers['content-type']).toContain('application/json')
      },
    )

    it('drop an error page that is not JSON, and keep the status', async () => {
      const response = await app.inject('/api/missing-page')
      expect([response.statusCode, response.body]).toEqual([404, ''])
      expect((await app.inject('/api/missing')).json()).toMatchObject({ error: 18 })
    })

    it.each(['/api/rejects', '/api/rejects-gzip'])('keep an envelope of the contract: %s', async (path) => {
      const response = await app.inject(path)
      expect(response.statusCode).toBe(500)
      expect(readEnvelope(response.json())).toMatchObject({ kind: 'rejected', code: 6, raw: -6 })
      expect(response.body).not.toContain('payments')
    })

    it('replace an envelope that is too long', async () => {
      expect(readEnvelope((await app.inject('/api/rejects-long')).json())).toMatchObject(internalError)
    })

    it('end a silence of the back end as 504', async () => {
      const impatient = await buildServer({ kind: 'operator', url, inactivityTimeoutMs: 100 }, folder, { log: silent })
      const response = await impatient.inject('/api/hangs')
      await impatient.close()
      expect(response.statusCode).toBe(504)
      expect(readEnvelope(response.json())).toMatchObject(internalError)
    })

    it('are 502 for a back end that does not answer', async () => {
      const dead = await buildServer({ kind: 'operator', url: 'http://127.0.0.1:9' }, null, { log: silent })
      const response = await dead.inject('/api/echo')
      await dead.close()
      expect(response.statusCode).toBe(502)
      expect(readEnvelope(response.json())).toMatchObject(internalError)
    })

    it.skipIf(spawnSync('openssl', ['version']).status !== 0)(
      'are 502 for a certificate that no authority has signed',
      async () => {
        const [key, cert] = selfSigned()
        const server = createServer({ key, cert }, (_, response) => response.end('{}'))
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
        const address = server.address()
        const port = typeof address === 'object' && address !== null ? address.port : 0
        const app = await buildServer({ kind: 'operator', url: `https://127.0.0.1:${port}` }, null, { log: silent })
        expect((await app.inject('/api/echo')).statusCode).toBe(502)
        await app.close()
        server.closeAllConnections()
        server.close()
      },
    )
  })

  describe('limits', () => {
    const post = (path: string, contentType: string, size: number) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': contentType },
        payload: Buffer.alloc(size, '1'),
      })
    const JSON_LIMIT = 64 * 1024
    const UPLOAD_LIMIT = JSON_LIMIT + documentLimits.count * documentLimits.largest
    const upload = '/api/v2/user/passport/upload'

    it.each([
      ['/api/echo', 'application/json', JSON_LIMIT],
      [upload, 'multipart/form-data; boundary=x', UPLOAD_LIMIT],
    ])('are those of the contract for bodies: %s', async (path, contentType, limit) => {
      expect((await post(path, contentType, limit)).statusCode).toBe(200)
      const response = await post(path, contentType, limit + 1)
      expect(response.statusCode).toBe(413)
      expect(readEnvelope(response.json())).toMatchObject({ kind: 'rejected', code: 1 })
    })

    it('cover bodies without a declared length', async () => {
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      const send = (size: number) =>
        new Promise<number | undefined>((resolve, reject) => {
          const request = sendRequest(
            `${address}/api/echo`,
            { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
            (response) => response.resume().on('end', () => resolve(response.statusCode)),
          ).on('error', reject)
          request.end(Buffer.alloc(size, '1'))
        })
      expect(await send(JSON_LIMIT)).toBe(200)
      expect(await send(JSON_LIMIT + 1)).toBe(413)
    })

    it('include the rate limit', async () => {
      for (const path of ['/api/echo', '/play/echo', '/media/echo'])
        expect((await app.inject(path)).headers).toHaveProperty('x-ratelimit-remaining')
    })
  })
})

/** A key and a certificate that it signs itself. */
function selfSigned(): [Buffer, Buffer] {
  const files = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const [key = '', cert = ''] = files
  const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', [...options, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return [readFileSync(key), readFileSync(cert)]
}
