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
} from '#contract/player/credentials.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { redeemSolution } from './challenges.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { isContactTaken, takenCode } from '#server/accounts/profile/contacts.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { rejectCommonPassword } from '#server/accounts/passwords/common-passwords.ts'
import { giveBonus } from '#server/accounts/bonuses/bonus-rows.ts'
import { claimSignUpCode } from '#server/accounts/bonuses/sign-up-promo-code.ts'
import { WELCOME_PACKAGE } from '#server/content/bonuses.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { logOpenedSession, openSession, type Visit } from '#server/accounts/sessions/sessions.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'

/** Limit per network, because a rejection reveals whether an account exists. */
const NETWORK_LIMIT = { burst: 20, refillMs: 3 * 60_000 }

/** Body of a sign-up call. */
export interface SignUpRequest {
  type: 'phone' | 'email'
  phone: string
  email: string
  login: string
  password: string
  rules: boolean
  recaptcha: string
  /** Referral parameters, stored as received. */
  pc: string
  ref: string
  referrer: string
  subid: string
  promocode: string
  invite: string
}

function firstProblem(
  { type, phone, email, login, password }: SignUpRequest,
  minPasswordLength: number,
): ErrorCode | null {
  return (
    (type === 'phone' ? phoneProblem(phone) : emailProblem(email)) ??
    loginProblem(login) ??
    passwordProblem(password, minPasswordLength)
  )
}

/** Returns the error code of the first taken identifier, or `null`. */
async function findTaken(
  db: Database,
  { type, phone, email, login }: SignUpRequest,
  now: number,
): Promise<ErrorCode | null> {
  if (await isContactTaken(db, type, type === 'phone' ? phone : email, now)) return takenCode(type)
  const row = await db.selectFrom('players').select('id').where('login_key', '=', identityKey(login)).executeTakeFirst()
  return row === undefined ? null : errorCode.loginTaken
}

/** A new account. */
export interface SignedUp {
  token: string
  /** Why the promo code was rejected; 0 if it was not. */
  promocode_error: number
}

/**
 * Creates an account, signs in and returns the token.
 * @throws Rejection the field's error (`spec §5`), 1 terms not accepted, 24, 5
 */
export async function signUp(
  db: Database,
  request: SignUpRequest,
  visit: Visit,
  now: number,
  passwordMin: number = credentials.passwordMin,
): Promise<SignedUp> {
  const problem = firstProblem(request, passwordMin)
  if (problem !== null) throw new Rejection(problem)
  const isTooLong = [request.phone, request.email, request.password].some((value) => value.length > credentials.textMax)
  if (!request.rules || isTooLong) throw new Rejection(errorCode.invalidRequest)
  await rejectCommonPassword(request.password, [request.login, request.phone, request.email])
  if (!(await redeemSolution(db, 'register', request.recaptcha, now))) throw new Rejection(errorCode.challengeFailed)
  if (!(await tryConsume(db, ['sign-up address', visit.network], NETWORK_LIMIT, now)))
    throw tooManyRequests(NETWORK_LIMIT)

  const phone = request.type === 'phone' ? phoneOf(request.phone) : null
  const email = request.type === 'email' ? emailOf(request.email) : null
  const { pc, ref, referrer, subid, promocode, invite } = request
  const referral = { pc, ref, referrer, subid, promocode: promocode.trim(), invite }
  // Nothing is cut: a part of a partner's mark may be another's.
  const storedReferral = Object.entries(referral).filter(([, value]) => value.length <= credentials.textMax)
  const passwordHash = await hashPassword(request.password)
  const inserted = await db.transaction().execute(async (transaction) => {
    // Sign-ups of one contact follow one another, because no index knows whether an unconfirmed one is taken.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${phone ?? identityKey(email ?? '')}`}, 0))`.execute(
      transaction,
    )
    const takenError = await findTaken(transaction, request, now)
    if (takenError !== null) throw new Rejection(takenError)
    const player = await transaction
      .insertInto('players')
      .values({
        login: loginOf(request.login),
        login_key: identityKey(request.login),
        phone,
        email,
        email_key: email === null ? null : identityKey(email),
        password_hash: passwordHash,
        registered_at: new Date(now),
        active_at: new Date(now),
        brought_by: JSON.stringify(Object.fromEntries(storedReferral)),
      })
      // A concurrent sign-up may win: the unique login decides.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (player !== undefined) for (const offer of WELCOME_PACKAGE) await giveBonus(transaction, player.id, offer, now)
    return player
  })
  if (inserted === undefined) throw new Rejection(errorCode.loginTaken)
  await recordEvent(db, inserted.id, 'registered', now, visit.address)
  const code = referral.promocode
  const promocodeError = code === '' ? 0 : await claimSignUpCode(db, inserted.id, code, now)
  const session = await db.transaction().execute((transaction) => openSession(transaction, inserted.id, visit, now))
  logOpenedSession('registered', session, { playerId: inserted.id, network: visit.network })
  return { token: session.token, promocode_error: promocodeError }
}
