import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '#contract/all-calls.ts'
import type { ChallengeAction } from '#contract/auth.ts'
import { reportActivity } from '#contract/user.ts'
import { signUp, solved } from './testing/accounts.ts'
import { rightInputs } from './testing/right-inputs.ts'
import { startTestApi, testSources, type TestApi } from './testing/test-api.ts'

/*
 * Every call of the wire against what nobody should send: each field with each kind of wrong value, bodies that are none, no token
 * and a dead one. Whatever comes, the answer is an envelope, and never a mistake of the server.
 */

const { sources, stop } = await testSources()
afterAll(stop)

type AnyCall = (typeof allCalls)[number]

/** What was sent has not the form that the contract wants. */
const INVALID_REQUEST = 1
const NUL = String.fromCodePoint(0)
const wrong: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  // What a column of ids cannot hold.
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
const told = (value: unknown): string => JSON.stringify(value).slice(0, 30)

/** The fields that a call declares for a part of its request. */
const fieldsOf = (part: unknown): string[] => (part instanceof z.ZodMiniObject ? Object.keys(part.def.shape) : [])

interface Case {
  name: string
  call: AnyCall
  query: Readonly<Record<string, unknown>>
  body: unknown
  params: unknown
}
/** What a call is sent where nothing is wrong with it. */
const right = (call: AnyCall): Omit<Case, 'name'> => {
  const { params = '1', query = {}, body = {} } = rightInputs[call.name] ?? {}
  return { call, query, body, params }
}
const takesSomething = (call: AnyCall) => [call.body, call.query, call.params].some((part) => fieldsOf(part).length > 0)

/** One field is wrong and all others are right, so that nothing hides behind the first refusal. */
const cases: Case[] = allCalls.flatMap((call) => {
  const { query, body } = right(call)
  const named = (change: Partial<Case>, what: string) => ({ ...right(call), ...change, name: `${call.name} ${what}` })
  return [
    ...fieldsOf(call.body).flatMap((field) =>
      wrong.map((value) => named({ body: { ...Object(body), [field]: value } }, `body.${field} ${told(value)}`)),
    ),
    ...fieldsOf(call.body).map((field) => named({ body: { ...Object(body), [field]: undefined } }, `without ${field}`)),
    ...fieldsOf(call.query).flatMap((field) =>
      wrong.map((value) => named({ query: { ...query, [field]: value } }, `query.${field} ${told(value)}`)),
    ),
    ...fieldsOf(call.params).flatMap((field) =>
      wrong.map((value) => named({ params: value }, `params.${field} ${told(value)}`)),
    ),
    ...(call.method === 'GET'
      ? []
      : [null, [], 'text', 1, { unknown: 1 }].map((sent) => named({ body: sent }, `body ${told(sent)}`))),
  ]
})

/** What ends a text of a statement, and what could stand behind it: a hundred ways to say more than was asked. */
const ends = ["'", "')", "'))", '"', '")', '`', '1', '\\', "\\'", '\u02BC']
const statements = [
  ' or 1=1 --',
  ' or true;--',
  '; drop table players; --',
  "; update players set login='canary' --",
  '; select pg_sleep(30) --',
  ' and 1=(select 1 from pg_sleep(30)) --',
  ' union select password_hash from players --',
  ' || (select login from players limit 1) || ',
  ' and 1=cast((select password_hash from players limit 1) as int) --',
  '/**/or/**/1=1#',
]
const injections = ends.flatMap((end) => statements.map((statement) => `x${end}${statement}`))

/** Calls that want a solved challenge, and for what. */
const challenged: Readonly<Record<string, ChallengeAction>> = {
  login: 'login',
  register: 'register',
  sendVerificationCode: 'recover',
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
/** A text as it can stand in an address: half of a pair has no bytes of its own. */
const inAddress = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed())
const urlOf = ({ call, query, params }: Omit<Case, 'name' | 'body'>): string => {
  const path = call.path.replaceAll(/:(\w+)/gu, () => inAddress(params))
  const search = Object.entries(query).map(([key, value]) => `${key}=${inAddress(value)}`)
  return `/api${path}${search.length === 0 ? '' : `?${search.join('&')}`}`
}

const isEnvelope = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Number.isInteger(Reflect.get(body, 'error')) && 'code' in body

describe.each(sources)('every call on %s', (_, source) => {
  let api: TestApi
  let token = ''
  beforeAll(async () => {
    api = await startTestApi(source)
    token = await signUp(api)
  })
  afterAll(() => api.stop())

  let sent = 0
  const send = async (one: Omit<Case, 'name'>, headers: Record<string, string>) => {
    sent += 1
    const hasBody = one.call.method !== 'GET'
    const action = challenged[one.call.name]
    const proof = action === undefined ? {} : { recaptcha: await solved(api, action) }
    const isForm = typeof one.body === 'object' && one.body !== null && !Array.isArray(one.body)
    const payload = isForm ? { ...proof, ...Object(one.body) } : one.body
    return api.app.inject({
      method: one.call.method,
      url: urlOf(one),
      // Each from elsewhere: who tries too often would be refused before the input is looked at.
      remoteAddress: `10.3.${Math.floor(sent / 250)}.${sent % 250}`,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(one.call.once === true ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      },
      ...(hasBody ? { payload: JSON.stringify(payload) } : {}),
    })
  }

  it('has enough of them', () => expect(cases.length).toBeGreaterThan(1000))

  it('knows a right input for whatever takes one', () => {
    expect(allCalls.filter((call) => takesSomething(call) && rightInputs[call.name] === undefined)).toEqual([])
  })

  it.each(allCalls.filter(takesSomething).map((call) => [call.name, call] as const))(
    'finds nothing wrong with a right %s',
    async (_name, call) => {
      const answer = await send(right(call), call.guest ? {} : { authorization: `Token ${token}` })
      expect(answer.json().error, answer.body).not.toBe(INVALID_REQUEST)
    },
  )

  it.each(allCalls.map((call) => [call.name, call] as const))('answers %s, whatever is sent', async (_name, call) => {
    const wrongly: string[] = []
    for (const one of cases.filter((known) => known.call === call)) {
      const answer = await send(one, call.guest ? {} : { authorization: `Token ${token}` })
      if (answer.statusCode >= 500 || !isEnvelope(answer.json())) wrongly.push(`${one.name}: ${answer.body}`)
      // It ends the session that the others are sent with, and gives another.
      if (call.name === 'renewToken' && answer.json().error === 0) token = answer.json().data.token
    }
    expect(wrongly).toEqual([])
    expect((await send(right(reportActivity), { authorization: `Token ${token}` })).json()).toMatchObject({ error: 0 })
  })

  it.each(allCalls.filter(takesSomething).map((call) => [call.name, call] as const))(
    'takes no text of %s for a statement',
    async (_name, call) => {
      const players = () =>
        api.database.db.selectFrom('players').select(['login', 'password_hash']).orderBy('id').execute()
      const before = await players()
      const wrongly: string[] = []
      const made = injections.flatMap((text): Omit<Case, 'name'>[] => {
        const one = right(call)
        return [
          ...fieldsOf(call.body).map((field) => ({ ...one, body: { ...Object(one.body), [field]: text } })),
          ...fieldsOf(call.query).map((field) => ({ ...one, query: { ...one.query, [field]: text } })),
          ...(fieldsOf(call.params).length === 0 ? [] : [{ ...one, params: text }]),
        ]
      })
      for (const one of made) {
        const { statusCode, body, json } = await send(one, call.guest ? {} : { authorization: `Token ${token}` })
        if (statusCode >= 500 || !isEnvelope(json()) || /argon2|syntax|canary/u.test(body))
          wrongly.push(`${JSON.stringify([one.body, one.query, one.params])}: ${body}`)
      }
      expect(wrongly).toEqual([])
      // A registration may make its player; nobody who was there is another.
      expect((await players()).slice(0, before.length)).toEqual(before)
    },
    // Each try at an account solves a challenge and hashes a password.
    60_000,
  )

  it.each(allCalls.filter(({ guest }) => guest).map((call) => [call.name, call] as const))(
    'takes who makes %s with a token that is dead for a guest',
    async (_name, call) => {
      for (const headers of [{ authorization: 'Token dead' }, { authorization: `Bearer ${token}` }]) {
        const answer = await send(right(call), headers)
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        expect(isEnvelope(answer.json()), answer.body).toBe(true)
        expect(answer.json().error, answer.body).not.toBe(200)
        if (call.name === 'getStatus') expect(answer.json()).toMatchObject({ data: { id: 0 } })
      }
    },
  )

  it.each(allCalls.filter(({ guest }) => !guest).map((call) => [call.name, call] as const))(
    'lets nobody make %s without a token that is alive, whatever the cookie says',
    async (_name, call) => {
      const ways = [
        {},
        { authorization: 'Token dead' },
        { authorization: `Bearer ${token}` },
        { cookie: `token=${token}` },
      ]
      for (const headers of ways) {
        expect((await send(right(call), headers)).json()).toMatchObject({ error: 200 })
      }
    },
  )

  it.each([
    ['cut', '{'],
    ['empty', ''],
    ['nothing', 'null'],
    ['a text', '"text"'],
    ['two', '{"a":1}{'],
    ['longer than any form', `{"login":"${'x'.repeat(70_000)}"}`],
    ['a way into prototypes', '{"__proto__":{"login":"x"},"constructor":{"prototype":{}}}'],
  ])('answers a body that is %s', async (_name, payload) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v2/auth/login/',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBeLessThan(500)
    expect(isEnvelope(answer.json()), answer.body).toBe(true)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'changes nothing for a body of %s: another site could send it',
    async (type) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/v2/games/favorite/3',
        headers: { 'content-type': type, cookie: `token=${token}` },
        payload: '{}',
      })
      expect(isEnvelope(answer.json()), answer.body).toBe(true)
      expect(answer.json().error).not.toBe(0)
    },
  )
})
