import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildServer } from './build.ts'

const folder = mkdtempSync(join(tmpdir(), 'headers-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="ru"><head><title>t</title></head></html>')
const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }
const open = (origin: string | null) =>
  buildServer({ kind: 'operator', url: 'http://127.0.0.1:9' }, folder, { origin, log })

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = await open(null)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => void lines.splice(0))

/** Sends raw bytes and returns the response. */
async function sendRaw(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

it.each([
  ['a URL that cannot be decoded', 'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['bytes that are no HTTP', 'nonsense\r\n\r\n', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
  ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
])('protective headers are sent for %s', async (_, request, status) => {
  const [head = '', body = ''] = (await sendRaw(request)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'))
  for (const line of ["content-security-policy: default-src 'none'", 'x-content-type-options: nosniff', 'no-store'])
    expect(head).toContain(line)
  expect(JSON.parse(body)).toMatchObject({ error: 1 })
})

it('HSTS is sent only for a site with HTTPS', async () => {
  const hstsOf = async (origin: string) => {
    const site = await open(origin)
    const { headers } = await site.inject('/')
    await site.close()
    return headers['strict-transport-security']
  }
  expect(await hstsOf('https://casino.example')).toBe('max-age=31536000')
  expect(await hstsOf('http://casino.example')).toBeUndefined()
})

describe('content security policy', () => {
  it('names the receiver of reports', async () => {
    const { headers } = await app.inject('/promo')
    expect(headers['content-security-policy']).toMatch(/report-uri \/csp-report;report-to csp$/u)
    expect(headers['reporting-endpoints']).toBe('csp="/csp-report"')
  })

  const report = (type: string, payload: string, remoteAddress = '10.2.0.1') =>
    app.inject({ method: 'POST', url: '/csp-report', remoteAddress, headers: { 'content-type': type }, payload })
  const violation = {
    page: 'https://casino.example/profile',
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    source: '',
  }
  const modern = {
    documentURL: 'https://casino.example/profile?token=canary',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?canary',
  }

  it.each([
    ['application/reports+json', [{ type: 'csp-violation', body: modern }]],
    [
      'application/csp-report',
      {
        'csp-report': {
          'document-uri': modern.documentURL,
          'effective-directive': modern.effectiveDirective,
          'blocked-uri': modern.blockedURL,
        },
      },
    ],
  ])('violations are logged without queries: %s', async (type, body) => {
    expect((await report(type, JSON.stringify(body))).statusCode).toBe(204)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ violation })
    expect(lines.join('')).not.toContain('canary')
  })

  it('reports cannot flood or forge the log', async () => {
    const type = 'application/reports+json'
    const forged = { ...modern, effectiveDirective: 'a\u2028b', blockedURL: `data:text/html,${'x'.repeat(9000)}` }
    await report(type, JSON.stringify([{ body: forged }]))
    expect(lines.join('')).not.toMatch(/xxx|\u2028/u)
    lines.splice(0)
    await report(type, JSON.stringify(Array.from({ length: 50 }, () => ({ body: modern }))))
    expect(lines).toHaveLength(5)
    expect((await report(type, `[${' '.repeat(20_000)}]`)).statusCode).toBe(413)
    expect((await report(type, '{"other":1}')).statusCode).toBe(204)
    expect((await report('text/html', '<p>')).statusCode).toBe(415)
    for (let index = 0; index < 20; index += 1) await report(type, '[]', '10.2.0.2')
    expect((await report(type, '[]', '10.2.0.2')).statusCode).toBe(429)
    expect((await app.inject({ url: '/', remoteAddress: '10.2.0.2' })).statusCode).toBe(200)
  })
})
