import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { errorCode } from '#contract/errors/codes.ts'
import type { DocumentKeys } from '#server/accounts/documents/document-cipher.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { tokenHash } from '#server/accounts/secrets.ts'
import { isKnownNetwork } from '#server/accounts/sessions/known-networks.ts'
import {
  lockForSignIn,
  logOpenedSession,
  openSession,
  type OpenedSession,
  type Visit,
} from '#server/accounts/sessions/sessions.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { withCode } from './check-code.ts'

/*
 * A sign-in whose second factor is missing gets a ticket instead of a session. The ticket says that the first factor was
 * right, and `finishSignIn` exchanges it for a session.
 */

const TICKET_BYTES = 32
export const SIGN_IN_TICKET_MS = 10 * 60_000
const DAY = 24 * 60 * 60_000
/** How long a device is remembered. */
export const TRUSTED_DAYS = 90
/** What a browser sends as its device: random, so it can't be guessed. */
const DEVICE = /^[\w-]{32,64}$/u

/** A sign-in whose first factor was right. */
export interface FirstFactor {
  player: number
  event: 'loggedIn' | 'registered'
  visit: Visit
  /** What the browser sent as its device; `undefined` for none. */
  device: string | undefined
}

async function isAsked(db: Database, { player, device = '' }: FirstFactor, now: number): Promise<boolean> {
  const asked = await db
    .selectFrom('second_factors')
    .select('player_id')
    .where('player_id', '=', player)
    .where('enabled_at', 'is not', null)
    .where('at_sign_in', '=', true)
    .executeTakeFirst()
  if (asked === undefined) return false
  const trusted = await db
    .selectFrom('trusted_devices')
    .select('player_id')
    .where('player_id', '=', player)
    .where('device_hash', '=', tokenHash(device))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  return trusted === undefined
}

/** Deletes expired rows of all players, skipping locked ones. */
async function sweep(db: Database, now: number): Promise<void> {
  const tickets = db
    .selectFrom('sign_in_tickets')
    .select('ticket_hash')
    .where('expires_at', '<=', new Date(now))
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('sign_in_tickets').where('ticket_hash', 'in', tickets).execute()
  const devices = db
    .selectFrom('trusted_devices')
    .select(['player_id', 'device_hash'])
    .where('expires_at', '<=', new Date(now))
    .forUpdate()
    .skipLocked()
  await db
    .deleteFrom('trusted_devices')
    .where((e) => e(e.refTuple('player_id', 'device_hash'), 'in', devices.$asTuple('player_id', 'device_hash')))
    .execute()
}

/** Opens the session of a sign-in, or returns a ticket if the second factor is asked. @throws Rejection 26 */
export async function openSessionOrTicket(
  transaction: Transaction<Schema>,
  first: FirstFactor,
  now: number,
): Promise<OpenedSession | { ticket: string }> {
  const { player, event, visit } = first
  await lockForSignIn(transaction, player, visit)
  if (!(await isAsked(transaction, first, now))) {
    await recordEvent(transaction, player, event, now, visit.address)
    return openSession(transaction, player, visit, now)
  }
  const ticket = randomBytes(TICKET_BYTES).toString('base64url')
  await transaction
    .insertInto('sign_in_tickets')
    .values({ ticket_hash: tokenHash(ticket), player_id: player, expires_at: new Date(now + SIGN_IN_TICKET_MS) })
    .execute()
  await sweep(transaction, now)
  return { ticket }
}

/** Returns the token of an opened session and logs it. After the commit, which stores the ticket. @throws Rejection 140 */
export function tokenOrTicket(
  opened: OpenedSession | { ticket: string },
  { player, event, visit }: FirstFactor,
): string {
  if ('ticket' in opened) throw new Rejection(errorCode.secondFactorNeeded, { data: opened })
  logOpenedSession(event, opened, { playerId: player, network: visit.network })
  return opened.token
}

/** Body of the call that finishes a sign-in. */
export interface SecondStep {
  ticket: string
  code: string
  remember: boolean
  device?: string | undefined
}

/** Finishes a sign-in by its ticket and a code, and returns the token. @throws Rejection 4, 114, 5, 100, 26 */
export async function finishSignIn(
  db: Database,
  { ticket, code, remember, device = '' }: SecondStep,
  visit: Visit,
  { keys, now }: { keys: DocumentKeys; now: number },
): Promise<string> {
  const pending = await db
    .selectFrom('sign_in_tickets')
    .select('player_id')
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (pending === undefined) throw new Rejection(errorCode.timedOut)
  const player = pending.player_id
  const source = (await isKnownNetwork(db, player, visit.network, now)) ? 'known network' : 'elsewhere'
  const opened = await withCode(db, { player, source, typed: code, keys, now }, async (transaction) => {
    // Another tab may have used it, or a new password ended it.
    const used = await transaction
      .deleteFrom('sign_in_tickets')
      .where('ticket_hash', '=', tokenHash(ticket))
      .returning('player_id')
      .executeTakeFirst()
    if (used === undefined) throw new Rejection(errorCode.timedOut)
    if (remember && DEVICE.test(device)) {
      const expires_at = new Date(now + TRUSTED_DAYS * DAY)
      await transaction
        .insertInto('trusted_devices')
        .values({ player_id: player, device_hash: tokenHash(device), expires_at })
        .onConflict((conflict) => conflict.columns(['player_id', 'device_hash']).doUpdateSet({ expires_at }))
        .execute()
    }
    await recordEvent(transaction, player, 'loggedIn', now, visit.address)
    return openSession(transaction, player, visit, now)
  })
  logOpenedSession('loggedIn', opened, { playerId: player, network: visit.network })
  return opened.token
}
