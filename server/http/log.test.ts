import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApi, testSources } from '#server/testing/test-api.ts'
import { buildServer } from './build.ts'

/*
 * What the server writes down of its own accord, where no call of the contract is at hand: an address may hold a token, and a
 * mistake the rows that it is about.
 */

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

  it('a mistake is written down by its kind, its message and its place', async () => {
    const lines = await asked((app) => app.inject({ url: '/broken?token=canary-query', headers }))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('a mistake')
    expect(lines[0]).toContain('log.test.ts')
    expect(lines.join('')).not.toContain('canary')
  })
})
