import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { getChallenge, type ChallengeAction } from '#contract/player/auth.ts'
import { readEnvelope, type Envelope } from '#contract/core/envelope.ts'
import { getBonuses } from '#contract/player/bonuses.ts'
import { getStatus } from '#contract/player/status.ts'
import type { TestApi } from './test-api.ts'

/** Client properties of a request. */
export interface From {
  token?: string
  address?: string
  language?: string
  /** The `Idempotency-Key`; random by default, as in a browser. `null` sends none. */
  key?: string | null
}

/** Returns addresses of one IPv6 network, a different one per call. */
export function networkOf(number: number): () => { address: string } {
  let count = 0
  return () => {
    count += 1
    return { address: `2001:db8:0:${number}:${count.toString(16)}::1` }
  }
}

/** Sends a POST request like a browser and returns the envelope. */
export async function post(api: TestApi, path: string, payload: object, from: From = {}): Promise<Envelope> {
  const { token, address = '10.0.0.1', language = 'ru', key = randomUUID() } = from
  const response = await api.app.inject({
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
  return readEnvelope(response.json())
}

/** Sends a DELETE request and returns the envelope. */
export async function deleteAt(api: TestApi, path: string, { token, address = '10.0.0.1' }: From): Promise<Envelope> {
  const response = await api.app.inject({
    method: 'DELETE',
    url: `/api${path}`,
    remoteAddress: address,
    headers: token === undefined ? {} : { authorization: `Token ${token}` },
  })
  return readEnvelope(response.json())
}

/** Solves a challenge and returns it as `recaptcha`. */
export async function solveFor(api: TestApi, action: ChallengeAction): Promise<string> {
  const challenge = await api.read(getChallenge, `/api/v2/auth/challenge?action=${action}`)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Default body of a sign-up. */
export const newUser = {
  type: 'phone',
  phone: '+79990000001',
  email: '',
  login: 'newcomer',
  password: 'secret-1',
  rules: true,
}

/** Returns the token of an accepted response. */
export function tokenOf(envelope: Envelope): string {
  if (envelope.kind !== 'accepted') throw new Error(`No token: ${JSON.stringify(envelope)}`)
  const { payload } = envelope
  const token = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'token') : undefined
  if (typeof token !== 'string') throw new Error(`No token: ${JSON.stringify(payload)}`)
  return token
}

/** Signs up a player and returns the token. */
export async function signUp(
  api: TestApi,
  fields: Partial<typeof newUser & { promocode: string }> = {},
  from: From = {},
): Promise<string> {
  const recaptcha = await solveFor(api, 'register')
  return tokenOf(await post(api, '/v2/auth/register/', { ...newUser, ...fields, recaptcha }, from))
}

/** Matcher of a rejected response. */
export const rejection = (code: number) => ({ kind: 'rejected', code })
/** The error code of a response; 0 if accepted. */
export const codeOf = (envelope: Envelope): number => (envelope.kind === 'rejected' ? envelope.code : 0)
export const codesOf = (envelopes: readonly Envelope[]): number[] => envelopes.map(codeOf).toSorted((a, b) => a - b)

/** Sign-up and sign-in helpers that return the envelope. */
export function accountsOf(api: () => TestApi) {
  const signInBody = async (login: string, password: string) => ({
    login,
    password,
    recaptcha: await solveFor(api(), 'login'),
  })
  return {
    signInBody,
    requestSignUp: async (fields: object, from: From = {}) =>
      post(api(), '/v2/auth/register/', { ...newUser, recaptcha: await solveFor(api(), 'register'), ...fields }, from),
    signIn: async (login: string, password: string, from: From = {}) =>
      post(api(), '/v2/auth/login/', await signInBody(login, password), from),
    status: (token: string | undefined, language = 'ru') =>
      readAs(api(), getStatus, { language, ...(token === undefined ? {} : { token }) }),
  }
}

/** Sends a GET request and returns the envelope. */
export async function read(api: TestApi, path: string, from: From = {}): Promise<Envelope> {
  const { token, address, language = 'ru' } = from
  const response = await api.app.inject({
    url: `/api${path}`,
    ...(address === undefined ? {} : { remoteAddress: address }),
    headers: { 'accept-language': language, ...(token === undefined ? {} : { authorization: `Token ${token}` }) },
  })
  return readEnvelope(response.json())
}

/** Returns the payload of an accepted response, parsed by the call's declaration. */
export async function readAs<Data>(
  api: TestApi,
  call: { path: string; data: { parse: (payload: unknown) => Data } },
  from: From,
): Promise<Data> {
  const envelope = await read(api, call.path, from)
  if (envelope.kind !== 'accepted') throw new Error(`${call.path}: ${JSON.stringify(envelope)}`)
  return call.data.parse(envelope.payload)
}

let userCount = 0
/** Signs up a player with a unique phone and IP address. */
export async function registerUser(api: TestApi, name: string, fields: { promocode?: string } = {}) {
  userCount += 1
  const phone = `+79996${String(userCount).padStart(6, '0')}`
  const from = { address: `10.9.${Math.floor(userCount / 200)}.${userCount % 200}` }
  const token = await signUp(api, { phone, login: `${name}-${userCount}`, password: 'for-getful', ...fields }, from)
  const { id } = await readAs(api, getStatus, { token })
  return { id, phone, token, from: { ...from, token } }
}

/** Valid personal data without an e-mail. */
export const personalData = {
  first_name: 'Анна',
  last_name: 'Северная',
  birthday: '1990-02-28',
  sex: 'f',
  country: 'RU',
  phone: '',
  email: '',
}

/** Helpers for bonus tests. */
export function bonusesOf(api: () => TestApi) {
  return {
    status: (from: From) => readAs(api(), getStatus, from),
    activate: (from: From, body: object) => post(api(), '/v2/user/bonuses', body, from),
    /** The bonuses of a player, without the welcome package that every player gets. */
    list: async (from: From) => (await readAs(api(), getBonuses, from)).items.filter(({ kind }) => kind !== 'welcome'),
    /** The welcome package by the ordinals of its deposits. */
    welcome: async (from: From) =>
      (await readAs(api(), getBonuses, from)).items
        .filter(({ kind }) => kind === 'welcome')
        .toSorted((one, other) => one.deposit - other.deposit),
    giveUp: (from: From, id: number | undefined) => deleteAt(api(), `/v2/user/bonuses/${id}`, from),
  }
}
