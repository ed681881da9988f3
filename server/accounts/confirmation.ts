import { phoneOf } from '#contract/credentials.ts'
import type { ContactKind, Verification, VerificationMethod } from '#contract/verification.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'
import { recordEvent } from './events.ts'
import type { VerificationRequest, VerificationSubject } from './verification-methods.ts'
import { checkOwnCode } from './verification-codes.ts'
import { hasArrived } from './verification-arrivals.ts'
import { beginVerification, chooseNextMethod, consumePassed } from './verifications.ts'

/*
 * A player confirms the own phone or e-mail (`spec §2`). What is confirmed is the contact that was asked about: one that was changed
 * meanwhile is not.
 */

const ENDED = 4
const CONFIRMED_ALREADY = 50
const NO_PHONE = 110
const NO_EMAIL = 120
const OTHER_PHONE = 112

/** The player's contact, which waits to be confirmed. @throws Refuse 110, 120 there is none, 50 it is confirmed */
async function ownContact(db: Database, player: number, kind: ContactKind): Promise<VerificationSubject> {
  const row = await db
    .selectFrom('players')
    .select(['phone', 'email', 'phone_confirmed_at', 'email_confirmed_at'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  const value = kind === 'phone' ? row.phone : row.email
  if (value === null) throw new Refuse(kind === 'phone' ? NO_PHONE : NO_EMAIL)
  const confirmedAt = kind === 'phone' ? row.phone_confirmed_at : row.email_confirmed_at
  if (confirmedAt !== null) throw new Refuse(CONFIRMED_ALREADY)
  return { purpose: 'confirm', player, kind, value }
}

/** The way of the next confirmation. @throws Refuse 110, 120, 50, 6 */
export async function confirmationMethod(db: Database, player: number, kind: ContactKind, asking: VerificationRequest) {
  return chooseNextMethod(db, await ownContact(db, player, kind), asking)
}

/**
 * Begins to confirm a contact, in one way.
 * @throws Refuse 110, 120, 50, 112 for a phone that is not the own one, and what a verification refuses
 */
export async function beginConfirmation(
  db: Database,
  { player, kind, phone }: { player: number; kind: ContactKind; phone?: string },
  asking: VerificationRequest,
  method: VerificationMethod,
): Promise<Verification> {
  const proof = await ownContact(db, player, kind)
  if (phone !== undefined && phoneOf(phone) !== proof.value) throw new Refuse(OTHER_PHONE)
  return beginVerification(db, proof, asking, method)
}

/** Writes down that a contact was proved, if it still is the player's. @throws Refuse 4 */
async function confirm(
  db: Database,
  { player, kind, value }: Omit<VerificationSubject, 'purpose'>,
  now: number,
): Promise<void> {
  const [column, confirmed] =
    kind === 'phone' ? (['phone', 'phone_confirmed_at'] as const) : (['email', 'email_confirmed_at'] as const)
  const done = await db
    .updateTable('players')
    .set({ [confirmed]: new Date(now) })
    .where('id', '=', player)
    .where(column, '=', value)
    .returning('id')
    .executeTakeFirst()
  if (done === undefined) throw new Refuse(ENDED)
  await db
    .deleteFrom('verifications')
    .where('purpose', '=', 'confirm')
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .execute()
  await recordEvent(db, player, kind === 'phone' ? 'phoneConfirmed' : 'emailConfirmed', now, value)
}

/** Confirms a contact by the code that came to it. @throws Refuse 110, 120, 50, 114, 100, 2, 6, 4 */
export async function confirmByCode(
  db: Database,
  player: number,
  kind: ContactKind,
  code: string,
  now: number,
): Promise<void> {
  const proof = await ownContact(db, player, kind)
  await checkOwnCode(db, proof, code, now)
  await confirm(db, proof, now)
}

/** Whether the awaited call or text has come; then the phone is confirmed. @throws Refuse 110, 4, 27, 6 */
export async function confirmByArrival(
  db: Database,
  player: number,
  hash: string,
  asking: Pick<VerificationRequest, 'now' | 'closedMethods'>,
): Promise<boolean> {
  const { now } = asking
  const { phone, phone_confirmed_at } = await db
    .selectFrom('players')
    .select(['phone', 'phone_confirmed_at'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  if (phone === null) throw new Refuse(NO_PHONE)
  // Asked once more after it was confirmed, by another tab: that is what was to be known.
  if (phone_confirmed_at !== null) return true
  if (!(await hasArrived(db, 'confirm', { hash, phone }, asking))) return false
  const proved = await consumePassed(db, 'confirm', hash, now)
  if (proved.player_id !== player) throw new Refuse(ENDED)
  await confirm(db, { player, kind: 'phone', value: proved.value }, now)
  return true
}
