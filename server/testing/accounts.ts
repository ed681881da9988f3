import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { getChallenge, type ChallengeAction } from '#contract/auth.ts'
import { readEnvelope, type Envelope } from '#contract/envelope.ts'
import type { TestApi } from './test-api.ts'

/** How a request reaches the API. */
export interface From {
  token?: string
  address?: string
  language?: string
}

/** Posts as a browser does; the answer's envelope. */
export async function post(api: TestApi, path: string, payload: object, from: From = {}): Promise<Envelope> {
  const { token, address = '10.0.0.1', language = 'ru' } = from
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    remoteAddress: address,
    headers: { 'accept-language': language, ...(token === undefined ? {} : { authorization: `Token ${token}` }) },
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
export const newcomer = {
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
export async function signUp(api: TestApi, fields: Partial<typeof newcomer> = {}, from: From = {}): Promise<string> {
  const recaptcha = await solved(api, 'register')
  return tokenOf(await post(api, '/v2/auth/register/', { ...newcomer, ...fields, recaptcha }, from))
}
