import { errorCode } from '#contract/errors/codes.ts'
import { credentials } from '#contract/player/credentials.ts'
import type { Database } from '#server/db/open.ts'
import { logSecurityEvent } from '#server/http/logging/security-log.ts'
import { Rejection } from '#server/http/rejection.ts'
import { refillBucket, tryConsume } from '#server/limits/rate-limits.ts'
import { isPassword } from './passwords.ts'

/** Rate limit of wrong attempts per player. */
const ATTEMPT_LIMIT = { burst: 5, refillMs: 30_000 }

/**
 * Checks the password of a signed-in player before a change of how the account is entered, and before a break. Returns its stored hash.
 * @throws Rejection 132, 2, 135
 */
export async function checkCurrentPassword(
  db: Database,
  player: number,
  current: string,
  now: number,
): Promise<string> {
  if (current === '') throw new Rejection(errorCode.currentPasswordMissing)
  const bucket = ['current password', String(player)] as const
  if (!(await tryConsume(db, bucket, ATTEMPT_LIMIT, now))) {
    logSecurityEvent('rateLimited', { playerId: player })
    throw new Rejection(errorCode.tooManyAttempts)
  }
  const { password_hash } = await db
    .selectFrom('players')
    .select('password_hash')
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  const isCorrect = current.length <= credentials.textMax && (await isPassword(current, password_hash))
  if (!isCorrect) throw new Rejection(errorCode.wrongPassword)
  await refillBucket(db, bucket)
  return password_hash
}
