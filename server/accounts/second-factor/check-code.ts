import type { Transaction } from 'kysely'
import { normaliseTyped } from '#contract/core/typed-text.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { RECOVERY_CODE_LENGTH, TOTP_DIGITS } from '#contract/player/second-factor.ts'
import { decryptBytes, encryptBytes, type DocumentKeys } from '#server/accounts/documents/document-cipher.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { secondFactorNews } from '#server/content/account-events.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { refillBucket, tryConsumeAndCount } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import { countRecoveryCodes, readRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

/** Attempts per player and source: 290 guesses a day find a code of the app with a chance of 0.1 %. */
const ATTEMPT_LIMIT = { burst: 5, refillMs: 5 * 60_000 }

/** Where a code is typed. Each source has its own limit, so that a stranger who knows the password can't use up the owner's. */
export type CodeSource = 'profile' | 'known network' | 'elsewhere'

const placeOf = (player: number) => ({
  name: `The second factor of player ${player}`,
  place: `second factor ${player}`,
})

/** Encrypts a secret for its row. */
export const encryptSecret = ({ current }: DocumentKeys, player: number, secret: Buffer) => ({
  secret: encryptBytes(current, placeOf(player).place, secret),
  key_id: current.id,
})

/** Returns the decrypted second factor of a player, on or only begun; `undefined` without one. */
export async function readSecret(db: Database, player: number, keys: DocumentKeys) {
  const row = await db.selectFrom('second_factors').selectAll().where('player_id', '=', player).executeTakeFirst()
  if (row === undefined) return undefined
  const { secret, key_id, ...rest } = row
  return { ...rest, secret: decryptBytes(keys, placeOf(player), { keyId: key_id, bytes: Buffer.from(secret) }) }
}
type ReadSecret = NonNullable<Awaited<ReturnType<typeof readSecret>>>

/**
 * Spends the code of an app: no code of its step or an earlier one is accepted again. The row gets the current key, so
 * that old keys can be given up.
 */
async function spendAppCode(
  transaction: Transaction<Schema>,
  { player_id, secret, last_step }: ReadSecret,
  code: string,
  { keys, now }: Pick<CodeCheck, 'keys' | 'now'>,
): Promise<boolean> {
  const step = stepOfCode(secret, code, last_step, now)
  if (step === null) return false
  await transaction
    .updateTable('second_factors')
    .set({ last_step: step, ...encryptSecret(keys, player_id, secret) })
    .where('player_id', '=', player_id)
    .execute()
  return true
}

async function spendCode(
  transaction: Transaction<Schema>,
  found: ReadSecret,
  { typed, keys, now }: Pick<CodeCheck, 'typed' | 'keys' | 'now'>,
): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (code.length === TOTP_DIGITS) return spendAppCode(transaction, found, code, { keys, now })
  const { player_id: player, enabled_at, secret } = found
  if (enabled_at === null || code.length !== RECOVERY_CODE_LENGTH) return false
  if (!(await spendRecoveryCode(transaction, player, secret, code))) return false
  await recordEvent(transaction, player, 'recoveryCodeUsed', now, String(await countRecoveryCodes(transaction, player)))
  await notify(transaction, player, secondFactorNews.recoveryCodeUsed, now)
  return true
}

/** Whose code is checked, and where it was typed. */
export interface CodeCheck {
  player: number
  source: CodeSource
  typed: string
  keys: DocumentKeys
  now: number
}

/**
 * Checks and spends a code under the player's lock, then runs `work` in the same transaction. Failed attempts count
 * across requests: the attempt is taken before the check, and outside of its transaction.
 * @throws Rejection 114, 5, 100 with the `tries` left, 141 without a second factor, and what `work` throws
 */
export async function withCode<Result>(
  db: Database,
  { player, source, typed, keys, now }: CodeCheck,
  work: (transaction: Transaction<Schema>, found: ReadSecret) => Promise<Result>,
): Promise<Result> {
  const code = normaliseTyped(typed)
  if (code === '') throw new Rejection(errorCode.codeMissing)
  const bucket = ['second factor', String(player), source] as const
  const tries = await tryConsumeAndCount(db, bucket, ATTEMPT_LIMIT, now)
  if (tries === null) throw tooManyRequests(ATTEMPT_LIMIT)
  const result = await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const found = await readSecret(transaction, player, keys)
    if (found === undefined) throw new Rejection(errorCode.secondFactorChanged)
    if (!(await spendCode(transaction, found, { typed: code, keys, now })))
      throw new Rejection(errorCode.wrongCode, { args: { tries } })
    return work(transaction, found)
  })
  await refillBucket(db, bucket)
  return result
}
