import { errorCode } from '#contract/errors/codes.ts'
import { credentials, knownLoginProblem, passwordProblem } from '#contract/player/credentials.ts'
import type { Database } from '#server/db/open.ts'
import { logSecurityEvent } from '#server/http/logging/security-log.ts'
import { Rejection } from '#server/http/rejection.ts'
import { redeemSolution } from './challenges.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { isKnownNetwork } from '#server/accounts/sessions/known-networks.ts'
import { refillBucket, tryConsume } from '#server/limits/rate-limits.ts'
import { isPassword } from '#server/accounts/passwords/passwords.ts'
import { canonicalIdentifier, findPlayer } from '#server/accounts/profile/players.ts'
import { openSessionOrTicket, tokenOrTicket, type FirstFactor } from '#server/accounts/second-factor/sign-in-tickets.ts'
import type { Visit } from '#server/accounts/sessions/sessions.ts'

const SECOND = 1000
/** Limit per typed identifier and network. */
const LOGIN_AND_NETWORK_LIMIT = { burst: 5, refillMs: 30 * SECOND }
/** Limit per login across unknown networks, against distributed guessing. */
const LOGIN_LIMIT = { burst: 30, refillMs: 30 * SECOND }
/** Limit per network across logins, against credential stuffing. */
const NETWORK_LIMIT = { burst: 30, refillMs: 10 * SECOND }

/** Body of a sign-in call. */
export interface SignInRequest {
  login: string
  password: string
  recaptcha: string
  /** What the browser has remembered of an earlier second factor. */
  device?: string | undefined
}

/**
 * Signs in and returns the token (`spec §4`). Failed attempts are rate limited but never lock the account: the player
 * can still sign in from known networks.
 * @throws Rejection 40, 41, 130, 131, 24, 2, 42, 26, 140 with a ticket
 */
export async function signIn(db: Database, request: SignInRequest, visit: Visit, now: number): Promise<string> {
  const { login, password } = request
  const problem = knownLoginProblem(login) ?? passwordProblem(password, credentials.passwordMin)
  if (problem !== null) throw new Rejection(problem)
  if (!(await redeemSolution(db, 'login', request.recaptcha, now))) throw new Rejection(errorCode.challengeFailed)

  const player = login.length > credentials.textMax ? undefined : await findPlayer(db, login)
  const identifier = canonicalIdentifier(login)
  const subject = player === undefined ? `unknown ${identifier}` : `player ${player.id}`
  const isFromKnownNetwork = player !== undefined && (await isKnownNetwork(db, player.id, visit.network, now))
  // By the typed identifier, so that the limit does not reveal whether an account exists or which contacts it has.
  const bucket = ['login from', identifier, visit.network] as const
  // Taken before the password is checked, so that concurrent guesses cannot exceed the limit.
  const isAllowed =
    (await tryConsume(db, bucket, LOGIN_AND_NETWORK_LIMIT, now)) &&
    (isFromKnownNetwork || (await tryConsume(db, ['login', subject], LOGIN_LIMIT, now))) &&
    (await tryConsume(db, ['login address', visit.network], NETWORK_LIMIT, now))
  if (!isAllowed) {
    logSecurityEvent('rateLimited', { playerId: player?.id, network: visit.network })
    throw new Rejection(errorCode.tooManyAttempts)
  }

  const isCorrect =
    password.length <= credentials.textMax && (await isPassword(password, player?.password_hash ?? null))
  if (!isCorrect || player === undefined) {
    logSecurityEvent('loginFailed', { playerId: player?.id, network: visit.network })
    throw new Rejection(errorCode.wrongCredentials)
  }
  const first: FirstFactor = { player: player.id, event: 'loggedIn', visit, device: request.device }
  const opened = await db.transaction().execute(async (transaction) => {
    const locked = await lockPlayerRow(transaction, player.id)
    // Hashing is slow: a concurrent password change or recovery may have invalidated this password.
    if (locked.password_hash !== player.password_hash) throw new Rejection(errorCode.wrongCredentials)
    return openSessionOrTicket(transaction, first, now)
  })
  await refillBucket(db, bucket)
  return tokenOrTicket(opened, first)
}
