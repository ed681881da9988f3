import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { login } from '#contract/auth.ts'
import { takeCashback } from '#contract/bonuses.ts'
import { accepted, refused } from '#contract/envelope.ts'
import { timing } from '#contract/constants.ts'
import type { Language } from '#contract/languages.ts'
import { openGame, toggleFavorite } from '#contract/play.ts'
import { getNotifications } from '#contract/site.ts'
import { createTestClient } from '#app/testing/test-client.ts'
import { startFakeServer, type FakeServer } from '#app/testing/fake-server.ts'
import type { Http } from './client.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { failureOf } from './failure.ts'

let backEnd: FakeServer
beforeAll(async () => {
  backEnd = await startFakeServer()
})
afterAll(() => backEnd.close())

beforeEach(() => {
  backEnd.requests.splice(0)
  backEnd.answer = (_, response) => response.end(JSON.stringify(accepted(['Hello'])))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A back end that keeps silent; resolves when it has been asked. */
function silent(begun = ''): Promise<void> {
  return new Promise((resolve) => {
    backEnd.answer = (_, response) => {
      if (begun === '') resolve()
      else response.write(begun, () => resolve())
    }
  })
}

const say = (...messages: string[]) => Promise.resolve(new Response(JSON.stringify(accepted(messages))))
/** The answers that the page has asked for before this script ran. */
const askedBefore = (earlyAnswers: Record<string, Promise<Response>>) => vi.stubGlobal('window', { earlyAnswers })
const EARLY = { early: takeEarlyAnswer }
const never = new Promise<never>(() => undefined)

describe('a request', () => {
  const credentials = { login: 'anna', password: 'пароль "1"', recaptcha: 'solved' }
  it.each<[string, (http: Http) => Promise<unknown>, string, string, string]>([
    ['of a page', (http) => http.call(getNotifications, {}), 'GET', '/api/v2/notifications', ''],
    [
      'with what its address says',
      (http) => http.call(openGame, { params: { game: 'a/b?c' }, query: { type: 'real' } }),
      'GET',
      '/api/v2/games/a%2Fb%3Fc?type=real',
      '',
    ],
    ['by a number', (http) => http.call(toggleFavorite, { params: { id: 7 } }), 'POST', '/api/v2/games/favorite/7', ''],
    [
      'with a body',
      (http) => http.call(login, { body: credentials }),
      'POST',
      '/api/v2/auth/login/',
      JSON.stringify(credentials),
    ],
  ])('%s goes as its declaration says', async (_, send, method, path, body) => {
    backEnd.answer = (_request, response) => response.end(JSON.stringify(refused(25)))
    await expect(send(createTestClient(backEnd).http)).rejects.toMatchObject({ failure: { kind: 'refused', code: 25 } })
    expect(backEnd.requests).toEqual([expect.objectContaining({ method, path, body })])
    expect(backEnd.requests[0]?.headers['content-type']).toBe(body === '' ? undefined : 'application/json')
  })

  it.each<[string, Language, string | null, string | undefined]>([
    ['a guest in Russian', 'ru', null, undefined],
    ['a guest in English', 'en', null, undefined],
    ['a player in Russian', 'ru', 'of-anna', 'Token of-anna'],
    ['a player in English', 'en', 'of-ivan', 'Token of-ivan'],
  ])('of %s says who asks, and in which language', async (_, language, token, authorization) => {
    await createTestClient(backEnd, { language: () => language, token: () => token }).http.call(getNotifications, {})
    expect(backEnd.requests[0]?.headers).toMatchObject({ 'accept-language': language, 'cache-control': 'no-cache' })
    expect(backEnd.requests[0]?.headers.authorization).toBe(authorization)
  })

  it('is of the player and in the language of its moment', async () => {
    let token: string | null = 'of-anna'
    let language: Language = 'ru'
    const { http } = createTestClient(backEnd, { language: () => language, token: () => token })
    await http.call(getNotifications, {})
    token = null
    language = 'en'
    await http.call(getNotifications, {})
    expect(backEnd.requests.map(({ headers }) => [headers.authorization, headers['accept-language']])).toEqual([
      ['Token of-anna', 'ru'],
      [undefined, 'en'],
    ])
  })

  it.each([['key-1'], [undefined]])('has the key %s of what is done once', async (key) => {
    backEnd.answer = (_, response) => response.end(JSON.stringify(accepted({})))
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
  ])('is not sent again after %s, whatever it was', async (_, status, headers) => {
    backEnd.answer = (_request, response) => response.writeHead(status, headers).end()
    const { http } = createTestClient(backEnd)
    const unread = { failure: { kind: 'unread', cause: 'notEnvelope', status } }
    await expect(http.call(getNotifications, {})).rejects.toMatchObject(unread)
    await expect(http.call(takeCashback, { key: 'key-1' })).rejects.toMatchObject(unread)
    expect(backEnd.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it('is not sent again where its wire was cut', async () => {
    backEnd.answer = (_, response) => response.destroy()
    const { http } = createTestClient(backEnd)
    await expect(http.call(takeCashback, { key: 'key-1' })).rejects.toMatchObject({ failure: { cause: 'network' } })
    expect(backEnd.requests).toHaveLength(1)
  })
})

describe('the time of the server', () => {
  const at = 'Sat, 10 Jan 2026 12:00:00 GMT'
  it.each<[string, string | undefined, string, number[]]>([
    ['is told', at, JSON.stringify(accepted([])), [Date.UTC(2026, 0, 10, 12)]],
    ['is told of a refusal too', at, JSON.stringify(refused(25)), [Date.UTC(2026, 0, 10, 12)]],
    ['is told of what is no envelope', at, '<html></html>', [Date.UTC(2026, 0, 10, 12)]],
    ['is not told where there is none', undefined, JSON.stringify(accepted([])), []],
    ['is not told where it is none', 'yesterday', JSON.stringify(accepted([])), []],
  ])('%s', async (_, date, body, told) => {
    backEnd.answer = (_request, response) => {
      response.sendDate = false
      if (date !== undefined) response.setHeader('date', date)
      response.end(body)
    }
    const { http, times } = createTestClient(backEnd)
    await http.call(getNotifications, {}).catch(failureOf)
    expect(times).toEqual(told)
  })
})

describe('a wait', () => {
  const lost = { kind: 'unread', call: 'getNotifications', cause: 'timeout', status: null }
  it.each([
    ['for an answer', ''],
    ['for the rest of an answer', '{"error":0,'],
  ])('%s ends with the time of a request', async (_, begun) => {
    const asked = silent(begun)
    const { http, time } = createTestClient(backEnd)
    const waiting = http.call(getNotifications, {}).catch(failureOf)
    await asked
    time.pass(timing.requestTimeout - 1)
    expect(time.waiting).toBe(1)
    time.pass(1)
    expect(await waiting).toEqual(lost)
  })

  it.each<[string, Promise<Response>]>([
    ['for an answer', never],
    ['for the rest of an answer', Promise.resolve(new Response(new ReadableStream()))],
  ])('%s that the page has asked for before ends with it, too', async (_, answer) => {
    askedBefore({ '/v2/notifications': answer })
    const { http, time } = createTestClient(backEnd, EARLY)
    const waiting = http.call(getNotifications, {}).catch(failureOf)
    time.pass(timing.requestTimeout)
    expect(await waiting).toEqual(lost)
  })

  it.each<[string, string, unknown]>([
    ['for an answer', '', undefined],
    ['for the rest of an answer', '{"error":0,', undefined],
    ['for the rest of an answer, for a reason', '{"error":0,', new Error('The page was left.')],
  ])('%s ends with who waited, and is no failure', async (_, begun, reason) => {
    const asked = silent(begun)
    const leaving = new AbortController()
    const { http, time } = createTestClient(backEnd)
    const waiting = http.call(getNotifications, {}, leaving.signal)
    const ended = expect(waiting).rejects.toBe
    await asked
    leaving.abort(reason)
    await ended(leaving.signal.reason)
    expect(time.waiting).toBe(0)
  })

  it('leaves nothing running when it is over', async () => {
    const { http, time } = createTestClient(backEnd)
    await http.call(getNotifications, {})
    backEnd.answer = (_, response) => response.end(JSON.stringify({ error: 1 }))
    await http.call(getNotifications, {}).catch(failureOf)
    expect(time.waiting).toBe(0)
  })

  it('that is over before it begins asks for nothing, and leaves the early answer to another', async () => {
    askedBefore({ '/v2/notifications': say('Early') })
    const { http } = createTestClient(backEnd, EARLY)
    await expect(http.call(getNotifications, {}, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(await http.call(getNotifications, {})).toEqual(['Early'])
    expect(backEnd.requests).toEqual([])
  })
})

describe('an answer that the page has asked for before', () => {
  it('is taken once, for its own path', async () => {
    askedBefore({ '/v2/notifications': say('Early'), '/v2/slides': never })
    const { http } = createTestClient(backEnd, EARLY)
    expect(await http.call(getNotifications, {})).toEqual(['Early'])
    expect(backEnd.requests).toEqual([])
    expect(await http.call(getNotifications, {})).toEqual(['Hello'])
  })

  it('is for no call that changes something', async () => {
    askedBefore({ '/v2/user/cashback': say('Early') })
    backEnd.answer = (_, response) => response.end(JSON.stringify(accepted({})))
    await createTestClient(backEnd, EARLY).http.call(takeCashback, { key: 'key-1' })
    expect(backEnd.requests).toHaveLength(1)
  })

  it('fails as any other, and the next question goes to the wire', async () => {
    askedBefore({ '/v2/notifications': Promise.reject(new TypeError('Failed to fetch')) })
    const { http } = createTestClient(backEnd, EARLY)
    expect(await http.call(getNotifications, {}).catch(failureOf)).toMatchObject({ kind: 'unread', cause: 'network' })
    expect(await http.call(getNotifications, {})).toEqual(['Hello'])
  })

  it('is not there where the page has asked for nothing', async () => {
    vi.stubGlobal('window', {})
    expect(await createTestClient(backEnd, EARLY).http.call(getNotifications, {})).toEqual(['Hello'])
  })
})
