import { errorCode } from '#contract/errors/codes.ts'
import { phoneOf } from '#contract/player/credentials.ts'
import type { ContactKind, Verification, VerificationMethod } from '#contract/player/verification.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { confirmContact } from '#server/accounts/profile/contacts.ts'
import type { MethodRequest, VerificationRequest, VerificationSubject } from './verification-methods.ts'
import { checkOwnCode } from './verification-codes.ts'
import { hasArrived } from './inbound-verification.ts'
import { beginVerification, chooseNextMethod, consumePassed } from './verifications.ts'

/*
 * Confirmation of the player's own phone or e-mail (`spec §4`). It applies to the contact it was requested for, not to
 * one changed meanwhile.
 */

/** Returns the player's unconfirmed contact. @throws Rejection 110, 120 no contact, 50 already confirmed */
async function unconfirmedContact(db: Database, player: number, kind: ContactKind): Promise<VerificationSubject> {
  const row = await db
    .selectFrom('players')
    .select(['phone', 'email', 'phone_confirmed_at', 'email_confirmed_at'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  const value = kind === 'phone' ? row.phone : row.email
  if (value === null) throw new Rejection(kind === 'phone' ? errorCode.phoneMissing : errorCode.emailMissing)
  const confirmedAt = kind === 'phone' ? row.phone_confirmed_at : row.email_confirmed_at
  if (confirmedAt !== null) throw new Rejection(errorCode.alreadyConfirmed)
  return { purpose: 'confirm', player, kind, value }
}

/** Returns the method of the next confirmation. @throws Rejection 110, 120, 50, 6 */
export async function confirmationMethod(
  db: Database,
  player: number,
  kind: ContactKind,
  request: VerificationRequest,
) {
  return chooseNextMethod(db, await unconfirmedContact(db, player, kind), request)
}

/**
 * Starts the confirmation of a contact by one method.
 * @throws Rejection 110, 120, 50, 112 not the player's phone, and the errors of `beginVerification`
 */
export async function beginConfirmation(
  db: Database,
  { player, kind, phone }: { player: number; kind: ContactKind; phone?: string },
  request: VerificationRequest,
  method: VerificationMethod,
): Promise<Verification> {
  const subject = await unconfirmedContact(db, player, kind)
  if (phone !== undefined && phoneOf(phone) !== subject.value) throw new Rejection(errorCode.phoneInvalid)
  return beginVerification(db, subject, request, method)
}

/** Marks a contact as confirmed if the player still has it. @throws Rejection 4 */
async function confirm(
  transaction: Database,
  { player, kind, value }: Omit<VerificationSubject, 'purpose'>,
  now: number,
): Promise<void> {
  if ((await confirmContact(transaction, player, { kind, value }, now)) === null)
    throw new Rejection(errorCode.timedOut)
  await transaction
    .deleteFrom('verifications')
    .where('purpose', '=', 'confirm')
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .execute()
  await recordEvent(transaction, player, kind === 'phone' ? 'phoneConfirmed' : 'emailConfirmed', now, value)
}

/** Confirms a contact with its code. @throws Rejection 110, 120, 50, 114, 100, 2, 6, 4 */
export async function confirmByCode(
  db: Database,
  player: number,
  kind: ContactKind,
  code: string,
  { network, now }: Pick<VerificationRequest, 'network' | 'now'>,
): Promise<void> {
  const subject = await unconfirmedContact(db, player, kind)
  await checkOwnCode(db, subject, code, { network, now })
  await db.transaction().execute((transaction) => confirm(transaction, subject, now))
}

/** Confirms the phone if the awaited call or SMS arrived. @throws Rejection 110, 4, 27, 6 */
export async function confirmByArrival(
  db: Database,
  player: number,
  hash: string,
  request: MethodRequest,
): Promise<boolean> {
  const { now } = request
  const { phone, phone_confirmed_at } = await db
    .selectFrom('players')
    .select(['phone', 'phone_confirmed_at'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  if (phone === null) throw new Rejection(errorCode.phoneMissing)
  // Another tab may have confirmed it already.
  if (phone_confirmed_at !== null) return true
  if (!(await hasArrived(db, 'confirm', { hash, phone }, request))) return false
  await db.transaction().execute(async (transaction) => {
    const verification = await consumePassed(transaction, 'confirm', hash, now)
    if (verification.player_id !== player) throw new Rejection(errorCode.timedOut)
    await confirm(transaction, { player, kind: 'phone', value: verification.value }, now)
  })
  return true
}
