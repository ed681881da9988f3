import { errorCode } from '#contract/errors/codes.ts'
import { credentials, passwordProblem } from '#contract/player/credentials.ts'
import type { Database } from '#server/db/open.ts'
import { logSecurityEvent } from '#server/http/logging/security-log.ts'
import { Rejection } from '#server/http/rejection.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { passwordNews } from '#server/content/account-events.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { checkCurrentPassword } from './check-current-password.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from '#server/accounts/sessions/sessions.ts'

/** Validates a new password for an existing account. @throws Rejection 130, 131, 136 */
export async function checkNewPassword(password: string): Promise<void> {
  const problem = passwordProblem(password, credentials.newPasswordMin)
  if (problem !== null) throw new Rejection(problem)
  if (password.length > credentials.textMax) throw new Rejection(errorCode.invalidRequest)
  await rejectCommonPassword(password)
}

/** The player, and the token of the session to keep. */
export interface PasswordChangeRequest {
  player: number
  token: string | null
}

/**
 * Changes the player's password and ends all other sessions.
 * @throws Rejection 132, 135, 130, 131, 2
 */
export async function changePassword(
  db: Database,
  { player, token }: PasswordChangeRequest,
  { current, password }: { current: string; password: string },
  now: number,
): Promise<void> {
  if (current === '') throw new Rejection(errorCode.currentPasswordMissing)
  await checkNewPassword(password)
  const password_hash = await checkCurrentPassword(db, player, current, now)
  const next = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    // Recheck under the row lock: a concurrent recovery must not be overwritten with the old password's authority.
    if ((await lockPlayerRow(transaction, player)).password_hash !== password_hash)
      throw new Rejection(errorCode.wrongPassword)
    await transaction.updateTable('players').set({ password_hash: next }).where('id', '=', player).execute()
    await endSessions(transaction, player, token)
    await recordEvent(transaction, player, 'passwordChanged', now)
    await notify(transaction, player, passwordNews.changed, now)
  })
  logSecurityEvent('passwordChanged', { playerId: player })
}
