import {
  credentials,
  emailOf,
  emailProblem,
  identityKey,
  loginOf,
  loginProblem,
  passwordProblem,
  phoneOf,
  phoneProblem,
} from '#contract/credentials.ts'
import type { ErrorCode } from '#contract/errors/codes.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { redeemSolution } from './challenges.ts'
import { recordEvent } from './events.ts'
import { takeToken } from './limits.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { redeemWelcomeCode } from './welcome-code.ts'
import { hashPassword } from './passwords.ts'
import { openSession, type Visit } from './sessions.ts'
import { tooManyRequests } from './too-many-requests.ts'

/** A refusal tells who has an account: so many questions an hour from one place. */
const QUESTIONS = { burst: 20, every: 3 * 60_000 }

const INVALID_REQUEST = 1
const BAD_CHALLENGE = 24
const LOGIN_TAKEN = 43
const PHONE_TAKEN = 113
const EMAIL_TAKEN = 123

/** What a registration sends. */
export interface SignUpRequest {
  type: 'phone' | 'email'
  phone: string
  email: string
  login: string
  password: string
  rules: boolean
  recaptcha: string
  /** Who or what has brought the player: kept as it came. */
  pc: string
  ref: string
  referrer: string
  subid: string
  promocode: string
  invite: string
}

function firstProblem({ type, phone, email, login, password }: SignUpRequest, least: number): ErrorCode | null {
  return (
    (type === 'phone' ? phoneProblem(phone) : emailProblem(email)) ??
    loginProblem(login) ??
    passwordProblem(password, least)
  )
}

/** Which unique key somebody else has, as the code of its field. */
async function takenCode(db: Database, keys: { login: string; phone: string | null; email: string | null }) {
  const has = async (column: 'login_key' | 'phone' | 'email_key', value: string | null) =>
    value !== null &&
    (await db.selectFrom('players').select('id').where(column, '=', value).executeTakeFirst()) !== undefined
  if (await has('phone', keys.phone)) return PHONE_TAKEN
  if (await has('email_key', keys.email)) return EMAIL_TAKEN
  return (await has('login_key', keys.login)) ? LOGIN_TAKEN : null
}

/**
 * Makes an account and signs in; gives the token.
 * @throws Refuse the field's code (`spec §5`), 1 without the terms, 24, 5 too often
 */
export async function signUp(
  db: Database,
  request: SignUpRequest,
  visit: Visit,
  now: number,
  passwordMin: number = credentials.passwordMin,
): Promise<string> {
  const problem = firstProblem(request, passwordMin)
  if (problem !== null) throw new Refuse(problem)
  const isLong = [request.phone, request.email, request.password].some((value) => value.length > credentials.textMax)
  if (!request.rules || isLong) throw new Refuse(INVALID_REQUEST)
  await rejectCommonPassword(request.password, [request.login, request.phone, request.email])
  if (!(await redeemSolution(db, 'register', request.recaptcha, now))) throw new Refuse(BAD_CHALLENGE)
  if (!(await takeToken(db, ['sign-up address', visit.place], QUESTIONS, now))) throw tooManyRequests(QUESTIONS)

  const phone = request.type === 'phone' ? phoneOf(request.phone) : null
  const email = request.type === 'email' ? emailOf(request.email) : null
  const keys = { login: identityKey(request.login), phone, email: email === null ? null : identityKey(email) }
  const taken = await takenCode(db, keys)
  if (taken !== null) throw new Refuse(taken)

  const { pc, ref, referrer, subid, promocode, invite } = request
  const brought = { pc, ref, referrer, subid, promocode: promocode.trim(), invite }
  const short = Object.entries(brought).map(([key, value]) => [key, value.slice(0, credentials.textMax)] as const)
  const made = await db
    .insertInto('players')
    .values({
      login: loginOf(request.login),
      login_key: keys.login,
      phone,
      email,
      email_key: keys.email,
      password_hash: await hashPassword(request.password),
      registered_at: new Date(now),
      active_at: new Date(now),
      brought_by: JSON.stringify(Object.fromEntries(short)),
    })
    // Somebody was quicker with the same name: the unique keys decide, whatever was read before.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) throw new Refuse((await takenCode(db, keys)) ?? LOGIN_TAKEN)
  await recordEvent(db, made.id, 'registered', now, visit.address)
  if (brought.promocode !== '')
    await redeemWelcomeCode(db, made.id, brought.promocode.slice(0, credentials.textMax), now)
  return db.transaction().execute((transaction) => openSession(transaction, made.id, visit, now))
}
