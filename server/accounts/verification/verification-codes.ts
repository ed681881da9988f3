import { errorCode } from '#contract/errors/codes.ts'
import { timingSafeEqual } from 'node:crypto'
import { timing } from '#contract/core/constants.ts'
import { digitsOf } from '#contract/core/typed-text.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { tryConsumeAndCount } from '#server/limits/rate-limits.ts'
import { sourceOf } from './sending-limits.ts'
import type { VerificationRequest, VerificationSubject, Purpose } from './verification-methods.ts'
import { codeKeyOf, findPending, markPassed, type VerificationRow } from './verifications.ts'

/* Checks codes: at most five attempts per contact and source, across concurrent requests and verifications. */

const MINUTE = 60_000
/** Attempts per contact and source. Shared by the contact's verifications, so that requesting a new code allows no more guesses. */
const ATTEMPT_LIMIT = { burst: 5, refillMs: 12 * MINUTE }

/** Where and when a code is entered. */
type Attempt = Pick<VerificationRequest, 'network' | 'now'>

const matchesCode = ({ key, code_key }: VerificationRow, code: string): boolean =>
  code_key !== null && timingSafeEqual(Buffer.from(codeKeyOf(key, code)), Buffer.from(code_key))

/**
 * Checks a code against pending verifications of one contact, latest first. A wrong code locks the latest for 30 s.
 * @throws Rejection 114, 100 with the `tries` left, 2 locked, 6 no attempts left, 4 expired or unknown
 */
async function check(
  db: Database,
  pending: readonly VerificationRow[],
  input: string,
  { network, now }: Attempt,
): Promise<void> {
  const code = digitsOf(input)
  if (code === '') throw new Rejection(errorCode.codeMissing)
  const [latest] = pending
  if (latest === undefined || latest.code_key === null) throw new Rejection(errorCode.timedOut)
  if (pending.some(({ passed_at }) => passed_at !== null)) return
  // Lock before checking, in one statement, so that concurrent guesses count as one attempt.
  const locked = await db
    .updateTable('verifications')
    .set({ locked_until: new Date(now + timing.wrongCodeLockout) })
    .where('key', '=', latest.key)
    .where('locked_until', '<=', new Date(now))
    .returning('key')
    .executeTakeFirst()
  if (locked === undefined) throw new Rejection(errorCode.tooManyAttempts)
  const source = await sourceOf(db, { purpose: latest.purpose, player: latest.player_id }, { network, now })
  const tries = await tryConsumeAndCount(db, ['codes', latest.kind, latest.value, source], ATTEMPT_LIMIT, now)
  if (tries === null) throw new Rejection(errorCode.limitExhausted)
  const match = pending.find((each) => matchesCode(each, code))
  if (match === undefined) throw new Rejection(errorCode.wrongCode, { args: { tries } })
  await markPassed(db, match.key, now)
}

/**
 * Checks a code for the verification of a hash. Codes of other pending verifications of the contact do not match,
 * because someone else may have requested them.
 * @throws Rejection as `check`
 */
export async function checkCode(
  db: Database,
  purpose: Purpose,
  hash: string,
  input: string,
  attempt: Attempt,
): Promise<void> {
  const verification = await findPending(db, purpose, hash, attempt.now)
  await check(db, verification === undefined ? [] : [verification], input, attempt)
}

/**
 * Checks a code for the player's own contact. Every unexpired code is accepted, because messages can arrive out of
 * order.
 * @throws Rejection as `check`
 */
export async function checkOwnCode(
  db: Database,
  { player, kind, value }: Pick<VerificationSubject, 'player' | 'kind' | 'value'>,
  input: string,
  attempt: Attempt,
): Promise<void> {
  const pending = await db
    .selectFrom('verifications')
    .selectAll()
    .where('purpose', '=', 'confirm')
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('method', '=', 'sms')
    .where('expires_at', '>', new Date(attempt.now))
    .orderBy('expires_at', 'desc')
    .orderBy('key')
    .execute()
  await check(db, pending, input, attempt)
}
