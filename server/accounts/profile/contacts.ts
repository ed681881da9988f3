import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { identityKey, phoneOf } from '#contract/player/credentials.ts'
import type { ContactKind } from '#contract/player/verification.ts'
import { isOfPlayerInBreak, keepContacts } from '#server/protection/excluded-contacts.ts'
import { contactNews } from '#server/content/account-events.ts'
import type { Selectable } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { notify } from './notifications.ts'

/*
 * A phone or e-mail belongs to the account that has confirmed it. Until then several accounts may have it, so that a
 * stranger who enters it gains nothing.
 */

const DAY = 24 * 60 * 60 * 1000
/** How long an unconfirmed contact of a new account counts as taken, for players who sign up twice by mistake. */
export const RESERVATION_DAYS = 7

const columnsOf = {
  phone: { contact: 'phone', confirmedAt: 'phone_confirmed_at', otherConfirmedAt: 'email_confirmed_at' },
  email: { contact: 'email_key', confirmedAt: 'email_confirmed_at', otherConfirmedAt: 'phone_confirmed_at' },
} as const

/** When the contacts of an account were confirmed. */
export type Confirmations = Pick<Selectable<Schema['players']>, 'phone_confirmed_at' | 'email_confirmed_at'>

const empty = { phone: { phone: null }, email: { email: null, email_key: null } } as const

/** The form in which contacts are compared. */
const contactKeyOf = (kind: ContactKind, value: string): string =>
  kind === 'phone' ? phoneOf(value) : identityKey(value)

/** The error code of a contact that belongs to another account. */
export const takenCode = (kind: ContactKind): ErrorCode =>
  kind === 'phone' ? errorCode.phoneTaken : errorCode.emailTaken

/**
 * The account of a contact: the one that has confirmed it, otherwise the newest one. An account that has confirmed another
 * contact comes last, because it did not have to prove this one.
 */
export function findByContact(db: Database, kind: ContactKind, value: string) {
  const { contact, confirmedAt, otherConfirmedAt } = columnsOf[kind]
  return (
    db
      .selectFrom('players')
      .selectAll()
      .where(contact, '=', contactKeyOf(kind, value))
      // False sorts before true.
      .orderBy((e) => e(confirmedAt, 'is', null))
      .orderBy((e) => e(otherConfirmedAt, 'is not', null))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/**
 * Whether a contact can't be given to another account: it is confirmed, or belongs to a new account that has nothing
 * else to recover it by, or a player in a break had it. `player` is the account that asks, if there is one.
 */
export async function isContactTaken(
  db: Database,
  kind: ContactKind,
  value: string,
  now: number,
  player: number | null = null,
): Promise<boolean> {
  const { contact, confirmedAt, otherConfirmedAt } = columnsOf[kind]
  const owner = await db
    .selectFrom('players')
    .select('id')
    .where(contact, '=', contactKeyOf(kind, value))
    .where('id', 'is distinct from', player)
    .where((e) =>
      e.or([
        e(confirmedAt, 'is not', null),
        e.and([e(otherConfirmedAt, 'is', null), e('registered_at', '>', new Date(now - RESERVATION_DAYS * DAY))]),
      ]),
    )
    .executeTakeFirst()
  return owner !== undefined || (await isOfPlayerInBreak(db, { kind, value: contactKeyOf(kind, value), player }, now))
}

/**
 * Marks a contact as confirmed, takes it away from every other account and notifies those. Returns what the player had
 * confirmed before, or `null` if the player no longer has the contact or another account has confirmed it. Call it first
 * in a transaction: it locks the rows of all accounts with the contact, in the order of their ids.
 */
export async function confirmContact(
  transaction: Database,
  player: number,
  { kind, value }: { kind: ContactKind; value: string },
  now: number,
): Promise<Confirmations | null> {
  const { contact, confirmedAt } = columnsOf[kind]
  const accounts = await transaction
    .selectFrom('players')
    .select(['id', 'phone_confirmed_at', 'email_confirmed_at'])
    .where(contact, '=', contactKeyOf(kind, value))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const own = accounts.find(({ id }) => id === player)
  const others = accounts.filter(({ id }) => id !== player)
  if (own === undefined || others.some((other) => other[confirmedAt] !== null)) return null
  for (const { id } of others) {
    await transaction.updateTable('players').set(empty[kind]).where('id', '=', id).execute()
    await notify(transaction, id, contactNews[kind], now)
  }
  await transaction
    .updateTable('players')
    .set((e) => ({ [confirmedAt]: e.fn.coalesce(confirmedAt, e.val(new Date(now))) }))
    .where('id', '=', player)
    .execute()
  await keepContacts(transaction, player)
  return own
}

/** Removes a contact of the player unless it is confirmed: a stranger may have entered it. */
export async function removeUnconfirmed(transaction: Database, player: number, kind: ContactKind): Promise<void> {
  await transaction
    .updateTable('players')
    .set(empty[kind])
    .where('id', '=', player)
    .where(columnsOf[kind].confirmedAt, 'is', null)
    .execute()
}
