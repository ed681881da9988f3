import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { login } from '#contract/player/auth.ts'
import { cancelPayment } from '#contract/money/payments.ts'
import { takeCashback } from '#contract/player/bonuses.ts'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { timing } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { openGame, toggleFavorite } from '#contract/lobby/play.ts'
import { getNotifications } from '#contract/lobby/site.ts'

import { drivenTime } from '#app/testing/driven-time.ts'
import { createTestClient } from '#app/testing/test-client.ts'
import { startFakeServer, type FakeServer } from '#app/testing/fake-server.ts'
import type { Http, HttpPorts } from './client.ts'
import { takeEarlyResponse } from './early-responses.ts'
import { failureOf } from './failure.ts'

let backEnd: FakeServer
beforeAll(async () => {
  backEnd = await startFakeServer()
})
afterAll(() => backEnd.close())

beforeEach(() => {
  backEnd.requests.splice(0)
  backEnd.handler = (_, response) => response.end(JSON.stringify(accepted(['Hello'])))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Makes the server stall after `prefix`; resolves when it has received the request. */
function stallAfter(prefix = ''): Promise<void> {
  return new Promise((resolve) => {
    backEnd.handler = (_, response) => {
      if (prefix === '') resolve()
      else response.write(prefix, () => resolve())
    }
  })
}

const earlyResponse = (...messages: string[]) => Promise.resolve(new Response(JSON.stringify(accepted(messages))))
/** Stubs the responses that `index.html` requested before the app's script. */
const stubEarlyResponses = (earlyResponses: Record<string, Promise<Response>>) =>
  vi.stubGlobal('window', { earlyResponses })
const WITH_EARLY = { early: takeEarlyResponse }
const pendingForever = new Promise<never>(() => undefined)

describe('Http.call request', () => {
  const credentials = { login: 'fox', password: 'пароль "1"', recaptcha: 'solved' }
  it.each<[string, (http: Http) => Promise<unknown>, string, string, string]>([
    ['a call without input', (http) => http.call(getNotifications, {}), 'GET', '/api/v2/notifications', ''],
    [
      'path and query parameters',
      (http) => http.call(openGame, { params: { game: 'a/b?c' }, query: { type: 'real' } }),
      'GET',
      '/api/v2/games/a%2Fb%3Fc?type=real',
      '',
    ],
    [
      'a numeric path parameter',
      (http) => http.call(toggleFavorite, { params: { id: 7 } }),
      'POST',
      '/api/v2/games/favorite/7',
      '',
    ],
    [
      'a JSON body',
      (http) => http.call(login, { body: credentials }),
      'POST',
      '/api/v2/auth/login/',
      JSON.stringify(credentials),
    ],
  ])('sends %s as declared', async (_, send, method, path, body) => {
    backEnd.handler = (_request, response) => response.end(JSON.stringify(rejected(25)))
    await expect(send(createTestClient(backEnd).http)).rejects.toMatchObject({
      failure: { kind: 'rejected', code: 25 },
    })
    expect(backEnd.requests).toEqual([expect.objectContaining({ method, path, body })])
    expect(backEnd.requests[0]?.headers['content-type']).toBe(body === '' ? undefined : 'application/json')
  })

  it.each<[string, Language, string | null, string | undefined]>([
    ['Russian for a guest', 'ru', null, undefined],
    ['English for a guest', 'en', null, undefined],
    ['Russian for a player', 'ru', 'user-token', 'Token user-token'],
    ['English for a player', 'en', 'other-token', 'Token other-token'],
  ])('sends language and token headers: %s', async (_, language, token, authorization) => {
    await createTestClient(backEnd, { language: () => language, token: () => token }).http.call(getNotifications, {})
    expect(backEnd.requests[0]?.headers).toMatchObject({ 'accept-language': language, 'cache-control': 'no-cache' })
    expect(backEnd.requests[0]?.headers.authorization).toBe(authorization)
  })

  it('reads token and language at the time of each request', async () => {
    let token: string | null = 'user-token'
    let language: Language = 'ru'
    const { http } = createTestClient(backEnd, { language: () => language, token: () => token })
    await http.call(getNotifications, {})
    token = null
    language = 'en'
    await http.call(getNotifications, {})
    expect(backEnd.requests.map(({ headers }) => [headers.authorization, headers['accept-language']])).toEqual([
      ['Token user-token', 'ru'],
      [undefined, 'en'],
    ])
  })

  it('sends the token of the call instead of that of the session', async () => {
    const { http } = createTestClient(backEnd, { token: () => 'of the session' })
    await http.call(getNotifications, { token: 'of the call' })
    expect(backEnd.requests[0]?.headers.authorization).toBe('Token of the call')
  })

  it.each([true, false])('lets a request outlive the page if the call says so: %s', async (keepalive) => {
    const sent = vi.spyOn(globalThis, 'fetch')
    await createTestClient(backEnd).http.call(getNotifications, { keepalive })
    expect(sent.mock.calls.map(([request]) => request)).toMatchObject([{ keepalive }])
    sent.mockRestore()
  })

  it.each([['key-1'], [undefined]])('sends the idempotency key %s', async (key) => {
    backEnd.handler = (_, response) => response.end(JSON.stringify(accepted({})))
    await createTestClient(backEnd).http.call(takeCashback, { key })
    expect(backEnd.requests[0]?.headers['idempotency-key']).toBe(key)
  })

  it.each<[string, number, Record<string, string>]>([
    ['408', 408, {}],
    ['413', 413, { 'retry-after': '0' }],
    ['429', 429, { 'retry-after': '0' }],
    ['500', 500, {}],
    ['502', 502, {}],
    ['503', 503, { 'retry-after': '0' }],
    ['504', 504, {}],
  ])('is not retried after HTTP %s', async (_, status, headers) => {
    backEnd.handler = (_request, response) => response.writeHead(status, headers).end()
    const { http } = createTestClient(backEnd)
    const expectedFailure = { failure: { kind: 'noResponse', cause: 'notEnvelope', status } }
    await expect(http.call(getNotifications, {})).rejects.toMatchObject(expectedFailure)
    await expect(http.call(takeCashback, { key: 'key-1' })).rejects.toMatchObject(expectedFailure)
    expect(backEnd.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  const PAUSE_MS = 1000
  /** Answers as a server that is busy so many times, and then accepts. */
  const busyFor = (times: number) => {
    backEnd.handler = (_, response) => {
      if (backEnd.requests.length > times) response.end(JSON.stringify(accepted({})))
      else response.writeHead(503, { 'retry-after': '1' }).end(JSON.stringify(rejected(5, { args: { seconds: 1 } })))
    }
  }
  const sentKeys = () => backEnd.requests.map(({ headers }) => headers['idempotency-key'])

  it('with a key is sent again with the same key while the server is busy, after the pause that it names', async () => {
    busyFor(2)
    const time = drivenTime()
    let pauses = 0
    const after: HttpPorts['after'] = (delayMs, run) => {
      if (delayMs === PAUSE_MS) pauses += 1
      return time.clock.after(delayMs, run)
    }
    const call = createTestClient(backEnd, { after }).http.call(takeCashback, { key: 'key-1' })
    for (const count of [1, 2]) {
      await vi.waitFor(() => expect(pauses).toBe(count))
      expect(sentKeys()).toHaveLength(count)
      time.pass(PAUSE_MS)
    }
    expect(await call).toEqual({})
    expect(sentKeys()).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('with a key is rejected after three repeats, and without a key at once', async () => {
    busyFor(9)
    const after: HttpPorts['after'] = (delayMs, run) => {
      if (delayMs === PAUSE_MS) queueMicrotask(run)
      return () => undefined
    }
    const { http } = createTestClient(backEnd, { after })
    await expect(http.call(getNotifications, {})).rejects.toMatchObject({ failure: { code: 5 } })
    expect(sentKeys()).toEqual([undefined])
    await expect(http.call(takeCashback, { key: 'key-1' })).rejects.toMatchObject({ failure: { code: 5 } })
    expect(sentKeys().slice(1)).toEqual(['key-1', 'key-1', 'key-1', 'key-1'])
  })

  it('without a key that a player makes one at a time is sent again too: a busy server has done nothing', async () => {
    busyFor(2)
    const after: HttpPorts['after'] = (delayMs, run) => {
      if (delayMs === PAUSE_MS) queueMicrotask(run)
      return () => undefined
    }
    await createTestClient(backEnd, { after }).http.call(cancelPayment, { params: { ref: '1' } })
    expect(backEnd.requests.map(({ method }) => method)).toEqual(['DELETE', 'DELETE', 'DELETE'])
  })

  it('with a key is rejected at once by a server that is busy for longer than the app waits', async () => {
    backEnd.handler = (_, response) =>
      response.writeHead(503, { 'retry-after': '6' }).end(JSON.stringify(rejected(5, { args: { seconds: 6 } })))
    const after: HttpPorts['after'] = (delayMs, run) => {
      if (delayMs === 6 * PAUSE_MS) queueMicrotask(run)
      return () => undefined
    }
    const { http } = createTestClient(backEnd, { after })
    await expect(http.call(takeCashback, { key: 'key-1' })).rejects.toMatchObject({ failure: { code: 5 } })
    expect(backEnd.requests).toHaveLength(1)
  })

  it('is not retried after a broken connection', async () => {
    backEnd.handler = (_, response) => response.destroy()
    const { http } = createTestClient(backEnd)
    await expect(http.call(takeCashback, { key: 'key-1' })).rejects.toMatchObject({ failure: { cause: 'network' } })
    expect(backEnd.requests).toHaveLength(1)
  })
})

describe('Http.call server time', () => {
  const DATE = 'Sat, 10 Jan 2026 12:00:00 GMT'
  it.each<[string, string | undefined, string, number[]]>([
    ['is reported for a success', DATE, JSON.stringify(accepted([])), [Date.UTC(2026, 0, 10, 12)]],
    ['is reported for a rejection', DATE, JSON.stringify(rejected(25)), [Date.UTC(2026, 0, 10, 12)]],
    ['is reported for a non-envelope body', DATE, '<html></html>', [Date.UTC(2026, 0, 10, 12)]],
    ['is not reported without a Date header', undefined, JSON.stringify(accepted([])), []],
    ['is not reported for an invalid Date header', 'yesterday', JSON.stringify(accepted([])), []],
  ])('%s', async (_, date, body, expected) => {
    backEnd.handler = (_request, response) => {
      response.sendDate = false
      if (date !== undefined) response.setHeader('date', date)
      response.end(body)
    }
    const { http, times } = createTestClient(backEnd)
    await http.call(getNotifications, {}).catch(failureOf)
    expect(times).toEqual(expected)
  })
})

describe('Http.call timeout and abort', () => {
  const timeoutFailure = { kind: 'noResponse', call: 'getNotifications', cause: 'timeout', status: null }
  it.each([
    ['a response', ''],
    ['the rest of a body', '{"error":0,'],
  ])('times out while waiting for %s', async (_, prefix) => {
    const received = stallAfter(prefix)
    const { http, time } = createTestClient(backEnd)
    const result = http.call(getNotifications, {}).catch(failureOf)
    await received
    time.pass(timing.requestTimeout - 1)
    expect(time.pendingTimers).toBe(1)
    time.pass(1)
    expect(await result).toEqual(timeoutFailure)
  })

  it('times out earlier if the call says so', async () => {
    const received = stallAfter('')
    const { http, time } = createTestClient(backEnd)
    const result = http.call(getNotifications, { timeoutMs: 30_000 }).catch(failureOf)
    await received
    time.pass(30_000)
    expect(await result).toEqual(timeoutFailure)
  })

  it.each<[string, Promise<Response>]>([
    ['a response', pendingForever],
    ['the rest of a body', Promise.resolve(new Response(new ReadableStream()))],
  ])('times out while waiting for %s of an early request', async (_, response) => {
    stubEarlyResponses({ '/v2/notifications': response })
    const { http, time } = createTestClient(backEnd, WITH_EARLY)
    const result = http.call(getNotifications, {}).catch(failureOf)
    time.pass(timing.requestTimeout)
    expect(await result).toEqual(timeoutFailure)
  })

  it.each<[string, string, unknown]>([
    ['waiting for a response', '', undefined],
    ['waiting for the rest of a body', '{"error":0,', undefined],
    ['waiting for the rest of a body, with a reason', '{"error":0,', new Error('The page was closed.')],
  ])('rejects with the abort reason while %s', async (_, prefix, reason) => {
    const received = stallAfter(prefix)
    const controller = new AbortController()
    const { http, time } = createTestClient(backEnd)
    const result = http.call(getNotifications, {}, controller.signal)
    const expectRejection = expect(result).rejects.toBe
    await received
    controller.abort(reason)
    await expectRejection(controller.signal.reason)
    expect(time.pendingTimers).toBe(0)
  })

  it('leaves no timer after the call', async () => {
    const { http, time } = createTestClient(backEnd)
    await http.call(getNotifications, {})
    backEnd.handler = (_, response) => response.end(JSON.stringify({ error: 1 }))
    await http.call(getNotifications, {}).catch(failureOf)
    expect(time.pendingTimers).toBe(0)
  })

  it('sends nothing and keeps the early response when the signal is already aborted', async () => {
    stubEarlyResponses({ '/v2/notifications': earlyResponse('Early') })
    const { http } = createTestClient(backEnd, WITH_EARLY)
    await expect(http.call(getNotifications, {}, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(await http.call(getNotifications, {})).toEqual(['Early'])
    expect(backEnd.requests).toEqual([])
  })
})

describe('Http.call early response', () => {
  it('is used once, for its own path', async () => {
    stubEarlyResponses({ '/v2/notifications': earlyResponse('Early'), '/v2/slides': pendingForever })
    const { http } = createTestClient(backEnd, WITH_EARLY)
    expect(await http.call(getNotifications, {})).toEqual(['Early'])
    expect(backEnd.requests).toEqual([])
    expect(await http.call(getNotifications, {})).toEqual(['Hello'])
  })

  it('is not used for a POST', async () => {
    stubEarlyResponses({ '/v2/user/cashback': earlyResponse('Early') })
    backEnd.handler = (_, response) => response.end(JSON.stringify(accepted({})))
    await createTestClient(backEnd, WITH_EARLY).http.call(takeCashback, { key: 'key-1' })
    expect(backEnd.requests).toHaveLength(1)
  })

  it('reports a network failure, and the next call uses the network', async () => {
    stubEarlyResponses({ '/v2/notifications': Promise.reject(new TypeError('Failed to fetch')) })
    const { http } = createTestClient(backEnd, WITH_EARLY)
    expect(await http.call(getNotifications, {}).catch(failureOf)).toMatchObject({
      kind: 'noResponse',
      cause: 'network',
    })
    expect(await http.call(getNotifications, {})).toEqual(['Hello'])
  })

  it('is optional', async () => {
    vi.stubGlobal('window', {})
    expect(await createTestClient(backEnd, WITH_EARLY).http.call(getNotifications, {})).toEqual(['Hello'])
  })
})
