import { errorCode } from '#contract/errors/codes.ts'
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ContactKind, Verification, VerificationMethod } from '#contract/player/verification.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { allowRepeat, takeSendToken } from './sending-limits.ts'
import {
  contactKey,
  saveTurn,
  hashKey,
  VERIFICATION_MINUTES,
  methodsOf,
  currentTurn,
  messageFor,
  type MethodRequest,
  type VerificationRequest,
  type VerificationSubject,
  type Purpose,
} from './verification-methods.ts'

/*
 * Verification of a phone or e-mail. The browser gets a random hash that identifies the verification; the code goes
 * only to the contact. It expires after ten minutes and can be used once.
 */

const MINUTE = 60_000
const HASH_BYTES = 24

export type VerificationRow = Selectable<Schema['verifications']>

/** Hash of a code for storage, bound to its verification. */
export const codeKeyOf = (key: string, code: string): string => hashKey(`${key} ${code}`)

/** Methods of a contact, starting at its current rotation position. */
async function methodRotation(db: Database, subject: VerificationSubject, request: MethodRequest) {
  const { now } = request
  const methods = methodsOf(subject, request)
  const contact = contactKey(subject)
  const turn = await currentTurn(db, contact, now)
  const methodAt = (step: number): VerificationMethod => methods[(turn + step) % methods.length] ?? 'sms'
  return { contact, turn, methodAt, count: methods.length }
}

/** Returns the step to the first matching method, or `null`. */
function findStep(
  { methodAt, count }: { methodAt: (step: number) => VerificationMethod; count: number },
  predicate: (method: VerificationMethod) => boolean,
): number | null {
  for (let step = 0; step < count; step += 1) if (predicate(methodAt(step))) return step
  return null
}

const unlessSame = (next: VerificationMethod, method: VerificationMethod) => (next === method ? '' : next)

/** Returns the method of the next verification. @throws Rejection 27 every method is closed */
export async function chooseNextMethod(db: Database, subject: VerificationSubject, request: MethodRequest) {
  const rotation = await methodRotation(db, subject, request)
  const step = findStep(rotation, (method) => !request.closedMethods.has(method))
  if (step === null) throw new Rejection(errorCode.methodClosed)
  const method = rotation.methodAt(step)
  return { method, next_method: unlessSame(rotation.methodAt(step + 1), method) }
}

/**
 * Starts a verification by the `preferred` method, or by the next one in the rotation.
 * @throws Rejection 2 repeated too soon, 6 limit reached, 27 this method is closed, with an open one if there is any
 * @throws MessageNotSent
 */
export async function beginVerification(
  db: Database,
  subject: VerificationSubject,
  request: VerificationRequest,
  preferred: VerificationMethod | null = null,
): Promise<Verification> {
  const { now, closedMethods } = request
  const rotation = await methodRotation(db, subject, request)
  const { contact, turn, methodAt } = rotation
  const openStep = findStep(rotation, (method) => !closedMethods.has(method))
  if (openStep === null) throw new Rejection(errorCode.methodClosed)
  const step = preferred === null ? 0 : findStep(rotation, (method) => method === preferred)
  if (step === null || closedMethods.has(methodAt(step))) {
    await saveTurn(db, contact, { from: turn, to: turn + openStep }, now)
    throw new Rejection(errorCode.methodClosed, { nextMethod: methodAt(openStep) })
  }
  const method = methodAt(step)
  await takeSendToken(db, subject, request)

  const hash = randomBytes(HASH_BYTES).toString('base64url')
  const key = hashKey(hash)
  const { shown, code, body } = messageFor(method, subject, request)
  await db.deleteFrom('verifications').where('expires_at', '<=', new Date(now)).execute()
  await db
    .insertInto('verifications')
    .values({
      key,
      player_id: subject.player,
      purpose: subject.purpose,
      kind: subject.kind,
      value: subject.value,
      method,
      code_key: code === null ? null : codeKeyOf(key, code),
      expires_at: new Date(now + VERIFICATION_MINUTES * MINUTE),
      locked_until: new Date(now),
    })
    .execute()
  if (method === 'sms') {
    const channel = subject.kind === 'phone' ? 'sms' : 'email'
    try {
      await request.sendMessage({ id: key, channel, to: subject.value, text: body })
    } catch (error) {
      await allowRepeat(db, subject, request)
      throw error
    }
  } else {
    // The sandbox console simulates the awaited call or SMS.
    await db
      .insertInto('outbox')
      .values({ verification: key, method, contact: subject.value, body, sent_at: new Date(now) })
      .execute()
  }
  // Last, so that a retry after a gateway failure uses the same method.
  await saveTurn(db, contact, { from: turn, to: turn + step + 1 }, now)
  return { hash, timeout: VERIFICATION_MINUTES, method, next_method: unlessSame(methodAt(step + 1), method), ...shown }
}

/** Returns the unexpired verification of a hash. */
export const findPending = (
  db: Database,
  purpose: Purpose,
  hash: string,
  now: number,
): Promise<VerificationRow | undefined> =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('key', '=', hashKey(hash))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()

/** Marks a verification as passed and extends it, to leave time for the next step. */
export async function markPassed(db: Database, key: string, now: number): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ passed_at: new Date(now), expires_at: new Date(now + VERIFICATION_MINUTES * MINUTE) })
    .where('key', '=', key)
    .where('passed_at', 'is', null)
    .execute()
}

/**
 * Checks that a hash belongs to a passed verification, before expensive work. Only `consumePassed` is authoritative.
 * @throws Rejection 4
 */
export async function expectPassed(db: Database, purpose: Purpose, hash: string, now: number): Promise<void> {
  const verification = await findPending(db, purpose, hash, now)
  if (verification === undefined || verification.passed_at === null) throw new Rejection(errorCode.timedOut)
}

/** Consumes a passed verification. @throws Rejection 4 expired, not passed, or used */
export async function consumePassed(
  db: Database,
  purpose: Purpose,
  hash: string,
  now: number,
): Promise<VerificationRow> {
  const verification = await db
    .deleteFrom('verifications')
    .where('key', '=', hashKey(hash))
    .where('purpose', '=', purpose)
    .where('passed_at', 'is not', null)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()
  if (verification === undefined) throw new Rejection(errorCode.timedOut)
  return verification
}

/**
 * Cancels pending verifications of a contact the player has replaced. Skips rows in use: their users check the contact
 * themselves.
 */
export async function endVerifications(db: Database, player: number, kind: ContactKind): Promise<void> {
  const pending = db
    .selectFrom('verifications')
    .select('key')
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('verifications').where('key', 'in', pending).execute()
}
