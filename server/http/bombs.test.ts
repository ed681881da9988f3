import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvelope } from '#contract/envelope.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

/* Bodies and addresses that are small to send and much to read. */

/** What the slowest machine needs for one that it refuses, many times over. */
const SOON_MS = 2000
const DEEP = 10_000
/** No form is longer: what is, is not read to its end, whatever stands in it. */
const LONGEST_BODY = 64 * 1024
const TOO_LONG = 413
const nested = (open: string, close: string, times = DEEP) => open.repeat(times) + close.repeat(times)
const login = (more: string) => `{"login":"somebody","password":"secret-1","recaptcha":"x",${more}}`

const bodies: readonly (readonly [string, string])[] = [
  ['ten megabytes of letters', login(`"more":"${'x'.repeat(10_000_000)}"`)],
  ['ten megabytes of one field', `{"login":"${'x'.repeat(10_000_000)}","password":"secret-1"}`],
  ['ten megabytes of lists', `[${'[],'.repeat(3_300_000)}0]`],
  ['a field that nobody reads, ten thousand lists deep', login(`"more":${nested('[', ']')}`)],
  [
    'a field that nobody reads, ten thousand objects deep',
    login(`"more":${nested('{"a":', '}').replace(':}', ':0}')}`),
  ],
  ['a field that is read, ten thousand lists deep', `{"login":${nested('[', ']')}}`],
  ['ten thousand lists', nested('[', ']')],
  ['as many lists as a body can hold', login(`"more":${nested('[', ']', 32_000)}`)],
  ['lists that are never closed', '['.repeat(60_000)],
  ['five thousand fields', `{${Array.from({ length: 5000 }, (_, at) => `"f${at}":1`).join(',')}}`],
  ['one field five thousand times', `{${Array.from({ length: 5000 }, () => '"login":1').join(',')}}`],
  ['a number of sixty thousand digits', login(`"more":${'9'.repeat(60_000)}`)],
  ['a text of escapes', login(`"more":"${String.raw`\u0041`.repeat(10_000)}"`)],
  ['spaces before and behind', `${' '.repeat(30_000)}{}${' '.repeat(30_000)}`],
  ['prototypes, a thousand deep', login(`"more":${nested('{"a":', '}', 1000).replace(':}', ':{"__proto__":{}}}')}`)],
]
const addresses: readonly (readonly [string, string])[] = [
  ['five hundred parameters', Array.from({ length: 500 }, (_, at) => `p${at}=${at}`).join('&')],
  ['one parameter five hundred times', Array.from({ length: 500 }, (_, at) => `t=${at}`).join('&')],
  ['parameters in parameters', Array.from({ length: 500 }, (_, at) => `t[${at}][a]=1`).join('&')],
  ['a parameter of a prototype', '__proto__[polluted]=1&constructor[prototype][polluted]=1&t=d'],
  ['nothing but marks', '&='.repeat(2000)],
  ['escapes that are none', '%'.repeat(2000)],
]

describe('what is small to send and much to read', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const soon = async (ask: () => Promise<{ statusCode: number; json: () => unknown }>) => {
    const begun = process.hrtime.bigint()
    const answer = await ask()
    expect(Number(process.hrtime.bigint() - begun) / 1e6).toBeLessThan(SOON_MS)
    expect(answer.statusCode).toBeLessThan(500)
    return readEnvelope(answer.json())
  }

  it.each(bodies)('%s as a body are refused, soon', async (_, payload) => {
    const headers = { 'content-type': 'application/json' }
    const url = '/api/v2/auth/login/'
    let status = 0
    const answer = await soon(async () => {
      const told = await api.app.inject({ method: 'POST', url, headers, payload })
      status = told.statusCode
      return told
    })
    expect(answer).toMatchObject({ kind: 'refused' })
    // What was read would be refused, too, for its challenge.
    expect(status === TOO_LONG).toBe(payload.length > LONGEST_BODY)
    expect(await api.get('/api/v2/status/')).toMatchObject({ statusCode: 200 })
  })

  it.each(addresses)('%s in an address are answered, soon', async (_, query) => {
    for (const path of ['/v2/games/', '/v2/status/', '/v2/tournament/polar-race']) {
      const answer = await soon(() => api.app.inject({ url: `/api${path}?${query}` }))
      expect(answer.kind).not.toBe('noEnvelope')
      expect('polluted' in {}).toBe(false)
    }
  })
})
