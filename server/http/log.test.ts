import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { ChallengeAction } from '#contract/auth.ts'
import { solved } from '#server/testing/accounts.ts'
import { startTestApi, testSources } from '#server/testing/test-api.ts'
import { buildServer } from './build.ts'

/*
 * What the server writes down of its own accord, where no call of the contract is at hand: an address may hold a token, and a
 * mistake the rows that it is about.
 */

const ESC = '\u001B'
/** What a terminal or a reader of the log would take for more than a text: new lines, orders to the terminal, turned letters. */
const FORGED = `one\r\n{"level":50,"msg":"forged"}\n    at forged (/forged.ts:1:1)${ESC}[2J\u009B31m\u0085\u2028\u2029\u202Etxt\u200B\u0007`
/** Characters of a line at most: an operator reads it. */
const LONGEST_LINE = 20_000

/** What stands in a line beside plain text; it ends with the one new line that ends it. */
const oddIn = (line: string): string[] => line.replace(/\n$/u, '').match(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu) ?? []

const folder = mkdtempSync(join(tmpdir(), 'cassiopeia-log-'))
writeFileSync(join(folder, 'index.html'), '<html lang="ru"><head><title>Было</title></head><body></body></html>')
const { sources, stop } = await testSources()
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await stop()
})

const headers = { authorization: 'Token canary-header', cookie: 'token=canary-cookie' }
const written = () => {
  const lines: string[] = []
  return { lines, log: { write: (line: string) => void lines.push(line) } }
}

describe.each(sources)('a document that cannot be made on %s', (_, source) => {
  it('is written down without the token of its address', async () => {
    const { lines, log } = written()
    const api = await startTestApi(source, { log }, folder)
    await sql`alter table tournaments rename to tournaments_gone`.execute(api.database.db)
    const answer = await api.app.inject({ url: '/tournaments/polar-race?token=canary-address', headers })
    await api.stop()
    expect(answer.statusCode).toBe(500)
    expect(lines).toHaveLength(1)
    expect(lines.join('')).not.toContain('canary')
  })
})

/** The address of a port where nobody listens. */
async function deafAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 1}`
}

const FORGED_HEADER = 'forged","level":50'
/** Calls that take a login or a contact, and what their challenge is for. */
const actions: Readonly<Record<string, ChallengeAction>> = {
  login: 'login',
  'send-verification-code': 'recover',
}

describe.each(sources)('a call that fails on %s', (_, source) => {
  it('is one line, whatever is typed as the login', async () => {
    const { lines, log } = written()
    const api = await startTestApi(source, { log })
    const logins = [FORGED, 'x'.repeat(1_000_000), `${FORGED}${'x'.repeat(60_000)}`]
    const tries = await Promise.all(
      logins.flatMap((login) =>
        Object.entries(actions).map(async ([path, action]) => ({
          url: `/api/v2/auth/${path}/`,
          payload: { login, password: 'secret-1', kind: 'phone', value: login, recaptcha: await solved(api, action) },
        })),
      ),
    )
    await sql`alter table challenges_used rename to challenges_used_gone`.execute(api.database.db)
    let failed = 0
    for (const { url, payload } of tries) {
      const sent = { 'user-agent': FORGED_HEADER, 'x-forwarded-for': FORGED_HEADER, 'x-request-id': FORGED_HEADER }
      const answer = await api.app.inject({ method: 'POST', url, payload, headers: sent })
      failed += answer.statusCode === 500 ? 1 : 0
    }
    await api.stop()
    expect(failed).toBeGreaterThan(0)
    expect(lines).toHaveLength(failed)
    for (const line of lines) {
      expect(oddIn(line)).toEqual([])
      expect(line.length).toBeLessThan(LONGEST_LINE)
      expect(line).not.toMatch(/forged|xxx/u)
    }
  })
})

/** Sends bytes as no browser would, and waits until the connection is closed. */
const sendRaw = (port: number, text: string): Promise<unknown> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(text, 'latin1')))
    socket.on('close', resolve).resume()
  })

describe('in front of an operator’s back end', () => {
  const asked = async (ask: (app: FastifyInstance) => Promise<unknown>) => {
    const { lines, log } = written()
    const app = await buildServer({ kind: 'operator', url: await deafAddress() }, null, { log })
    app.get('/broken', () => {
      throw Object.assign(new Error('a mistake'), { detail: 'canary-row', parameters: ['canary-value'] })
    })
    await ask(app)
    await app.close()
    return lines
  }

  it.each([
    '/api/v2/status/?token=canary-query',
    '/api/v2/tournament/1?token=canary-query',
    '/play/x?token=canary-query',
  ])('a request to %s that cannot be passed on is written down by its path alone', async (url) => {
    const lines = await asked((app) => app.inject({ url, headers }))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(url.split('?')[0])
    expect(lines.join('')).not.toContain('canary')
  })

  it('tells nobody but the operator where that back end stands', async () => {
    let told = ''
    await asked(async (app) => {
      const answer = await app.inject({ url: '/api/v2/status/', headers })
      expect(answer.statusCode).toBe(502)
      told = answer.body
    })
    expect(told).not.toMatch(/127\.0\.0\.1|ECONN|connect/u)
  })

  it('a mistake is one line, cut, whatever its message says', async () => {
    const lines = await asked(async (app) => {
      app.get('/forged', () => {
        throw new Error(FORGED + 'x'.repeat(1_000_000))
      })
      await app.inject({ url: '/forged', headers })
    })
    expect(lines).toHaveLength(1)
    expect(oddIn(lines[0] ?? '')).toEqual([])
    expect(lines[0]?.length).toBeLessThan(LONGEST_LINE)
    const { err } = JSON.parse(lines[0] ?? '')
    // What it says is still to be read, and where it happened is no part of what it says.
    expect(err.message).toContain('one')
    expect(err.stack).toContain('log.test.ts')
    expect(err.stack).not.toContain('forged.ts')
  })

  it('a request is one line, cut, whatever its path says', async () => {
    const lines = await asked(async (app) => {
      const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
      for (const path of ['/api/\u009B31m\u0085', `/api/${'x'.repeat(12_000)}`, '/api/%0d%0a%1b[2J%E2%80%A8'])
        await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    })
    for (const line of lines) {
      expect(oddIn(line)).toEqual([])
      expect(line.length).toBeLessThan(5000)
    }
    expect(lines.length).toBeGreaterThanOrEqual(2)
  })

  it('a mistake is written down by its kind, its message and its place', async () => {
    const lines = await asked((app) => app.inject({ url: '/broken?token=canary-query', headers }))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('a mistake')
    expect(lines[0]).toContain('log.test.ts')
    expect(lines.join('')).not.toContain('canary')
  })
})
