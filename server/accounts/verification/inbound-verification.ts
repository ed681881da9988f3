import { errorCode } from '#contract/errors/codes.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { chooseNextMethod, findPending, markPassed } from './verifications.ts'
import type { MethodRequest, Purpose } from './verification-methods.ts'

/* Incoming calls and SMS of pending verifications. */

/**
 * Whether the awaited call or SMS has arrived.
 * @throws Rejection 4 expired, unknown or another phone; 27 its method was closed meanwhile, with an open one if there is any
 */
export async function hasArrived(
  db: Database,
  purpose: Purpose,
  { hash, phone }: { hash: string; phone: string },
  request: MethodRequest,
): Promise<boolean> {
  const verification = await findPending(db, purpose, hash, request.now)
  if (verification === undefined || verification.method === 'sms' || verification.value !== phone)
    throw new Rejection(errorCode.timedOut)
  if (verification.passed_at !== null) return true
  if (!request.closedMethods.has(verification.method)) return false
  const { method: nextMethod } = await chooseNextMethod(
    db,
    { ...verification, player: verification.player_id },
    request,
  )
  throw new Rejection(errorCode.methodClosed, { nextMethod })
}

/** Marks an incoming call or SMS as arrived; returns `false` if no verification awaits it. */
export async function markArrived(db: Database, key: string, now: number): Promise<boolean> {
  const verification = await db
    .selectFrom('verifications')
    .select('key')
    .where('key', '=', key)
    .where('method', '!=', 'sms')
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (verification !== undefined) await markPassed(db, key, now)
  return verification !== undefined
}
