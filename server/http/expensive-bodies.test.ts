import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvelope } from '#contract/core/envelope.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

/* Requests that are small to send but expensive to parse. */

/** Generous time limit per rejected request. */
const MAX_DURATION_MS = 2000
const DEPTH = 10_000
/** Body limit of the server; longer bodies are not read. */
const BODY_LIMIT = 64 * 1024
const PAYLOAD_TOO_LARGE = 413
const nested = (open: string, close: string, times = DEPTH) => open.repeat(times) + close.repeat(times)
const login = (more: string) => `{"login":"user","password":"secret-1","recaptcha":"x",${more}}`

const bodies: readonly (readonly [string, string])[] = [
  ['ten megabytes of letters', login(`"more":"${'x'.repeat(10_000_000)}"`)],
  ['ten megabytes of one field', `{"login":"${'x'.repeat(10_000_000)}","password":"secret-1"}`],
  ['ten megabytes of lists', `[${'[],'.repeat(3_300_000)}0]`],
  ['an unknown field, ten thousand lists deep', login(`"more":${nested('[', ']')}`)],
  ['an unknown field, ten thousand objects deep', login(`"more":${nested('{"a":', '}').replace(':}', ':0}')}`)],
  ['a known field, ten thousand lists deep', `{"login":${nested('[', ']')}}`],
  ['ten thousand lists', nested('[', ']')],
  ['as many lists as a body can hold', login(`"more":${nested('[', ']', 32_000)}`)],
  ['unclosed lists', '['.repeat(60_000)],
  ['five thousand fields', `{${Array.from({ length: 5000 }, (_, index) => `"f${index}":1`).join(',')}}`],
  ['one field five thousand times', `{${Array.from({ length: 5000 }, () => '"login":1').join(',')}}`],
  ['a number of sixty thousand digits', login(`"more":${'9'.repeat(60_000)}`)],
  ['a text of escapes', login(`"more":"${String.raw`\u0041`.repeat(10_000)}"`)],
  ['leading and trailing spaces', `${' '.repeat(30_000)}{}${' '.repeat(30_000)}`],
  ['prototypes, a thousand deep', login(`"more":${nested('{"a":', '}', 1000).replace(':}', ':{"__proto__":{}}}')}`)],
]
const queries: readonly (readonly [string, string])[] = [
  ['five hundred parameters', Array.from({ length: 500 }, (_, index) => `p${index}=${index}`).join('&')],
  ['one parameter five hundred times', Array.from({ length: 500 }, (_, index) => `t=${index}`).join('&')],
  ['parameters in parameters', Array.from({ length: 500 }, (_, index) => `t[${index}][a]=1`).join('&')],
  ['a parameter of a prototype', '__proto__[polluted]=1&constructor[prototype][polluted]=1&t=d'],
  ['only separators', '&='.repeat(2000)],
  ['invalid escapes', '%'.repeat(2000)],
]

describe('parser bombs', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const expectFast = async (send: () => Promise<{ statusCode: number; json: () => unknown }>) => {
    const startedAt = process.hrtime.bigint()
    const response = await send()
    expect(Number(process.hrtime.bigint() - startedAt) / 1e6).toBeLessThan(MAX_DURATION_MS)
    expect(response.statusCode).toBeLessThan(500)
    return readEnvelope(response.json())
  }

  it.each(bodies)('are rejected quickly: body with %s', async (_, payload) => {
    const headers = { 'content-type': 'application/json' }
    const url = '/api/v2/auth/login/'
    let status = 0
    const envelope = await expectFast(async () => {
      const response = await api.app.inject({ method: 'POST', url, headers, payload })
      status = response.statusCode
      return response
    })
    expect(envelope).toMatchObject({ kind: 'rejected' })
    // A body within the limit is rejected for its challenge.
    expect(status === PAYLOAD_TOO_LARGE).toBe(payload.length > BODY_LIMIT)
    expect(await api.get('/api/v2/status/')).toMatchObject({ statusCode: 200 })
  })

  it.each(queries)('get a quick response: URL with %s', async (_, query) => {
    for (const path of ['/v2/games/', '/v2/status/', '/v2/tournament/polar-race']) {
      const envelope = await expectFast(() => api.app.inject({ url: `/api${path}?${query}` }))
      expect(envelope.kind).not.toBe('noEnvelope')
      expect('polluted' in {}).toBe(false)
    }
  })
})
