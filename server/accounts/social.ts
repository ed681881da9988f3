import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { identityKey } from '#contract/credentials.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refuse } from '#server/http/refusal.ts'
import { recordEvent } from './events.ts'
import { lockPlayerRow } from './lock-player-row.ts'
import { takeToken } from './limits.ts'
import { hashPassword } from './passwords.ts'
import { tokenHash } from './secrets.ts'
import { openSession, type Visit } from './sessions.ts'
import { freeLogins } from './social-names.ts'
import { tooManyRequests } from './too-many-requests.ts'

/*
 * Social login: a network's window tells the page a ticket, and the ticket signs in. What a ticket stands for is kept here; a real
 * network would be asked.
 */

export const TICKET_MS = 2 * 60_000
const TICKET_BYTES = 32
/** From one place: more than anybody presses, too few to guess a ticket or to fill the table of players. */
const TICKETS = { burst: 30, every: 10_000 }
const LOGINS = { burst: 30, every: 10_000 }

const BLOCKED = 26
const WRONG_TICKET = 42

/** Who somebody is at a network. */
interface Identity {
  network: string
  /** What the network tells its people apart by. */
  subject: string
  name: string
}

/** Gives a ticket for who the network says that somebody is: told this once, only its hash is kept. @throws Refuse 5 */
export async function issueTicket(
  db: Database,
  { network, name }: Omit<Identity, 'subject'>,
  { place }: Visit,
  now: number,
): Promise<string> {
  if (!(await takeToken(db, ['social ticket', place], TICKETS, now))) throw tooManyRequests(TICKETS)
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

async function makePlayer(
  transaction: Transaction<Schema>,
  { network, name }: Identity,
  passwordHash: string,
  now: number,
): Promise<number> {
  for (const login of freeLogins(name)) {
    const made = await transaction
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
    if (made !== undefined) return made.id
  }
  throw new Error('No login was free for a player of a social network.')
}

/** Whose an identity is, and whether the account was made for it just now. */
interface Known {
  player: number
  isNew: boolean
}

/** The player of an identity; one that is new gets an account, and only one, however many come at once. */
async function playerOfIdentity(db: Database, identity: Identity, now: number): Promise<Known> {
  const { network, subject } = identity
  const known = await db
    .selectFrom('social_identities')
    .select('player_id')
    .where('network', '=', network)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (known?.player_id !== undefined && known.player_id !== null) return { player: known.player_id, isNew: false }
  // Nobody knows this password: the account is entered by its network alone. Made before the row is held, because it takes long.
  const passwordHash = await hashPassword(randomBytes(TICKET_BYTES).toString('base64url'))
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('social_identities')
      .values({ network, subject, player_id: null, linked_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Who comes at the same time waits here, and then finds the player.
    const { player_id } = await transaction
      .selectFrom('social_identities')
      .select('player_id')
      .where('network', '=', network)
      .where('subject', '=', subject)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (player_id !== null) return { player: player_id, isNew: false }
    const made = await makePlayer(transaction, identity, passwordHash, now)
    await transaction
      .updateTable('social_identities')
      .set({ player_id: made })
      .where('network', '=', network)
      .where('subject', '=', subject)
      .execute()
    return { player: made, isNew: true }
  })
}

/**
 * Signs in by a ticket, and gives the token. The same identity is the same player for ever, whose history tells of it.
 * @throws Refuse 5, 42, 26
 */
export async function socialLogIn(db: Database, ticket: string, visit: Visit, now: number): Promise<string> {
  if (!(await takeToken(db, ['social login', visit.place], LOGINS, now))) throw tooManyRequests(LOGINS)
  // Taken away as it is read, and for good: what fails after this fails with a used ticket.
  const taken = await db
    .deleteFrom('social_tickets')
    .where('ticket_hash', '=', tokenHash(ticket))
    .returning(['network', 'subject', 'name', 'expires_at'])
    .executeTakeFirst()
  if (taken === undefined || taken.expires_at.getTime() <= now) throw new Refuse(WRONG_TICKET)
  const { player, isNew } = await playerOfIdentity(db, taken, now)
  return db.transaction().execute(async (transaction) => {
    const { blocked_at } = await lockPlayerRow(transaction, player)
    if (blocked_at !== null) throw new Refuse(BLOCKED)
    await recordEvent(transaction, player, isNew ? 'registered' : 'loggedIn', now, visit.address)
    return openSession(transaction, player, visit, now)
  })
}
