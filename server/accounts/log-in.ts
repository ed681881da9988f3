import { credentials, identityKey, knownLoginProblem, passwordProblem } from '#contract/credentials.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { redeemSolution } from './challenges.ts'
import { recordEvent } from './events.ts'
import { lockPlayerRow } from './lock-player-row.ts'
import { isKnownNetwork } from './known-networks.ts'
import { refillBucket, takeToken } from './limits.ts'
import { isPassword } from './passwords.ts'
import { findPlayer } from './players.ts'
import { openSession, type Visit } from './sessions.ts'

const SECOND = 1000
/** Wrong passwords for one login from one place. */
const PAIR = { burst: 5, every: 30 * SECOND }
/** For one login from places where its player has never been: many hands that guess one password. */
const LOGIN = { burst: 30, every: 30 * SECOND }
/** From one place, whatever the login: one hand that tries many. */
const ADDRESS = { burst: 30, every: 10 * SECOND }

const TOO_OFTEN = 2
const BAD_CHALLENGE = 24
const BLOCKED = 26
const WRONG_PAIR = 42

/** What a login call sends. */
export interface LoginRequest {
  login: string
  password: string
  recaptcha: string
}

/**
 * Signs in, and gives the token (`spec §4`). A wrong pair is slowed down and never closes the account: its player still gets in
 * from where he has been before, whether he has left meanwhile or not.
 * @throws Refuse 40, 41, 130, 131, 24, 2, 42, 26
 */
export async function logIn(db: Database, request: LoginRequest, visit: Visit, now: number): Promise<string> {
  const { login, password } = request
  const problem = knownLoginProblem(login) ?? passwordProblem(password, credentials.passwordMin)
  if (problem !== null) throw new Refuse(problem)
  if (!(await redeemSolution(db, 'login', request.recaptcha, now))) throw new Refuse(BAD_CHALLENGE)

  const player = await findPlayer(db, login.slice(0, credentials.textMax))
  // A player has several names, and each can be written in several ways: they are tried together.
  const name = player === undefined ? `nobody ${identityKey(login)}` : `player ${player.id}`
  const isFamiliar = player !== undefined && (await isKnownNetwork(db, player.id, visit.place, now))
  const pair = ['login from', name, visit.place] as const
  // Taken before the password is judged: many guesses at once are no more than there are tries.
  const mayTry =
    (await takeToken(db, pair, PAIR, now)) &&
    (isFamiliar || (await takeToken(db, ['login', name], LOGIN, now))) &&
    (await takeToken(db, ['login address', visit.place], ADDRESS, now))
  if (!mayTry) throw new Refuse(TOO_OFTEN)

  const isRight = password.length <= credentials.textMax && (await isPassword(password, player?.password_hash ?? null))
  if (!isRight || player === undefined) throw new Refuse(WRONG_PAIR)
  const token = await db.transaction().execute(async (transaction) => {
    const held = await lockPlayerRow(transaction, player.id)
    // To judge it takes long: a change or a recovery may have put an end to this password, and to the sessions that there were.
    if (held.password_hash !== player.password_hash) throw new Refuse(WRONG_PAIR)
    if (held.blocked_at !== null) throw new Refuse(BLOCKED)
    await recordEvent(transaction, player.id, 'loggedIn', now, visit.address)
    return openSession(transaction, player.id, visit, now)
  })
  await refillBucket(db, pair)
  return token
}
