import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { getChallenge, type ChallengeAction } from '#contract/auth.ts'
import { readEnvelope, type Envelope } from '#contract/envelope.ts'
import { getBonuses } from '#contract/bonuses.ts'
import { getStatus } from '#contract/status.ts'
import type { TestApi } from './test-api.ts'

/** How a request reaches the API. */
export interface From {
  token?: string
  address?: string
  language?: string
  /** Its `Idempotency-Key`; a new one where nothing is said, as a browser makes it. `null` is none. */
  key?: string | null
}

/** Somebody who has a whole network of IPv6, as every house has, and comes from another address of it each time. */
export function networkOf(number: number): () => { address: string } {
  let used = 0
  return () => {
    used += 1
    return { address: `2001:db8:0:${number}:${used.toString(16)}::1` }
  }
}

/** Posts as a browser does; the answer's envelope. */
export async function post(api: TestApi, path: string, payload: object, from: From = {}): Promise<Envelope> {
  const { token, address = '10.0.0.1', language = 'ru', key = randomUUID() } = from
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    remoteAddress: address,
    headers: {
      'accept-language': language,
      ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload,
  })
  return readEnvelope(answer.json())
}

/** A solved challenge, as `recaptcha`. */
export async function solved(api: TestApi, action: ChallengeAction): Promise<string> {
  const challenge = await api.read(getChallenge, `/api/v2/auth/challenge?action=${action}`)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** What a registration sends where a test says nothing else. */
export const newUser = {
  type: 'phone',
  phone: '+79990000001',
  email: '',
  login: 'newcomer',
  password: 'secret-1',
  rules: true,
}

/** The token inside an accepted answer. */
export function tokenOf(envelope: Envelope): string {
  if (envelope.kind !== 'accepted') throw new Error(`No token: ${JSON.stringify(envelope)}`)
  const { payload } = envelope
  const token = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'token') : undefined
  if (typeof token !== 'string') throw new Error(`No token: ${JSON.stringify(payload)}`)
  return token
}

/** Makes an account, and gives its token. */
export async function signUp(
  api: TestApi,
  fields: Partial<typeof newUser & { promocode: string }> = {},
  from: From = {},
): Promise<string> {
  const recaptcha = await solved(api, 'register')
  return tokenOf(await post(api, '/v2/auth/register/', { ...newUser, ...fields, recaptcha }, from))
}

/** What a refusal is matched by. */
export const refusal = (code: number) => ({ kind: 'refused', code })
/** The code of a refusal; 0 for what was accepted. */
export const codeOf = (answer: Envelope): number => (answer.kind === 'refused' ? answer.code : 0)
export const codesOf = (answers: readonly Envelope[]): number[] => answers.map(codeOf).toSorted((a, b) => a - b)

/** The ways into an account of one API, whatever they are answered with. */
export function accountsOf(api: () => TestApi) {
  const loginOf = async (login: string, password: string) => ({
    login,
    password,
    recaptcha: await solved(api(), 'login'),
  })
  return {
    loginOf,
    register: async (fields: object, from: From = {}) =>
      post(api(), '/v2/auth/register/', { ...newUser, recaptcha: await solved(api(), 'register'), ...fields }, from),
    logIn: async (login: string, password: string, from: From = {}) =>
      post(api(), '/v2/auth/login/', await loginOf(login, password), from),
    status: (token: string | undefined, language = 'ru') =>
      readAs(api(), getStatus, { language, ...(token === undefined ? {} : { token }) }),
  }
}

/** What a call that only reads answers to a player. */
export async function read(api: TestApi, path: string, from: From = {}): Promise<Envelope> {
  const { token, language = 'ru' } = from
  const answer = await api.app.inject({
    url: `/api${path}`,
    headers: { 'accept-language': language, ...(token === undefined ? {} : { authorization: `Token ${token}` }) },
  })
  return readEnvelope(answer.json())
}

/** The payload of an accepted answer, read by the call's declaration. */
export async function readAs<Data>(
  api: TestApi,
  call: { path: string; data: { parse: (payload: unknown) => Data } },
  from: From,
): Promise<Data> {
  const answer = await read(api, call.path, from)
  if (answer.kind !== 'accepted') throw new Error(`${call.path}: ${JSON.stringify(answer)}`)
  return call.data.parse(answer.payload)
}

let people = 0
/** Somebody with an account, a phone and an address of his own. */
export async function registerUser(api: TestApi, name: string, more: { promocode?: string } = {}) {
  people += 1
  const phone = `+79996${String(people).padStart(6, '0')}`
  const from = { address: `10.9.${Math.floor(people / 200)}.${people % 200}` }
  const token = await signUp(api, { phone, login: `${name}-${people}`, password: 'for-getful', ...more }, from)
  const { id } = await readAs(api, getStatus, { token })
  return { id, phone, token, from: { ...from, token } }
}

/** Personal data that are right, of who has no e-mail yet. */
export const personalData = {
  first_name: 'Анна',
  last_name: 'Северная',
  birthday: '1990-02-28',
  sex: 'f',
  country: 'RU',
  phone: '',
  email: '',
}

/** What tests of a player's bonuses ask and do, by one API. */
export function bonusesOf(api: () => TestApi) {
  return {
    status: (from: From) => readAs(api(), getStatus, from),
    take: (from: From, body: object) => post(api(), '/v2/user/bonuses', body, from),
    list: async (from: From) => (await readAs(api(), getBonuses, from)).items,
  }
}
