import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { chooseNextMethod, findLive, markPassed } from './verifications.ts'
import type { VerificationRequest, Purpose } from './verification-methods.ts'

/* The calls and texts that are awaited. */

const ENDED = 4
const OTHER_METHOD = 27

/**
 * Whether the call or the text has come.
 * @throws Refuse 4 ended, never begun, or of another phone; where its way has been closed meanwhile and it can come no more, 27 with the
 * way that is open, or 6 where none is
 */
export async function hasArrived(
  db: Database,
  purpose: Purpose,
  { hash, phone }: { hash: string; phone: string },
  { now, closedMethods }: Pick<VerificationRequest, 'now' | 'closedMethods'>,
): Promise<boolean> {
  const found = await findLive(db, purpose, hash, now)
  if (found === undefined || found.method === 'sms' || found.value !== phone) throw new Refuse(ENDED)
  if (found.passed_at !== null) return true
  if (!closedMethods.has(found.method)) return false
  const { method: nextMethod } = await chooseNextMethod(
    db,
    { ...found, player: found.player_id },
    { now, closedMethods },
  )
  throw new Refuse(OTHER_METHOD, { nextMethod })
}

/** The network says that a call or a text has come. `false` where none is awaited any more. */
export async function arrive(db: Database, key: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('verifications')
    .select('key')
    .where('key', '=', key)
    .where('method', '!=', 'sms')
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (found !== undefined) await markPassed(db, key, now)
  return found !== undefined
}
