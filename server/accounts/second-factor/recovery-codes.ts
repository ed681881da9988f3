import { createHmac, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '#contract/player/second-factor.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/*
 * Recovery codes of 50 bits. They are stored as HMAC-SHA-256 with the secret of the app as key: it is encrypted with a key
 * that is not in the database, so the hashes alone cannot be searched.
 */

/** Crockford's Base32: no letter looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const hashOf = (secret: Buffer, code: string): string => createHmac('sha256', secret).update(code).digest('hex')

/** Reads a typed recovery code: no hyphens and spaces, capitals, O as 0, I and L as 1. */
export const readRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gu, '1')

function newCode(): string {
  const letters = Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('')
}

/** A code as it is shown, in two halves. */
const shown = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`

/** Replaces the recovery codes of a player, and returns them as they are shown. Only their hashes are stored. */
export async function renewRecoveryCodes(
  transaction: Transaction<Schema>,
  player: number,
  secret: Buffer,
): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newCode())
  await transaction.deleteFrom('recovery_codes').where('player_id', '=', player).execute()
  await transaction
    .insertInto('recovery_codes')
    .values([...codes].map((code) => ({ player_id: player, code_hash: hashOf(secret, code) })))
    .execute()
  return [...codes].map(shown)
}

/** Spends a recovery code; returns `false` if the player has none like it. */
export async function spendRecoveryCode(
  transaction: Transaction<Schema>,
  player: number,
  secret: Buffer,
  code: string,
): Promise<boolean> {
  const spent = await transaction
    .deleteFrom('recovery_codes')
    .where('player_id', '=', player)
    .where('code_hash', '=', hashOf(secret, code))
    .returning('player_id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes(db: Database, player: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  return Number(count)
}
