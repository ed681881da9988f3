import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, type AnyCall } from '#contract/all-calls.ts'
import type { ChallengeAction } from '#contract/player/auth.ts'
import { reportActivity } from '#contract/player/user.ts'
import { signUp, solveFor } from './testing/accounts.ts'
import { fieldsOf, hasInput, validInputs } from './testing/valid-inputs.ts'
import { startTestApi, seededMemory, type TestApi } from './testing/test-api.ts'

/*
 * Sends invalid input to every call: wrong field values, malformed bodies, missing and expired tokens. The response
 * must be an envelope and never a server error.
 */

/** The request does not match the contract. */
const INVALID_REQUEST = 1
const NUL = String.fromCodePoint(0)
const invalidValues: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  // Out of range for an id column.
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  true,
  '',
  ' ',
  'x'.repeat(5000),
  [],
  [1],
  {},
  { toString: 1 },
  `a${NUL}b`,
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '\uD800',
  '__proto__',
]
const describeValue = (value: unknown): string => JSON.stringify(value).slice(0, 30)

interface Case {
  name: string
  call: AnyCall
  query: Readonly<Record<string, unknown>>
  body: unknown
  params: unknown
}
/** A valid request of a call. */
const validCase = (call: AnyCall): Omit<Case, 'name'> => {
  const { params = '1', query = {}, body = {} } = validInputs[call.name] ?? {}
  return { call, query, body, params }
}

/** One invalid field per case, so that each is actually reached. */
const cases: Case[] = allCalls.flatMap((call) => {
  const { query, body } = validCase(call)
  const named = (change: Partial<Case>, label: string) => ({
    ...validCase(call),
    ...change,
    name: `${call.name} ${label}`,
  })
  return [
    ...fieldsOf(call.body).flatMap((field) =>
      invalidValues.map((value) =>
        named({ body: { ...Object(body), [field]: value } }, `body.${field} ${describeValue(value)}`),
      ),
    ),
    ...fieldsOf(call.body).map((field) => named({ body: { ...Object(body), [field]: undefined } }, `without ${field}`)),
    ...fieldsOf(call.query).flatMap((field) =>
      invalidValues.map((value) =>
        named({ query: { ...query, [field]: value } }, `query.${field} ${describeValue(value)}`),
      ),
    ),
    ...fieldsOf(call.params).flatMap((field) =>
      invalidValues.map((value) => named({ params: value }, `params.${field} ${describeValue(value)}`)),
    ),
    ...(call.method === 'GET'
      ? []
      : [null, [], 'text', 1, { unknown: 1 }].map((body) => named({ body }, `body ${describeValue(body)}`))),
  ]
})

/** SQL injection payloads: ways to close a literal, each with statements that fail if the database reads them. */
const quotes = ["'", "')", "'))", '"', '")', '`', '1', '\\', "\\'", '\u02BC']
const failing = ['; drop table players; --', ' and 1=cast((select password_hash from players limit 1) as int) --']
const others = [
  ' or 1=1 --',
  ' or true;--',
  "; update players set login='canary' --",
  '; select pg_sleep(30) --',
  ' and 1=(select 1 from pg_sleep(30)) --',
  ' union select password_hash from players --',
  ' || (select login from players limit 1) || ',
  '/**/or/**/1=1#',
]
const injections = [
  ...quotes.flatMap((quote) => failing.map((statement) => `x${quote}${statement}`)),
  ...others.map((statement) => `x'${statement}`),
]

/** Calls that need a solved challenge, with its action. */
const challenged: Readonly<Record<string, ChallengeAction>> = {
  login: 'login',
  register: 'register',
  sendVerificationCode: 'recover',
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
/** Escapes a value for a URL; lone surrogates have no UTF-8 form. */
const escapeForUrl = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed())
const urlOf = ({ call, query, params }: Omit<Case, 'name' | 'body'>): string => {
  const path = call.path.replaceAll(/:(\w+)/gu, () => escapeForUrl(params))
  const search = Object.entries(query).map(([key, value]) => `${key}=${escapeForUrl(value)}`)
  return `/api${path}${search.length === 0 ? '' : `?${search.join('&')}`}`
}

const isEnvelope = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Number.isInteger(Reflect.get(body, 'error')) && 'code' in body

describe('API calls', () => {
  let api: TestApi
  let token = ''
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
    token = await signUp(api)
  })
  afterAll(() => api.stop())

  let requestCount = 0
  const send = async (request: Omit<Case, 'name'>, headers: Record<string, string>) => {
    requestCount += 1
    const hasBody = request.call.method !== 'GET'
    const action = challenged[request.call.name]
    const challenge = action === undefined ? {} : { recaptcha: await solveFor(api, action) }
    const isForm = typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
    const payload = isForm ? { ...challenge, ...Object(request.body) } : request.body
    return api.app.inject({
      method: request.call.method,
      url: urlOf(request),
      // Another IP address per request, to avoid the rate limits.
      remoteAddress: `10.3.${Math.floor(requestCount / 250)}.${requestCount % 250}`,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(request.call.idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      },
      ...(hasBody ? { payload: JSON.stringify(payload) } : {}),
    })
  }

  it('generate more than a thousand cases', () => expect(cases.length).toBeGreaterThan(1000))

  it('have a valid example for every call with input', () => {
    const missing = allCalls.filter((call) => hasInput(call) && validInputs[call.name] === undefined)
    const names = missing.map(({ name }) => name)
    expect(names, 'calls that server/testing/valid-inputs.ts lacks').toEqual([])
  })

  it.each(allCalls.filter(hasInput).map((call) => [call.name, call] as const))(
    'accept a valid request: %s',
    async (_name, call) => {
      const response = await send(validCase(call), call.guest ? {} : { authorization: `Token ${token}` })
      expect(response.json().error, response.body).not.toBe(INVALID_REQUEST)
    },
  )

  it.each(allCalls.map((call) => [call.name, call] as const))(
    'respond to invalid input with an envelope: %s',
    async (_name, call) => {
      const failures: string[] = []
      for (const one of cases.filter((each) => each.call === call)) {
        const response = await send(one, call.guest ? {} : { authorization: `Token ${token}` })
        if (response.statusCode >= 500 || !isEnvelope(response.json())) failures.push(`${one.name}: ${response.body}`)
        // renewToken ends the session of the following requests.
        if (call.name === 'renewToken' && response.json().error === 0) token = response.json().data.token
      }
      expect(failures).toEqual([])
      expect((await send(validCase(reportActivity), { authorization: `Token ${token}` })).json()).toMatchObject({
        error: 0,
      })
    },
  )

  it.each(allCalls.filter(hasInput).map((call) => [call.name, call] as const))(
    'are safe from SQL injection: %s',
    async (_name, call) => {
      const players = () =>
        api.database.db.selectFrom('players').select(['login', 'password_hash']).orderBy('id').execute()
      const before = await players()
      const failures: string[] = []
      const injected = injections.flatMap((text): Omit<Case, 'name'>[] => {
        const one = validCase(call)
        return [
          ...fieldsOf(call.body).map((field) => ({ ...one, body: { ...Object(one.body), [field]: text } })),
          ...fieldsOf(call.query).map((field) => ({ ...one, query: { ...one.query, [field]: text } })),
          ...(fieldsOf(call.params).length === 0 ? [] : [{ ...one, params: text }]),
        ]
      })
      for (const one of injected) {
        const { statusCode, body, json } = await send(one, call.guest ? {} : { authorization: `Token ${token}` })
        if (statusCode >= 500 || !isEnvelope(json()) || /argon2|syntax|canary/u.test(body))
          failures.push(`${JSON.stringify([one.body, one.query, one.params])}: ${body}`)
      }
      expect(failures).toEqual([])
      // A sign-up may add a player, but existing players must not change.
      expect((await players()).slice(0, before.length)).toEqual(before)
    },
  )

  it.each(allCalls.filter(({ guest }) => guest).map((call) => [call.name, call] as const))(
    'treat an expired token as a guest: %s',
    async (_name, call) => {
      for (const headers of [{ authorization: 'Token dead' }, { authorization: `Bearer ${token}` }]) {
        const response = await send(validCase(call), headers)
        expect(response.statusCode, response.body).toBeLessThan(500)
        expect(isEnvelope(response.json()), response.body).toBe(true)
        expect(response.json().error, response.body).not.toBe(200)
        if (call.name === 'getStatus') expect(response.json()).toMatchObject({ data: { id: 0 } })
      }
    },
  )

  it.each(allCalls.filter(({ guest }) => !guest).map((call) => [call.name, call] as const))(
    'require a valid token and ignore cookies: %s',
    async (_name, call) => {
      const invalidHeaders = [
        {},
        { authorization: 'Token dead' },
        { authorization: `Bearer ${token}` },
        { cookie: `token=${token}` },
      ]
      for (const headers of invalidHeaders) {
        expect((await send(validCase(call), headers)).json()).toMatchObject({ error: 200 })
      }
    },
  )

  it.each([
    ['truncated', '{'],
    ['empty', ''],
    ['null', 'null'],
    ['a text', '"text"'],
    ['two documents', '{"a":1}{'],
    ['oversized', `{"login":"${'x'.repeat(70_000)}"}`],
    ['a prototype pollution attempt', '{"__proto__":{"login":"x"},"constructor":{"prototype":{}}}'],
  ])('respond with an envelope to a body that is %s', async (_name, payload) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v2/auth/login/',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(response.statusCode).toBeLessThan(500)
    expect(isEnvelope(response.json()), response.body).toBe(true)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'reject a body of type %s, which a cross-site form could send',
    async (type) => {
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/v2/games/favorite/3',
        headers: { 'content-type': type, cookie: `token=${token}` },
        payload: '{}',
      })
      expect(isEnvelope(response.json()), response.body).toBe(true)
      expect(response.json().error).not.toBe(0)
    },
  )
})
