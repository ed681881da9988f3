import type { Selectable } from 'kysely'
import { emailOf, identityKey, loginOf, phoneOf, phoneProblem } from '#contract/player/credentials.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { findByContact } from './contacts.ts'

export type Player = Selectable<Schema['players']>

/** All spellings of one login, e-mail or phone have the same canonical form. */
export function canonicalIdentifier(identifier: string): string {
  if (identifier.includes('@')) return identityKey(emailOf(identifier))
  return phoneProblem(identifier) === null ? phoneOf(identifier) : identityKey(loginOf(identifier))
}

/** Finds a player by login, e-mail or phone. */
export async function findPlayer(db: Database, identifier: string): Promise<Player | undefined> {
  const byLogin = await db
    .selectFrom('players')
    .selectAll()
    .where('login_key', '=', identityKey(loginOf(identifier)))
    .executeTakeFirst()
  if (byLogin !== undefined) return byLogin
  if (identifier.includes('@')) return findByContact(db, 'email', emailOf(identifier))
  // A text that merely contains a phone number is not a phone.
  if (phoneProblem(identifier) !== null) return undefined
  return findByContact(db, 'phone', identifier)
}
