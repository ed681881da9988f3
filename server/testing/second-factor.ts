import * as z from 'zod/mini'
import { readTicket } from '#contract/player/second-factor.ts'
import { codeAt, stepAt } from '#server/accounts/second-factor/totp.ts'
import { post, solveFor, type From } from './accounts.ts'
import type { TestApi } from './test-api.ts'

/* An authenticator app of a test player. */

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const Begun = z.object({ secret: z.string() })
const Enabled = z.object({ recovery_codes: z.array(z.string()) })

async function payloadOf(envelope: ReturnType<typeof post>): Promise<unknown> {
  const read = await envelope
  if (read.kind !== 'accepted') throw new Error(JSON.stringify(read))
  return read.payload
}

/** Reads a secret as an app does. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The present code of an app. */
export const codeNow = (api: TestApi, secret: string): string => codeAt(fromBase32(secret), stepAt(api.clock.now()))

/** The code of the next step, which the server accepts too: the present one has been used to turn the factor on. */
export const nextCode = (api: TestApi, secret: string): string =>
  codeAt(fromBase32(secret), stepAt(api.clock.now()) + 1)

/** Begins to set an app up and returns its secret. */
export async function beginSecondFactor(api: TestApi, from: From, password = 'for-getful'): Promise<string> {
  return z.parse(Begun, await payloadOf(post(api, '/v2/user/second-factor/begin', { password }, from))).secret
}

/** Turns the second factor on; returns the secret of the app and the recovery codes. */
export async function enableSecondFactor(api: TestApi, from: From, password = 'for-getful') {
  const secret = await beginSecondFactor(api, from, password)
  const enabled = post(api, '/v2/user/second-factor/enable', { code: codeNow(api, secret) }, from)
  return { secret, codes: z.parse(Enabled, await payloadOf(enabled)).recovery_codes }
}

/** Signs in by the password and returns the ticket of the second step. */
export async function ticketOf(api: TestApi, login: string, password: string, from: From = {}): Promise<string> {
  const body = { login, password, recaptcha: await solveFor(api, 'login') }
  const envelope = await post(api, '/v2/auth/login/', body, from)
  if (envelope.kind !== 'rejected') throw new Error(JSON.stringify(envelope))
  return readTicket(envelope.data)
}
