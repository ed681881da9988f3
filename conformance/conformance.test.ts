import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerUser, signUp } from '#server/testing/accounts.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { checkBackEnd } from './check.ts'
import { reportText } from './report.ts'
import { faultsOf, isConformant, verdictsOf } from './results.ts'
import type { RawResponse, Send, SentRequest } from './send.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

/** Each test is a network of its own, whose rate limits the others do not use up. */
let network = 0
beforeEach(() => {
  network += 1
})

const sendToApi: Send = async ({ method, path, headers, body }) => {
  const response = await api.app.inject({
    method: method === 'GET' || method === 'DELETE' ? method : 'POST',
    url: path,
    remoteAddress: `192.0.2.${network}`,
    headers,
    ...(body === null ? {} : { payload: body }),
  })
  const contentType = response.headers['content-type']
  return {
    status: response.statusCode,
    headers: typeof contentType === 'string' ? { 'content-type': contentType } : {},
    text: response.body,
  }
}

/** A new player with a phone, or with an e-mail. */
async function newAccount(type: 'phone' | 'email' = 'phone') {
  const login = `kit-${randomUUID().slice(0, 8)}`
  const password = 'for-getful'
  if (type === 'phone') return { login: (await registerUser(api, login)).phone, password }
  await signUp(api, { type, phone: '', email: `${login}@example.com`, login, password })
  return { login, password }
}

/** What a fault does to one call: another response, or another request. */
interface Fault {
  path: RegExp
  method?: string
  request?: (request: SentRequest) => SentRequest
  response?: (response: RawResponse, request: SentRequest) => RawResponse
}

const withFault =
  ({
    path,
    method = 'GET',
    request: change = (sent) => sent,
    response: answer = (response) => response,
  }: Fault): Send =>
  async (request) => {
    if (!path.test(request.path) || request.method !== method) return sendToApi(request)
    return answer(await sendToApi(change(request)), request)
  }

/** Replaces a text of the body. */
const replace =
  (found: RegExp, by: string) =>
  ({ text, ...response }: RawResponse): RawResponse => ({ ...response, text: text.replace(found, by) })
const html = (status: number) => (): RawResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  text: '<!doctype html>',
})

/** A fault, the part of the site that it stops (`null` for none), and the line that names it. */
const FAULTS: readonly (readonly [name: string, fault: Fault, part: string | null, line: RegExp])[] = [
  [
    'a field of the wrong type',
    { path: /\/v2\/status\//u, response: replace(/"balance":[\d.]+/u, '"balance":"a lot"') },
    'every page',
    /getStatus \(GET \/v2\/status\/\): field `balance` cannot be read from a string/u,
  ],
  [
    'a field of the wrong type that only players get',
    {
      path: /\/v2\/status\//u,
      response: (response, { headers }) =>
        headers['authorization'] === undefined ? response : replace(/"balance":[\d.]+/u, '"balance":"a lot"')(response),
    },
    'every page',
    /getStatus \(GET \/v2\/status\/\): field `balance` cannot be read from a string/u,
  ],
  [
    'a break without a look at the password',
    {
      path: /\/exclusion$/u,
      method: 'POST',
      request: (sent) => ({ ...sent, body: JSON.stringify({ term: 'day', password: 'for-getful' }) }),
    },
    null,
    /beginExclusion: accepts made-up data/u,
  ],
  [
    'a broken item of a list',
    { path: /\/v2\/games\/\?/u, response: replace(/"slug":"[^"]+"/u, '"slug":""') },
    null,
    /getGames: `games\[0\]\.slug` cannot be read from a string, so it is left out/u,
  ],
  [
    'data without the envelope',
    { path: /\/v2\/games\/\?/u, response: replace(/^.*"data":(\{.*\})\}$/su, '$1') },
    'lobby',
    /getGames \(GET \/v2\/games\/\): HTTP 200 \(application\/json[^)]*\) without the envelope/u,
  ],
  [
    'an idempotency key that is played twice',
    {
      path: /\/v2\/payin\/\w[\w-]*\/invoice/u,
      method: 'POST',
      request: (request) => ({ ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }),
    },
    null,
    /createInvoice: header `Idempotency-Key` repeated: another answer than the first one/u,
  ],
  [
    'a history with another amount than the deposit',
    { path: /\/v2\/payments\/history/u, response: replace(/"amount":(\d+)/gu, '"amount":$100') },
    null,
    /getPaymentHistory: field `items\[\]\.amount` is 100200 after a deposit of 1002/u,
  ],
  [
    'a missing call instead of a missing session',
    {
      path: /\/v2\/cashbox\/payment-systems/u,
      response: (response, { headers }) =>
        headers['authorization'] === undefined ? replace(/"(error|code)":200/gu, '"$1":1')(response) : response,
    },
    null,
    /getPaymentSystems: error 1 without a session, instead of error 200/u,
  ],
  [
    'an HTTP status instead of a code',
    {
      path: /\/v2\/cashbox\/payment-systems/u,
      response: (response, { headers }) => (headers['authorization'] === undefined ? html(401)() : response),
    },
    null,
    /getPaymentSystems: HTTP 401 \(text\/html\) without the envelope .* instead of error 200 for a missing session/u,
  ],
  [
    'a required call that is missing',
    { path: /\/v2\/payin\/\w[\w-]*\/invoice/u, method: 'POST', response: html(404) },
    'deposit',
    /createInvoice \(POST \/v2\/payin\/:provider\/invoice\): HTTP 404/u,
  ],
  [
    'a page for every address',
    { path: /no-such-call/u, response: html(200) },
    null,
    /unknown call: HTTP 200 instead of 404 or error 1/u,
  ],
  [
    'a payment status that the site does not know',
    { path: /\/v2\/payments\/history/u, response: replace(/"status":\d/u, '"status":7') },
    null,
    /getPaymentHistory: field `items\[\]\.status` is 7; the site knows 0 to 3/u,
  ],
  [
    'a limit that is not kept',
    {
      path: /\/v2\/payin\/\w[\w-]*\/invoice/u,
      method: 'POST',
      request: ({ body, ...request }) => ({
        ...request,
        body: body?.replace(/"amount":[\d.]+/u, '"amount":1002') ?? null,
      }),
    },
    null,
    /createInvoice: field `amount` below `invoice_amount_min` is accepted/u,
  ],
  [
    'an error code that the call does not have',
    {
      path: /\/v2\/auth\/login\//u,
      method: 'POST',
      response: (response, { body }) =>
        body?.includes('not-a-password') === true ? replace(/"error":-?\d+/u, '"error":404')(response) : response,
    },
    null,
    /login: error 404, which this call does not have/u,
  ],
  [
    'a session that outlives the sign-out',
    {
      path: /\/v2\/auth\/logout\//u,
      method: 'POST',
      request: (request) => ({ ...request, headers: { ...request.headers, authorization: 'Token of-another' } }),
    },
    null,
    /logout: the token still works afterwards/u,
  ],
  [
    'an ended session with another code than 200',
    {
      path: /\/v2\/cashbox\/payment-systems/u,
      response: (response, { headers }) =>
        headers['authorization'] === undefined ? response : replace(/"error":200/u, '"error":25')(response),
    },
    null,
    /getPaymentSystems: error 25 for a token that has ended, instead of 200/u,
  ],
  [
    'a call of a player that answers guests',
    {
      path: /\/v2\/user\/activity/u,
      method: 'POST',
      response: (response) => ({ ...response, text: '{"error":0,"code":0,"data":{}}' }),
    },
    null,
    /reportActivity: answers without a session/u,
  ],
]

describe('conformance kit', () => {
  it.each(['phone', 'email'] as const)('finds that every page works with the reference API (%s)', async (type) => {
    const results = await checkBackEnd(sendToApi, await newAccount(type))
    expect(reportText(results)).not.toContain('Faults')
    expect(verdictsOf(results).filter(({ state }) => state !== 'works')).toEqual([])
    expect(isConformant(results)).toBe(true)
  })

  it.each(FAULTS)('names %s', async (_, fault, part, line) => {
    const results = await checkBackEnd(withFault(fault), await newAccount())
    expect(reportText(results)).toMatch(line)
    expect(verdictsOf(results).flatMap(({ state, part }) => (state === 'cannot work' ? [part.name] : []))).toEqual(
      part === null ? [] : [part],
    )
    expect(isConformant(results)).toBe(false)
  })

  it('says which pages work without an optional call, and what they lack', async () => {
    const results = await checkBackEnd(withFault({ path: /\/v2\/slides/u, response: html(404) }), await newAccount())
    expect(verdictsOf(results).filter(({ state }) => state !== 'works')).toMatchObject([
      {
        part: { name: 'lobby' },
        state: 'works without',
        details: ['getSlides: the slider (HTTP 404)'],
      },
    ])
    expect(isConformant(results)).toBe(true)
  })

  it('says which pages it has not tried without a test account', async () => {
    const results = await checkBackEnd(sendToApi, null)
    expect(reportText(results)).toMatch(
      /^deposit, \/cashbox +not tested\n +getPaymentSystems .*: needs a test account/mu,
    )
    expect(faultsOf(results)).toEqual([])
  })

  it('notes what the site corrects', async () => {
    const fault = { path: /\/v2\/jackpot\//u, response: replace(/"total":([\d.]+)\}?/u, '"total":"$1"}') }
    const results = await checkBackEnd(withFault(fault), null)
    expect(reportText(results)).toMatch(/getJackpots: `?[\w.[\]]*total`? is "[\d.]+", the site reads [\d.]+/u)
    expect(isConformant(results)).toBe(true)
  })
})

describe('npm run conformance', () => {
  const run = (...args: readonly string[]) => {
    const command = new URL('run.ts', import.meta.url).pathname
    const { stderr, status } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })
    return [stderr, status]
  }

  it('says that a back end does not answer', () => {
    expect(run('http://127.0.0.1:2')).toEqual([
      'http://127.0.0.1:2 does not answer: connect ECONNREFUSED 127.0.0.1:2\n',
      2,
    ])
  })

  it('shows how it is used for an option that it does not have', () => {
    expect(run('http://127.0.0.1:2', '--user', 'x')).toEqual([
      expect.stringMatching(/^npm run conformance -- <url>/u),
      2,
    ])
  })
})
