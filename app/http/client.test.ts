import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#contract/core/call.ts'
import type { Language } from '#contract/core/languages.ts'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import { getFavorites } from '#contract/lobby/play.ts'
import { getNotifications, getSlides } from '#contract/lobby/site.ts'
import { createTestClient } from '#app/testing/test-client.ts'
import { startFakeServer, type FakeServer } from '#app/testing/fake-server.ts'
import { failureOf, type Failure } from './failure.ts'

let backEnd: FakeServer
beforeAll(async () => {
  backEnd = await startFakeServer()
})
afterAll(() => backEnd.close())
beforeEach(() => void backEnd.requests.splice(0))

const json =
  (body: unknown, status = 200) =>
  (_: unknown, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const raw =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse) =>
    response.writeHead(status, headers).end(body)

const failureFrom = async (work: Promise<unknown>): Promise<Failure> =>
  work.then(
    (data) => expect.fail(`Expected a failure, got data: ${JSON.stringify(data)}`),
    (error: unknown) => failureOf(error),
  )
const request = (call: Call<object, object, unknown, unknown> = getNotifications) =>
  createTestClient(backEnd).http.call(call, {})

describe('Http.call with a valid response', () => {
  const slides = { items: [] }
  it.each<[string, Parameters<typeof raw>]>([
    ['returns the data', [JSON.stringify({ error: 0, code: 0, data: slides })]],
    ['returns data beside the error field', [JSON.stringify({ error: 0, code: 0, ...slides })]],
    ['accepts the error code as a string', [JSON.stringify({ error: '0', data: slides })]],
    ['skips a byte order mark', [`\uFEFF${JSON.stringify({ error: 0, data: slides })}`]],
    [
      'ignores content type text/plain',
      [JSON.stringify({ error: 0, data: slides }), 200, { 'content-type': 'text/plain' }],
    ],
    [
      'ignores content type text/html',
      [JSON.stringify({ error: 0, data: slides }), 200, { 'content-type': 'text/html' }],
    ],
    ['accepts HTTP 201', [JSON.stringify({ error: 0, data: slides }), 201]],
    ['accepts HTTP 404', [JSON.stringify({ error: 0, data: slides }), 404]],
    ['accepts HTTP 500', [JSON.stringify({ error: 0, data: slides }), 500]],
    ['reads a null list as empty', [JSON.stringify({ error: 0, data: { items: null } })]],
  ])('%s', async (_, response) => {
    backEnd.handler = raw(...response)
    expect(await request(getSlides)).toEqual(slides)
  })

  it('joins chunks that split a multi-byte character', async () => {
    const bytes = Buffer.from(JSON.stringify({ error: 0, data: ['Гонка идёт'] }))
    backEnd.handler = (_, response) => {
      for (const byte of bytes) response.write(Buffer.of(byte))
      response.end()
    }
    expect(await request()).toEqual(['Гонка идёт'])
  })

  it('drops invalid list items and reports them', async () => {
    backEnd.handler = json({ error: 0, data: { items: [1, 'two', 3, {}] } })
    const { http, dropped } = createTestClient(backEnd, { token: () => 'user-token' })
    expect(await http.call(getFavorites, {})).toEqual({ items: [1, 3] })
    expect(dropped).toEqual([
      ['getFavorites', [expect.objectContaining({ path: 'items[1]' }), expect.objectContaining({ path: 'items[3]' })]],
    ])
  })

  it('reports no dropped items for a valid list', async () => {
    backEnd.handler = json({ error: 0, data: { items: [1] } })
    const { http, dropped } = createTestClient(backEnd)
    await http.call(getFavorites, {})
    expect(dropped).toEqual([])
  })
})

describe('Http.call with a tag', () => {
  const tagged = (items: readonly number[], tag: string) =>
    raw(JSON.stringify({ error: 0, data: { items } }), 200, { etag: tag })
  const notModified = raw('', 304)
  const tagsOf = () => backEnd.requests.map(({ headers }) => headers['if-none-match'])

  it('sends the tag of the last response, and returns its data again if it is unchanged', async () => {
    const { http } = createTestClient(backEnd, { token: () => 'user-token' })
    backEnd.handler = tagged([1], '"1"')
    await http.call(getFavorites, {})
    backEnd.handler = notModified
    expect(await http.call(getFavorites, {})).toEqual({ items: [1] })
    backEnd.handler = tagged([2], '"2"')
    expect(await http.call(getFavorites, {})).toEqual({ items: [2] })
    backEnd.handler = notModified
    expect(await http.call(getFavorites, {})).toEqual({ items: [2] })
    expect(tagsOf()).toEqual([undefined, '"1"', '"1"', '"2"'])
  })

  it('sends none for another player, another language, or a response without one', async () => {
    let [token, language]: [string, Language] = ['one', 'ru']
    const { http } = createTestClient(backEnd, { token: () => token, language: () => language })
    backEnd.handler = tagged([1], '"1"')
    await http.call(getFavorites, {})
    token = 'other'
    await http.call(getFavorites, {})
    language = 'en'
    backEnd.handler = json({ error: 0, data: { items: [2] } })
    await http.call(getFavorites, {})
    await http.call(getFavorites, {})
    expect(tagsOf()).toEqual([undefined, undefined, undefined, undefined])
  })

  it('has no response if the server says unchanged without a tag', async () => {
    backEnd.handler = notModified
    expect(await failureFrom(request())).toMatchObject({ kind: 'noResponse', cause: 'notEnvelope' })
  })
})

describe('Http.call with an error envelope', () => {
  it.each<[string, object, number, object]>([
    ['rejects with the error code', { error: 42, code: 42, data: null }, 200, { code: 42, raw: 42 }],
    ['keeps the sign of a negative code in raw', { error: -200 }, 200, { code: 200, raw: -200 }],
    ['accepts the code as a string', { error: '-200' }, 200, { code: 200, raw: -200 }],
    ['keeps an unknown code', { error: 987, code: 986, message: 'So.' }, 200, { code: 987, message: 'So.' }],
    [
      'keeps positional args and drops null',
      { error: 8, args: [4, 'five', null] },
      200,
      { code: 8, args: [4, 'five'] },
    ],
    ['keeps named args', { error: 425, args: { min_amount: 300 } }, 200, { code: 425, args: { min_amount: 300 } }],
    ['keeps next_method', { error: 27, next_method: 'sms' }, 200, { code: 27, nextMethod: 'sms' }],
    ['keeps the data', { error: 6, data: { retry: 3 } }, 200, { code: 6, data: { retry: 3 } }],
    ['reads an empty message as null', { error: 3, message: '' }, 200, { message: null }],
    ['rejects under HTTP 401', { error: 200 }, 401, { code: 200 }],
    ['rejects under HTTP 409', { error: 20 }, 409, { code: 20 }],
    ['rejects under HTTP 429', { error: 5, args: [30] }, 429, { code: 5, args: [30] }],
    ['rejects under HTTP 500', { error: 3 }, 500, { code: 3 }],
    ['rejects under HTTP 503', { error: 4 }, 503, { code: 4 }],
    ['rejects with code 3 without an error field', { code: 0, data: {} }, 200, { code: 3 }],
  ])('%s', async (_, body, status, expected) => {
    backEnd.handler = json(body, status)
    expect(await failureFrom(request())).toMatchObject({ kind: 'rejected', call: 'getNotifications', ...expected })
  })
})

describe('Http.call with malformed data', () => {
  it.each<[string, Call<object, object, unknown, unknown>, unknown, string]>([
    ['reports the path of the invalid field', getSlides, { items: 'many' }, 'items'],
    ['reports an empty path when the data is null', getJackpots, null, ''],
    ['reports an empty path when the data has another type', getNotifications, 7, ''],
  ])('%s', async (_, call, data, path) => {
    backEnd.handler = json({ error: 0, data })
    expect(await failureFrom(request(call))).toMatchObject({ kind: 'malformed', call: call.name, path })
  })
})

describe('Http.call without a usable response', () => {
  it.each<[string, Parameters<typeof raw>]>([
    ['an HTML page', ['<!doctype html><title>Welcome</title>', 200, { 'content-type': 'text/html' }]],
    ['HTML with a JSON content type', ['<html></html>', 200, { 'content-type': 'application/json' }]],
    ['a gateway HTML page', ['<html>Bad gateway</html>', 502]],
    ['a maintenance page', ['<html>Back soon</html>', 503, { 'retry-after': '0' }]],
    ['a 404 page', ['<html>Not found</html>', 404]],
    ['gateway JSON', [JSON.stringify({ error: 'Service Unavailable', statusCode: 503 }), 503]],
    ['truncated JSON', ['{"error":0,"data":[']],
    ['two concatenated JSON documents', ['{"error":0,"data":[]}{"error":0}']],
    ['an empty body', ['']],
    ['an empty body with HTTP 500', ['', 500]],
    ['HTTP 204', ['', 204]],
    ['whitespace', [' \n ']],
    ['a lone byte order mark', ['\uFEFF']],
    ['a JSON number', ['0']],
    ['a JSON array', ['[]']],
    ['JSON null', ['null']],
    ['binary data', [Buffer.from([0xff, 0xfe, 0x00, 0x80])]],
  ])('rejects with notEnvelope for %s', async (_, [body, status = 200, headers]) => {
    backEnd.handler = raw(body, status, headers)
    expect(await failureFrom(request())).toEqual({
      kind: 'noResponse',
      call: 'getNotifications',
      cause: 'notEnvelope',
      status,
    })
    expect(backEnd.requests).toHaveLength(1)
  })

  it('rejects with notEnvelope after a redirect to a page', async () => {
    backEnd.handler = ({ url }, response) =>
      url === '/welcome' ? response.end('<html></html>') : response.writeHead(302, { location: '/welcome' }).end()
    expect(await failureFrom(request())).toMatchObject({ kind: 'noResponse', cause: 'notEnvelope' })
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['before the headers', (response) => response.destroy()],
    [
      'in the middle of the body',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' })
        response.write('{"error":0,', () => response.destroy())
      },
    ],
  ])('rejects with a network failure when the connection breaks %s', async (_, cut) => {
    backEnd.handler = (_request, response) => cut(response)
    expect(await failureFrom(request())).toEqual({
      kind: 'noResponse',
      call: 'getNotifications',
      cause: 'network',
      status: null,
    })
    expect(backEnd.requests).toHaveLength(1)
  })

  it('rejects with a network failure when no server listens', async () => {
    const closedServer = await startFakeServer()
    await closedServer.close()
    const { http } = createTestClient(closedServer)
    expect(await failureFrom(http.call(getSlides, {}))).toMatchObject({
      kind: 'noResponse',
      cause: 'network',
      status: null,
    })
  })
})
