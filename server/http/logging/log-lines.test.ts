import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { ChallengeAction } from '#contract/player/auth.ts'
import { solveFor } from '#server/testing/accounts.ts'
import { startTestApi, seededMemory } from '#server/testing/test-api.ts'
import { buildServer } from '#server/http/build.ts'

/* The framework's own log lines, outside of contract calls: URLs may contain a token, and errors may contain rows. */

const ESC = '\u001B'
/** Input that could forge log lines or control a terminal. */
const FORGED = `one\r\n{"level":50,"msg":"forged"}\n    at forged (/forged.ts:1:1)${ESC}[2J\u009B31m\u0085\u2028\u2029\u202Etxt\u200B\u0007`
/** Maximum length of a log line. */
const MAX_LINE_LENGTH = 20_000

/** Control characters in a log line, apart from its final newline. */
const controlCharactersIn = (line: string): string[] =>
  line.replace(/\n$/u, '').match(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu) ?? []

const folder = mkdtempSync(join(tmpdir(), 'cassiopeia-log-'))
writeFileSync(join(folder, 'index.html'), '<html lang="ru"><head><title>Было</title></head><body></body></html>')
afterAll(() => rmSync(folder, { recursive: true }))

const headers = { authorization: 'Token canary-header', cookie: 'token=canary-cookie' }
const captureLog = () => {
  const lines: string[] = []
  return { lines, log: { write: (line: string) => void lines.push(line) } }
}

describe('log of a failed document', () => {
  it('names its level as the lines of the process do', async () => {
    const { lines, log } = captureLog()
    const api = await startTestApi(seededMemory(), { log }, folder)
    await sql`alter table tournaments rename to tournaments_gone`.execute(api.database.db)
    await api.app.inject({ url: '/tournaments/polar-race' })
    await sql`alter table tournaments_gone rename to tournaments`.execute(api.database.db)
    await api.stop()
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['error'])
  })

  it('does not contain the token of the URL', async () => {
    const { lines, log } = captureLog()
    const api = await startTestApi(seededMemory(), { log }, folder)
    await sql`alter table tournaments rename to tournaments_gone`.execute(api.database.db)
    const response = await api.app.inject({ url: '/tournaments/polar-race?token=canary-address', headers })
    await sql`alter table tournaments_gone rename to tournaments`.execute(api.database.db)
    await api.stop()
    expect(response.statusCode).toBe(500)
    expect(lines).toHaveLength(1)
    expect(lines.join('')).not.toContain('canary')
  })
})

/** The URL of a port that nothing listens on. */
async function closedPortUrl(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 1}`
}

const FORGED_HEADER = 'forged","level":50'
/** Calls with a login or contact, and the action of their challenge. */
const actions: Readonly<Record<string, ChallengeAction>> = {
  login: 'login',
  'send-verification-code': 'recover',
}

describe('log of a failed call', () => {
  it('is one line for any login', async () => {
    const { lines, log } = captureLog()
    const api = await startTestApi(seededMemory(), { log })
    const logins = [FORGED, 'x'.repeat(1_000_000), `${FORGED}${'x'.repeat(60_000)}`]
    const attempts = await Promise.all(
      logins.flatMap((login) =>
        Object.entries(actions).map(async ([path, action]) => ({
          url: `/api/v2/auth/${path}/`,
          payload: { login, password: 'secret-1', kind: 'phone', value: login, recaptcha: await solveFor(api, action) },
        })),
      ),
    )
    await sql`alter table challenges_used rename to challenges_used_gone`.execute(api.database.db)
    let failureCount = 0
    for (const { url, payload } of attempts) {
      const forgedHeaders = {
        'user-agent': FORGED_HEADER,
        'x-forwarded-for': FORGED_HEADER,
        'x-request-id': FORGED_HEADER,
      }
      const response = await api.app.inject({ method: 'POST', url, payload, headers: forgedHeaders })
      failureCount += response.statusCode === 500 ? 1 : 0
    }
    await sql`alter table challenges_used_gone rename to challenges_used`.execute(api.database.db)
    await api.stop()
    expect(failureCount).toBeGreaterThan(0)
    expect(lines).toHaveLength(failureCount)
    for (const line of lines) {
      expect(controlCharactersIn(line)).toEqual([])
      expect(line.length).toBeLessThan(MAX_LINE_LENGTH)
      expect(line).not.toMatch(/forged|xxx/u)
    }
  })
})

/** Sends raw bytes and waits until the connection closes. */
const sendRaw = (port: number, text: string): Promise<unknown> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(text, 'latin1')))
    // The server may reset it after a malformed request.
    socket.on('error', () => undefined)
    socket.on('close', resolve).resume()
  })

describe('log in front of an operator’s back end', () => {
  const logOf = async (act: (app: FastifyInstance) => Promise<unknown>) => {
    const { lines, log } = captureLog()
    const app = await buildServer({ kind: 'operator', url: await closedPortUrl() }, null, { log })
    app.get('/broken', () => {
      throw Object.assign(new Error('test failure'), { detail: 'canary-row', parameters: ['canary-value'] })
    })
    await act(app)
    await app.close()
    return lines
  }

  it.each([
    '/api/v2/status/?token=canary-query',
    '/api/v2/tournament/1?token=canary-query',
    '/play/x?token=canary-query',
  ])('contains only the path of an unreachable request to %s', async (url) => {
    const lines = await logOf((app) => app.inject({ url, headers }))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(url.split('?')[0])
    expect(lines.join('')).not.toContain('canary')
  })

  it('keeps details of the back end out of the response', async () => {
    let responseBody = ''
    await logOf(async (app) => {
      const response = await app.inject({ url: '/api/v2/status/', headers })
      expect(response.statusCode).toBe(502)
      responseBody = response.body
    })
    expect(responseBody).not.toMatch(/127\.0\.0\.1|ECONN|connect/u)
  })

  it('writes an error as one truncated line', async () => {
    const lines = await logOf(async (app) => {
      app.get('/forged', () => {
        throw new Error(FORGED + 'x'.repeat(1_000_000))
      })
      await app.inject({ url: '/forged', headers })
    })
    expect(lines).toHaveLength(1)
    expect(controlCharactersIn(lines[0] ?? '')).toEqual([])
    expect(lines[0]?.length).toBeLessThan(MAX_LINE_LENGTH)
    const { failure: err, time } = JSON.parse(lines[0] ?? '')
    // The message stays readable and cannot forge stack frames.
    expect(err.message).toContain('one')
    expect(err.stack).toContain('log-lines.test.ts')
    expect(err.stack).not.toContain('forged.ts')
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u)
  })

  it('writes a request as one truncated line', async () => {
    const lines = await logOf(async (app) => {
      const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
      for (const path of ['/api/\u009B31m\u0085', `/play/${'x'.repeat(12_000)}`, '/media/%0d%0a%1b[2J%E2%80%A8'])
        await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    })
    for (const line of lines) {
      expect(controlCharactersIn(line)).toEqual([])
      expect(line.length).toBeLessThan(5000)
    }
    expect(lines.length).toBeGreaterThanOrEqual(2)
  })

  it('contains message and stack of an error, but no other properties', async () => {
    const lines = await logOf((app) => app.inject({ url: '/broken?token=canary-query', headers }))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('test failure')
    expect(lines[0]).toContain('log-lines.test.ts')
    expect(lines.join('')).not.toContain('canary')
  })
})
