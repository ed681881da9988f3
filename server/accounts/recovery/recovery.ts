import { errorCode } from '#contract/errors/codes.ts'
import { emailProblem, phoneProblem } from '#contract/player/credentials.ts'
import type { ContactKind, Verification } from '#contract/player/verification.ts'
import type { Database } from '#server/db/open.ts'
import { logSecurityEvent } from '#server/http/logging/security-log.ts'
import { Rejection } from '#server/http/rejection.ts'
import { redeemSolution } from '#server/accounts/auth/challenges.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import {
  confirmContact,
  findByContact,
  removeUnconfirmed,
  type Confirmations,
} from '#server/accounts/profile/contacts.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { passwordNews } from '#server/content/account-events.ts'
import { recordNetwork } from '#server/accounts/sessions/known-networks.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { checkNewPassword } from '#server/accounts/passwords/change-password.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { endSessions, type Visit } from '#server/accounts/sessions/sessions.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import type { VerificationRequest } from '#server/accounts/verification/verification-methods.ts'
import { beginVerification, expectPassed, consumePassed } from '#server/accounts/verification/verifications.ts'

/** Limit per network, because a rejection reveals whether an account exists. */
const NETWORK_LIMIT = { burst: 20, refillMs: 3 * 60_000 }

/** Body of a recovery call. */
export interface RecoveryRequest {
  kind: ContactKind
  value: string
  recaptcha: string
}

/**
 * Whether a contact opens the recovery of its account. An unconfirmed one does not if the account has a confirmed one:
 * the owner of an address could otherwise be lured into an account that its creator can still recover.
 */
function canRecoverBy(confirmations: Confirmations, kind: ContactKind): boolean {
  const { phone_confirmed_at: phone, email_confirmed_at: email } = confirmations
  return kind === 'phone' ? phone !== null || email === null : email !== null || phone === null
}

/**
 * Starts a recovery (`spec §4`).
 * @throws Rejection the contact's error, 24, 5, −200 unknown contact, and the errors of `beginVerification`
 */
export async function startRecovery(
  db: Database,
  { kind, value, recaptcha }: RecoveryRequest,
  request: VerificationRequest,
): Promise<Verification> {
  const problem = kind === 'phone' ? phoneProblem(value) : emailProblem(value)
  if (problem !== null) throw new Rejection(problem)
  if (!(await redeemSolution(db, 'recover', recaptcha, request.now))) throw new Rejection(errorCode.challengeFailed)
  if (!(await tryConsume(db, ['recovery address', request.network], NETWORK_LIMIT, request.now)))
    throw tooManyRequests(NETWORK_LIMIT)
  const player = await findByContact(db, kind, value)
  const contact = kind === 'phone' ? player?.phone : player?.email
  if (player === undefined || contact === undefined || contact === null || !canRecoverBy(player, kind))
    throw new Rejection(errorCode.notSignedIn, { negative: true })
  const subject = { purpose: 'recover', player: player.id, kind, value: contact } as const
  const verification = await beginVerification(db, subject, request)
  logSecurityEvent('recoveryStarted', { playerId: player.id, network: request.network })
  return verification
}

/**
 * Sets a new password for a verified contact and ends all sessions. Has no effect if the player has changed the contact
 * meanwhile. Records the network as known.
 * @throws Rejection 130, 131, 136, 4, 26
 */
export async function recoverPassword(
  db: Database,
  { hash, password }: { hash: string; password: string },
  { network }: Visit,
  now: number,
): Promise<void> {
  await checkNewPassword(password)
  // Checked first, because hashing for forged requests would delay sign-ins.
  await expectPassed(db, 'recover', hash, now)
  const password_hash = await hashPassword(password)
  const playerId = await db.transaction().execute(async (transaction) => {
    const verification = await consumePassed(transaction, 'recover', hash, now)
    const { player_id: id, kind } = verification
    // Locks the player's row: contact and confirmations may have changed since the code was sent.
    const before = await confirmContact(transaction, id, verification, now)
    if (before === null || !canRecoverBy(before, kind)) throw new Rejection(errorCode.timedOut)
    const player = await transaction
      .updateTable('players')
      .set({ password_hash })
      .where('id', '=', id)
      .returning(['blocked_at'])
      .executeTakeFirstOrThrow()
    if (player.blocked_at !== null) throw new Rejection(errorCode.accountBlocked)
    const [confirmedBefore, other] =
      kind === 'phone'
        ? ([before.phone_confirmed_at, 'email'] as const)
        : ([before.email_confirmed_at, 'phone'] as const)
    if (confirmedBefore === null) await removeUnconfirmed(transaction, id, other)
    await endSessions(transaction, id, null)
    await recordNetwork(transaction, id, network, now)
    await recordEvent(transaction, id, 'passwordRecovered', now)
    await notify(transaction, id, passwordNews.recovered, now)
    return id
  })
  logSecurityEvent('recoveryFinished', { playerId, network })
}
