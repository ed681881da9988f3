import fastify, { type FastifyInstance } from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer } from '#server/http/build.ts'
import { RUFFLE_PATH } from './ruffle-files.ts'

describe('flash routes in front of an operator’s back end', () => {
  let backend: FastifyInstance
  let app: FastifyInstance
  beforeAll(async () => {
    backend = fastify()
    backend.get('/flash/*', (_, reply) => reply.send('of the back end'))
    const url = await backend.listen({ port: 0, host: '127.0.0.1' })
    app = await buildServer({ kind: 'operator', url }, null)
  })
  afterAll(async () => {
    await app.close()
    await backend.close()
  })

  it('serve the frame with a policy of its own, which names the site for WebKit', async () => {
    const { body, headers } = await app.inject({ url: '/flash/frame', headers: { host: 'casino.example' } })
    expect(body).toContain('<main id="stage">')
    const [document, sandbox] = String(headers['content-security-policy']).split(', ')
    expect(document).toMatch(/^default-src 'none'; script-src 'self' http:\/\/casino\.example 'wasm-unsafe-eval';/u)
    expect(document).not.toContain("'unsafe-eval'")
    expect(sandbox).toMatch(/sandbox allow-scripts$/u)
  })

  it.each(['/flash/frame.js', '/flash/frame.css', '/flash/fonts.css', '/flash/fonts/manrope-latin.woff2'])(
    'serve the frame’s file %s',
    async (url) => {
      const { statusCode, body } = await app.inject({ url })
      expect(statusCode).toBe(200)
      expect(body).not.toContain('of the back end')
    },
  )

  it.each(['/flash/no-such', `${RUFFLE_PATH}ruffle.js.map`])('have no file %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const)('serve Ruffle for good and readable, compressed for %j', async (accepted, encoding, decode) => {
    const url = `${RUFFLE_PATH}ruffle.js`
    const { body } = await app.inject({ url })
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(decode(rawPayload).toString()).toBe(body)
  })
})
