import type { Transaction } from 'kysely'
import { errorCode } from '#contract/errors/codes.ts'
import type { SecondFactor } from '#contract/player/second-factor.ts'
import type { DocumentKeys } from '#server/accounts/documents/document-cipher.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { checkCurrentPassword } from '#server/accounts/passwords/check-current-password.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { tokenHash } from '#server/accounts/secrets.ts'
import { secondFactorNews } from '#server/content/account-events.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { logSecurityEvent } from '#server/http/logging/security-log.ts'
import { Rejection } from '#server/http/rejection.ts'
import { encryptSecret, withCode, type CodeCheck } from './check-code.ts'
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { base32, newSecret, uriOf } from './totp.ts'

/** The signed-in player, the keys of stored secrets, and the time. */
interface Owner {
  player: number
  keys: DocumentKeys
  now: number
}

const check = ({ player, keys, now }: Owner, typed: string): CodeCheck => ({
  player,
  source: 'profile',
  typed,
  keys,
  now,
})

const enabledRow = (db: Database, player: number) =>
  db
    .selectFrom('second_factors')
    .select(['at_sign_in', 'at_withdrawal'])
    .where('player_id', '=', player)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst()

/** Whether the second factor is on, and where it is asked. */
export async function secondFactorOf(db: Database, player: number): Promise<SecondFactor> {
  const row = await enabledRow(db, player)
  if (row === undefined) return { enabled: false, at_sign_in: false, at_withdrawal: false, recovery_codes: 0 }
  return { enabled: true, ...row, recovery_codes: await countRecoveryCodes(db, player) }
}

/** Stores a new secret that is not used yet, and returns it for the app. @throws Rejection 132, 2, 135, 141 */
export async function beginSecondFactor(
  db: Database,
  { player, keys, now }: Owner,
  { password, issuer }: { password: string; issuer: string },
): Promise<{ secret: string; uri: string }> {
  await checkCurrentPassword(db, player, password, now)
  const secret = newSecret()
  const row = { ...encryptSecret(keys, player, secret), begun_at: new Date(now), last_step: 0 }
  const stored = await db
    .insertInto('second_factors')
    .values({ player_id: player, ...row })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet(row).where('second_factors.enabled_at', 'is', null),
    )
    .returning('player_id')
    .executeTakeFirst()
  if (stored === undefined) throw new Rejection(errorCode.secondFactorChanged)
  const { login } = await db.selectFrom('players').select('login').where('id', '=', player).executeTakeFirstOrThrow()
  return { secret: base32(secret), uri: uriOf(secret, { issuer, login }) }
}

/** Turns the second factor on by its first code, and returns the recovery codes. @throws Rejection 114, 5, 100, 141 */
export async function enableSecondFactor(db: Database, owner: Owner, code: string): Promise<string[]> {
  const { player, now } = owner
  const codes = await withCode(db, check(owner, code), async (transaction, { enabled_at, secret }) => {
    if (enabled_at !== null) throw new Rejection(errorCode.secondFactorChanged)
    await transaction
      .updateTable('second_factors')
      .set({ enabled_at: new Date(now), at_sign_in: true, at_withdrawal: true })
      .where('player_id', '=', player)
      .execute()
    await recordEvent(transaction, player, 'secondFactorEnabled', now)
    await notify(transaction, player, secondFactorNews.enabled, now)
    return renewRecoveryCodes(transaction, player, secret)
  })
  logSecurityEvent('secondFactorEnabled', { playerId: player })
  return codes
}

/** Changes where the code is asked. @throws Rejection 114, 5, 100, 141 */
export async function changeSecondFactor(
  db: Database,
  owner: Owner,
  { code, ...places }: { at_sign_in: boolean; at_withdrawal: boolean; code: string },
): Promise<void> {
  const { player, now } = owner
  await withCode(db, check(owner, code), async (transaction, { enabled_at }) => {
    if (enabled_at === null) throw new Rejection(errorCode.secondFactorChanged)
    await transaction.updateTable('second_factors').set(places).where('player_id', '=', player).execute()
    await recordEvent(transaction, player, 'secondFactorChanged', now)
    await notify(transaction, player, secondFactorNews.changed, now)
  })
}

/** Turns the second factor off. @throws Rejection 132, 2, 135, 114, 5, 100, 141 */
export async function disableSecondFactor(
  db: Database,
  owner: Owner,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { player, now } = owner
  await checkCurrentPassword(db, player, password, now)
  await withCode(db, check(owner, code), async (transaction, { enabled_at }) => {
    if (enabled_at === null) throw new Rejection(errorCode.secondFactorChanged)
    for (const table of ['second_factors', 'sign_in_tickets', 'trusted_devices'] as const)
      await transaction.deleteFrom(table).where('player_id', '=', player).execute()
    await recordEvent(transaction, player, 'secondFactorDisabled', now)
    await notify(transaction, player, secondFactorNews.disabled, now)
  })
  logSecurityEvent('secondFactorDisabled', { playerId: player })
}

/** Checks and spends a code if the second factor is on. @throws Rejection 140 none typed, 5, 100 */
export async function checkOwnCodeOfApp(db: Database, owner: Owner, code: string): Promise<void> {
  if ((await enabledRow(db, owner.player)) === undefined) return
  if (code.trim() === '') throw new Rejection(errorCode.secondFactorNeeded)
  await withCode(db, check(owner, code), () => Promise.resolve())
}

/** How long a confirmed session may wait with its withdrawal. */
export const CONFIRMED_MS = 5 * 60_000

/** Confirms the session by a code, for one withdrawal. @throws Rejection 114, 5, 100, 141 */
export async function confirmSession(
  db: Database,
  owner: Owner,
  { token, code }: { token: string | null; code: string },
): Promise<void> {
  await withCode(db, check(owner, code), async (transaction, { enabled_at }) => {
    if (enabled_at === null) throw new Rejection(errorCode.secondFactorChanged)
    await transaction
      .updateTable('player_sessions')
      .set({ confirmed_until: new Date(owner.now + CONFIRMED_MS) })
      .where('token_hash', '=', tokenHash(token ?? ''))
      .where('player_id', '=', owner.player)
      .execute()
  })
}

/** The session that withdraws. */
export interface WithdrawingSession {
  player: number
  token: string | null
  now: number
}

/** Checks that the session is confirmed if the player wants it for withdrawals. @throws Rejection 140 */
export async function expectConfirmed(db: Database, { player, token, now }: WithdrawingSession): Promise<void> {
  if ((await enabledRow(db, player))?.at_withdrawal !== true) return
  const confirmed = await db
    .selectFrom('player_sessions')
    .select('id')
    .where('token_hash', '=', tokenHash(token ?? ''))
    .where('confirmed_until', '>', new Date(now))
    .executeTakeFirst()
  if (confirmed === undefined) throw new Rejection(errorCode.secondFactorNeeded)
}

/** The same for the withdrawal itself, which ends the confirmation. @throws Rejection 140 */
export async function spendConfirmation(transaction: Transaction<Schema>, session: WithdrawingSession): Promise<void> {
  await lockPlayerRow(transaction, session.player)
  await expectConfirmed(transaction, session)
  await transaction
    .updateTable('player_sessions')
    .set({ confirmed_until: null })
    .where('token_hash', '=', tokenHash(session.token ?? ''))
    .execute()
}
