import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { getJackpots } from '#contract/jackpots.ts'
import { getFavorites } from '#contract/play.ts'
import { getNotifications, getSlides } from '#contract/site.ts'
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

const failed = async (work: Promise<unknown>): Promise<Failure> =>
  work.then(
    (data) => expect.fail(`It was read: ${JSON.stringify(data)}`),
    (error: unknown) => failureOf(error),
  )
const ask = (call: Call<object, object, unknown, unknown> = getNotifications) =>
  createTestClient(backEnd).http.call(call, {})

describe('an answer that is read', () => {
  const slides = { items: [] }
  it.each<[string, Parameters<typeof raw>]>([
    ['with its data', [JSON.stringify({ error: 0, code: 0, data: slides })]],
    ['with its data beside the sign', [JSON.stringify({ error: 0, code: 0, ...slides })]],
    ['with the sign as text', [JSON.stringify({ error: '0', data: slides })]],
    ['behind a byte order mark', [`\uFEFF${JSON.stringify({ error: 0, data: slides })}`]],
    ['called a plain text', [JSON.stringify({ error: 0, data: slides }), 200, { 'content-type': 'text/plain' }]],
    ['called a page', [JSON.stringify({ error: 0, data: slides }), 200, { 'content-type': 'text/html' }]],
    ['under 201', [JSON.stringify({ error: 0, data: slides }), 201]],
    ['under 404', [JSON.stringify({ error: 0, data: slides }), 404]],
    ['under 500', [JSON.stringify({ error: 0, data: slides }), 500]],
    ['with null for its list', [JSON.stringify({ error: 0, data: { items: null } })]],
  ])('%s', async (_, answer) => {
    backEnd.answer = raw(...answer)
    expect(await ask(getSlides)).toEqual(slides)
  })

  it('in pieces, also inside a letter', async () => {
    const bytes = Buffer.from(JSON.stringify({ error: 0, data: ['Гонка идёт'] }))
    backEnd.answer = (_, response) => {
      for (const byte of bytes) response.write(Buffer.of(byte))
      response.end()
    }
    expect(await ask()).toEqual(['Гонка идёт'])
  })

  it('leaves out what is broken in a list, and says which', async () => {
    backEnd.answer = json({ error: 0, data: { items: [1, 'two', 3, {}] } })
    const { http, dropped } = createTestClient(backEnd, { token: () => 'of-anna' })
    expect(await http.call(getFavorites, {})).toEqual({ items: [1, 3] })
    expect(dropped).toEqual([
      ['getFavorites', [expect.objectContaining({ path: 'items[1]' }), expect.objectContaining({ path: 'items[3]' })]],
    ])
  })

  it('tells of no left out item where there is none', async () => {
    backEnd.answer = json({ error: 0, data: { items: [1] } })
    const { http, dropped } = createTestClient(backEnd)
    await http.call(getFavorites, {})
    expect(dropped).toEqual([])
  })
})

describe('a refusal', () => {
  it.each<[string, object, number, object]>([
    ['by its number', { error: 42, code: 42, data: null }, 200, { code: 42, raw: 42 }],
    ['by a number below zero, whose sign is kept', { error: -200 }, 200, { code: 200, raw: -200 }],
    ['by a number as text', { error: '-200' }, 200, { code: 200, raw: -200 }],
    ['by a number that nobody knows', { error: 987, code: 986, message: 'So.' }, 200, { code: 987, message: 'So.' }],
    ['with values in order', { error: 8, args: [4, 'five', null] }, 200, { code: 8, args: [4, 'five'] }],
    ['with values by name', { error: 425, args: { min_amount: 300 } }, 200, { code: 425, args: { min_amount: 300 } }],
    ['with the next way', { error: 27, next_method: 'sms' }, 200, { code: 27, nextMethod: 'sms' }],
    ['with data', { error: 6, data: { retry: 3 } }, 200, { code: 6, data: { retry: 3 } }],
    ['with an empty message, which is none', { error: 3, message: '' }, 200, { message: null }],
    ['under 401', { error: 200 }, 401, { code: 200 }],
    ['under 409', { error: 20 }, 409, { code: 20 }],
    ['under 429', { error: 5, args: [30] }, 429, { code: 5, args: [30] }],
    ['under 500', { error: 3 }, 500, { code: 3 }],
    ['under 503', { error: 4 }, 503, { code: 4 }],
    ['without a sign', { code: 0, data: {} }, 200, { code: 3 }],
  ])('%s', async (_, body, status, told) => {
    backEnd.answer = json(body, status)
    expect(await failed(ask())).toMatchObject({ kind: 'refused', call: 'getNotifications', ...told })
  })
})

describe('an answer that cannot be used', () => {
  it.each<[string, Call<object, object, unknown, unknown>, unknown, string]>([
    ['names the field', getSlides, { items: 'many' }, 'items'],
    ['names the call that has none', getJackpots, null, ''],
    ['names nothing where all of it is another thing', getNotifications, 7, ''],
  ])('%s', async (_, call, data, path) => {
    backEnd.answer = json({ error: 0, data })
    expect(await failed(ask(call))).toMatchObject({ kind: 'broken', call: call.name, path })
  })
})

describe('an answer that is not read', () => {
  it.each<[string, Parameters<typeof raw>]>([
    ['a page', ['<!doctype html><title>Welcome</title>', 200, { 'content-type': 'text/html' }]],
    ['a page that is called JSON', ['<html></html>', 200, { 'content-type': 'application/json' }]],
    ['the page of a gateway', ['<html>Bad gateway</html>', 502]],
    ['the page of a site under repair', ['<html>Back soon</html>', 503, { 'retry-after': '0' }]],
    ['the page that is not there', ['<html>Not found</html>', 404]],
    ['the JSON of a gateway', [JSON.stringify({ error: 'Service Unavailable', statusCode: 503 }), 503]],
    ['half a JSON', ['{"error":0,"data":[']],
    ['two in one', ['{"error":0,"data":[]}{"error":0}']],
    ['nothing', ['']],
    ['nothing, under 500', ['', 500]],
    ['no content', ['', 204]],
    ['spaces', [' \n ']],
    ['a byte order mark alone', ['\uFEFF']],
    ['a number', ['0']],
    ['a list', ['[]']],
    ['null', ['null']],
    ['noise', [Buffer.from([0xff, 0xfe, 0x00, 0x80])]],
  ])('%s', async (_, [body, status = 200, headers]) => {
    backEnd.answer = raw(body, status, headers)
    expect(await failed(ask())).toEqual({ kind: 'unread', call: 'getNotifications', cause: 'notEnvelope', status })
    expect(backEnd.requests).toHaveLength(1)
  })

  it('a page that it was led to', async () => {
    backEnd.answer = ({ url }, response) =>
      url === '/welcome' ? response.end('<html></html>') : response.writeHead(302, { location: '/welcome' }).end()
    expect(await failed(ask())).toMatchObject({ kind: 'unread', cause: 'notEnvelope' })
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['before it began', (response) => response.destroy()],
    [
      'in the middle',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' })
        response.write('{"error":0,', () => response.destroy())
      },
    ],
  ])('one whose wire was cut %s', async (_, cut) => {
    backEnd.answer = (_request, response) => cut(response)
    expect(await failed(ask())).toEqual({ kind: 'unread', call: 'getNotifications', cause: 'network', status: null })
    expect(backEnd.requests).toHaveLength(1)
  })

  it('one of nobody', async () => {
    const gone = await startFakeServer()
    await gone.close()
    const { http } = createTestClient(gone)
    expect(await failed(http.call(getSlides, {}))).toMatchObject({ kind: 'unread', cause: 'network', status: null })
  })
})
