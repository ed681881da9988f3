import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockPlayerRow } from './lock-player-row.ts'
import { recordNetwork } from './known-networks.ts'
import { takeToken } from './limits.ts'
import { tokenHash } from './secrets.ts'
import { tooManyRequests } from './too-many-requests.ts'

/** From where a request comes, as far as the server can tell. */
export interface Visit {
  /** As the player is shown it. */
  address: string
  /** What is counted as one address: a bucket or a list of known ones takes no other. */
  place: string
  agent: string
}

const TOKEN_BYTES = 48
const DAY = 24 * 60 * 60 * 1000
/** A session that is not used for so long ends, and one that is used ends at last. */
const IDLE_DAYS = 30
const LONGEST_DAYS = 90
/** How often the last use is written down: a poll every ten seconds need not be a write every ten seconds. */
const NOTED_EVERY_MS = 60_000
const AGENT_LENGTH = 200
/** Swaps of one player: an address brings a token now and then, and a loop is nobody's. */
const RENEWALS = { burst: 10, every: 60_000 }

/** What a session must be later than, to live: the end of its time, and its last use. */
const lifeAt = (now: number) => ({ end: new Date(now), use: new Date(now - IDLE_DAYS * DAY) })

/** Those that have ended, of anybody: they go with each that begins, past any that another statement holds. */
async function sweepSessions(db: Database, now: number): Promise<void> {
  const { end, use } = lifeAt(now)
  const ended = db
    .selectFrom('player_sessions')
    .select('token_hash')
    .where((e) => e.or([e('expires_at', '<=', end), e('used_at', '<=', use)]))
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('player_sessions').where('token_hash', 'in', ended).execute()
}

/** Keeps a session of a player, and gives its token: it is told this once, and only its hash is kept. */
async function keepSession(
  transaction: Transaction<Schema>,
  session: { player_id: number; created_at: Date; expires_at: Date },
  visit: Visit,
  now: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await transaction
    .insertInto('player_sessions')
    .values({
      ...session,
      token_hash: tokenHash(token),
      used_at: new Date(now),
      address: visit.address,
      agent: visit.agent.slice(0, AGENT_LENGTH),
    })
    .execute()
  return token
}

/** Signs a player in. From then on his address is known. */
export async function openSession(
  transaction: Transaction<Schema>,
  player: number,
  visit: Visit,
  now: number,
): Promise<string> {
  await lockPlayerRow(transaction, player)
  const lasts = { created_at: new Date(now), expires_at: new Date(now + LONGEST_DAYS * DAY) }
  const token = await keepSession(transaction, { player_id: player, ...lasts }, visit, now)
  await recordNetwork(transaction, player, visit.place, now)
  // Behind everything that may wait: what is swept is other players', and one of them may wait for it.
  await sweepSessions(transaction, now)
  return token
}

/**
 * Swaps a token for a fresh one of the same session, which ends when it would have ended; `null` where it is nobody's any more. Nothing
 * is proved by it, so the address is not known from then on.
 * @throws Refuse 5
 */
export async function renewSession(db: Database, token: string, visit: Visit, now: number): Promise<string | null> {
  const own = await db
    .selectFrom('player_sessions')
    .select('player_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (own === undefined) return null
  if (!(await takeToken(db, ['renewals', String(own.player_id)], RENEWALS, now))) throw tooManyRequests(RENEWALS)
  return db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, own.player_id)
    const ended = await transaction
      .deleteFrom('player_sessions')
      .where('token_hash', '=', tokenHash(token))
      .returning(['player_id', 'created_at', 'expires_at'])
      .executeTakeFirst()
    return ended === undefined ? null : keepSession(transaction, ended, visit, now)
  })
}

/** Whose token this is; `null` where nobody's: unknown, ended, out of time, or of somebody who is blocked. */
export async function playerOf(db: Database, token: string, now: number): Promise<number | null> {
  const { end, use } = lifeAt(now)
  const session = await db
    .selectFrom('player_sessions')
    .innerJoin('players', 'players.id', 'player_sessions.player_id')
    .select(['player_id', 'token_hash', 'used_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', end)
    .where('used_at', '>', use)
    .where('players.blocked_at', 'is', null)
    .executeTakeFirst()
  if (session === undefined) return null
  if (now - session.used_at.getTime() >= NOTED_EVERY_MS) {
    await db
      .updateTable('player_sessions')
      .set({ used_at: new Date(now) })
      .where('token_hash', '=', session.token_hash)
      .execute()
  }
  return session.player_id
}

/** Signs out; a token that is nobody's has nothing to end. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('player_sessions').where('token_hash', '=', tokenHash(token)).execute()
}

/** Signs a player out everywhere, but for the session of one token where there is one; whether there was any to end. */
export async function endSessions(
  transaction: Transaction<Schema>,
  player: number,
  butToken: string | null,
): Promise<boolean> {
  await lockPlayerRow(transaction, player)
  const others = transaction.deleteFrom('player_sessions').where('player_id', '=', player).returning('id')
  const ended = await (butToken === null ? others : others.where('token_hash', '!=', tokenHash(butToken))).execute()
  return ended.length > 0
}

/** Where a player is signed in now, the latest first; `token` names the session that asks. */
export async function sessionsOf(db: Database, player: number, token: string | null, now: number) {
  const { end, use } = lifeAt(now)
  const rows = await db
    .selectFrom('player_sessions')
    .select(['id', 'token_hash', 'created_at', 'used_at', 'address', 'agent'])
    .where('player_id', '=', player)
    .where('expires_at', '>', end)
    .where('used_at', '>', use)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const current = token === null ? null : tokenHash(token)
  return rows.map(({ token_hash, created_at, used_at, ...row }) => ({
    ...row,
    created_at: created_at.getTime(),
    used_at: used_at.getTime(),
    current: token_hash === current,
  }))
}
