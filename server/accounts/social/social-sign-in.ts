import { errorCode } from '#contract/errors/codes.ts'
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { identityKey } from '#contract/player/credentials.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { tokenHash } from '#server/accounts/secrets.ts'
import { openSessionOrTicket, tokenOrTicket, type FirstFactor } from '#server/accounts/second-factor/sign-in-tickets.ts'
import type { Visit } from '#server/accounts/sessions/sessions.ts'
import { freeLogins } from './free-logins.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'

/*
 * Social sign-in: the network's popup passes a ticket to the page, and the ticket signs in. This sandbox network stores
 * tickets itself.
 */

export const TICKET_MS = 2 * 60_000
const TICKET_BYTES = 32
/** Limits per network address, against guessing tickets and flooding the players table. */
const TICKET_LIMIT = { burst: 30, refillMs: 10_000 }
const SIGN_IN_LIMIT = { burst: 30, refillMs: 10_000 }

/** An identity at a social network. */
interface Identity {
  network: string
  /** The network's user id. */
  subject: string
  name: string
}

/** Issues a ticket for an identity. Only its hash is stored. @throws Rejection 5 */
export async function issueTicket(
  db: Database,
  { network, name }: Omit<Identity, 'subject'>,
  visit: Visit,
  now: number,
): Promise<string> {
  if (!(await tryConsume(db, ['social ticket', visit.network], TICKET_LIMIT, now))) throw tooManyRequests(TICKET_LIMIT)
  const ticket = randomBytes(TICKET_BYTES).toString('base64url')
  await db.deleteFrom('social_tickets').where('expires_at', '<=', new Date(now)).execute()
  await db
    .insertInto('social_tickets')
    .values({
      ticket_hash: tokenHash(ticket),
      network,
      subject: identityKey(name),
      name,
      expires_at: new Date(now + TICKET_MS),
    })
    .execute()
  return ticket
}

async function insertPlayer(
  transaction: Transaction<Schema>,
  { network, name }: Identity,
  passwordHash: string,
  now: number,
): Promise<number> {
  for (const login of freeLogins(name)) {
    const inserted = await transaction
      .insertInto('players')
      .values({
        login,
        login_key: identityKey(login),
        phone: null,
        email: null,
        email_key: null,
        password_hash: passwordHash,
        registered_at: new Date(now),
        active_at: new Date(now),
        brought_by: JSON.stringify({ social: network }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted !== undefined) return inserted.id
  }
  throw new Error('No free login for a player of a social network.')
}

/** The player of an identity, and whether it was just created. */
interface LinkedPlayer {
  player: number
  isNew: boolean
}

/** Returns the player of an identity, creating one on the first sign-in, also under concurrency. */
async function playerOfIdentity(db: Database, identity: Identity, now: number): Promise<LinkedPlayer> {
  const { network, subject } = identity
  const linked = await db
    .selectFrom('social_identities')
    .select('player_id')
    .where('network', '=', network)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (linked?.player_id !== undefined && linked.player_id !== null) return { player: linked.player_id, isNew: false }
  // A random password: the account only signs in through its network. Hashed before the row lock because it is slow.
  const passwordHash = await hashPassword(randomBytes(TICKET_BYTES).toString('base64url'))
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('social_identities')
      .values({ network, subject, player_id: null, linked_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Concurrent sign-ins wait for this lock and then find the player.
    const { player_id } = await transaction
      .selectFrom('social_identities')
      .select('player_id')
      .where('network', '=', network)
      .where('subject', '=', subject)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (player_id !== null) return { player: player_id, isNew: false }
    const inserted = await insertPlayer(transaction, identity, passwordHash, now)
    await transaction
      .updateTable('social_identities')
      .set({ player_id: inserted })
      .where('network', '=', network)
      .where('subject', '=', subject)
      .execute()
    return { player: inserted, isNew: true }
  })
}

/**
 * Signs in with a ticket and returns the token.
 * @throws Rejection 5, 42, 26, 140 with a ticket of the second factor
 */
export async function socialSignIn(
  db: Database,
  { token: ticket, device }: { token: string; device?: string | undefined },
  visit: Visit,
  now: number,
): Promise<string> {
  if (!(await tryConsume(db, ['social login', visit.network], SIGN_IN_LIMIT, now))) throw tooManyRequests(SIGN_IN_LIMIT)
  // Deleted on read, so that a ticket cannot be reused even if the sign-in fails.
  const ticketRow = await db
    .deleteFrom('social_tickets')
    .where('ticket_hash', '=', tokenHash(ticket))
    .returning(['network', 'subject', 'name', 'expires_at'])
    .executeTakeFirst()
  if (ticketRow === undefined || ticketRow.expires_at.getTime() <= now) throw new Rejection(errorCode.wrongCredentials)
  const { player, isNew } = await playerOfIdentity(db, ticketRow, now)
  const first: FirstFactor = { player, event: isNew ? 'registered' : 'loggedIn', visit, device }
  const opened = await db.transaction().execute((transaction) => openSessionOrTicket(transaction, first, now))
  return tokenOrTicket(opened, first)
}
