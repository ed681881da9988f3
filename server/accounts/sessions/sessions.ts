import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { errorCode } from '#contract/errors/codes.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { newNetworkNews } from '#server/content/account-events.ts'
import { logSecurityEvent } from '#server/http/logging/security-log.ts'
import { Rejection } from '#server/http/rejection.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { isNewNetwork, recordNetwork } from './known-networks.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { tokenHash } from '#server/accounts/secrets.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'

/** The client of a request. */
export interface Visit {
  /** IP address as shown to the player. */
  address: string
  /** Network of the address, for rate limits and known networks (`networkOf`). */
  network: string
  agent: string
}

const TOKEN_BYTES = 48
const DAY = 24 * 60 * 60 * 1000
/** Idle and absolute lifetime of a session. */
const IDLE_DAYS = 30
const MAX_DAYS = 90
/** Minimum interval between writes of the last use, because clients poll every ten seconds. */
const USED_AT_PRECISION_MS = 60_000
const AGENT_LENGTH = 200
/** Limit of token renewals per player, against loops. */
const RENEWAL_LIMIT = { burst: 10, refillMs: 60_000 }

/** A session is active if `expires_at` is after `end` and `used_at` is after `use`. */
const expiryLimits = (now: number) => ({ end: new Date(now), use: new Date(now - IDLE_DAYS * DAY) })

/** Deletes expired sessions of all players, skipping locked rows. */
async function sweepSessions(db: Database, now: number): Promise<void> {
  const { end, use } = expiryLimits(now)
  const ended = db
    .selectFrom('player_sessions')
    .select('token_hash')
    .where((e) => e.or([e('expires_at', '<=', end), e('used_at', '<=', use)]))
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('player_sessions').where('token_hash', 'in', ended).execute()
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

const usageOf = ({ address, agent }: Visit, now: number) => ({
  used_at: new Date(now),
  address,
  agent: agent.slice(0, AGENT_LENGTH),
})

/** Inserts a session and returns its token. Only the hash is stored. */
async function insertSession(
  transaction: Transaction<Schema>,
  session: { player_id: number; created_at: Date; expires_at: Date },
  visit: Visit,
  now: number,
): Promise<string> {
  const token = newToken()
  await transaction
    .insertInto('player_sessions')
    .values({ ...session, token_hash: tokenHash(token), ...usageOf(visit, now) })
    .execute()
  return token
}

/** A new session, and whether its network is new for the player. */
export interface OpenedSession {
  token: string
  isFromNewNetwork: boolean
}

/** Locks the row of a player who signs in. @throws Rejection 26 the player is blocked */
export async function lockForSignIn(
  transaction: Transaction<Schema>,
  player: number,
  { network }: Pick<Visit, 'network'>,
): Promise<void> {
  const { blocked_at } = await lockPlayerRow(transaction, player)
  if (blocked_at === null) return
  logSecurityEvent('blockedLogin', { playerId: player, network })
  throw new Rejection(errorCode.accountBlocked)
}

/**
 * Creates a session and records the network as known; the player is notified of a new one.
 * @throws Rejection 26
 */
export async function openSession(
  transaction: Transaction<Schema>,
  player: number,
  visit: Visit,
  now: number,
): Promise<OpenedSession> {
  await lockForSignIn(transaction, player, visit)
  const lifetime = { created_at: new Date(now), expires_at: new Date(now + MAX_DAYS * DAY) }
  const token = await insertSession(transaction, { player_id: player, ...lifetime }, visit, now)
  const isFromNewNetwork = await isNewNetwork(transaction, player, visit.network, now)
  if (isFromNewNetwork) await notify(transaction, player, newNetworkNews, now)
  await recordNetwork(transaction, player, visit.network, now)
  // Last, because swept rows belong to other players whose transactions may wait for this one.
  await sweepSessions(transaction, now)
  return { token, isFromNewNetwork }
}

/** Logs a session. Called after the commit, because a rolled back one does not exist. */
export function logOpenedSession(
  event: 'loggedIn' | 'registered',
  { isFromNewNetwork }: OpenedSession,
  { playerId, network }: { playerId: number; network: string },
): void {
  logSecurityEvent(event, { playerId, network })
  if (isFromNewNetwork) logSecurityEvent('newNetwork', { playerId, network })
}

/**
 * Replaces a session's token and keeps its lifetime and its open games; returns `null` for an unknown token. Does not record the network
 * as known, because no credentials are checked.
 * @throws Rejection 5
 */
export async function renewSession(db: Database, token: string, visit: Visit, now: number): Promise<string | null> {
  const session = await db
    .selectFrom('player_sessions')
    .select('player_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (session === undefined) return null
  if (!(await tryConsume(db, ['renewals', String(session.player_id)], RENEWAL_LIMIT, now)))
    throw tooManyRequests(RENEWAL_LIMIT)
  return db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, session.player_id)
    const renewedToken = newToken()
    const renewed = await transaction
      .updateTable('player_sessions')
      .set({ token_hash: tokenHash(renewedToken), ...usageOf(visit, now) })
      .where('token_hash', '=', tokenHash(token))
      .returning('id')
      .executeTakeFirst()
    return renewed === undefined ? null : renewedToken
  })
}

interface SessionRow {
  id: number
  used_at: Date
  blocked_at: Date | null
  version: number | null
}

/** Returns the player of a token and the version of the player's facts; `null` if it is unknown, expired or ended. */
export async function playerOf(
  db: Database,
  token: string,
  now: number,
): Promise<{ id: number; isBlocked: boolean; version: number } | null> {
  const { end, use } = expiryLimits(now)
  const hash = tokenHash(token)
  // As text, because building the statement would cost each request more than all of its other work.
  const { rows } = await sql<SessionRow>`
    select players.id, used_at, blocked_at, version from player_sessions
    join players on players.id = player_sessions.player_id
    left join player_versions on player_versions.player_id = players.id
    where token_hash = ${hash} and expires_at > ${end} and used_at > ${use}
  `.execute(db)
  const [session] = rows
  if (session === undefined) return null
  if (now - session.used_at.getTime() >= USED_AT_PRECISION_MS) {
    await db
      .updateTable('player_sessions')
      .set({ used_at: new Date(now) })
      .where('token_hash', '=', hash)
      .execute()
  }
  return { id: session.id, isBlocked: session.blocked_at !== null, version: session.version ?? 0 }
}

/** Returns the number of active sessions of all players. */
export async function countSessions(db: Database, now: number): Promise<number> {
  const { end, use } = expiryLimits(now)
  const { count } = await db
    .selectFrom('player_sessions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('expires_at', '>', end)
    .where('used_at', '>', use)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends the session of a token, if any. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('player_sessions').where('token_hash', '=', tokenHash(token)).execute()
}

/**
 * Ends all sessions of a player except `keptToken`'s; returns whether any were ended. Sign-ins that wait for the second
 * factor end too, and every device is asked for it again.
 */
export async function endSessions(
  transaction: Transaction<Schema>,
  player: number,
  keptToken: string | null,
): Promise<boolean> {
  await lockPlayerRow(transaction, player)
  for (const table of ['sign_in_tickets', 'trusted_devices'] as const)
    await transaction.deleteFrom(table).where('player_id', '=', player).execute()
  const others = transaction.deleteFrom('player_sessions').where('player_id', '=', player).returning('id')
  const ended = await (keptToken === null ? others : others.where('token_hash', '!=', tokenHash(keptToken))).execute()
  return ended.length > 0
}

/** Most sessions that are listed. Ending the others ends all. */
export const MAX_SESSIONS = 50

/** Returns the player's active sessions, latest first; `token` marks the current one. */
export async function sessionsOf(db: Database, player: number, token: string | null, now: number) {
  const { end, use } = expiryLimits(now)
  const current = token === null ? null : tokenHash(token)
  const rows = await db
    .selectFrom('player_sessions')
    .select(['id', 'token_hash', 'created_at', 'used_at', 'address', 'agent'])
    .where('player_id', '=', player)
    .where('expires_at', '>', end)
    .where('used_at', '>', use)
    // The current one is never left out.
    .orderBy((e) => e('token_hash', '=', current ?? ''), 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS)
    .execute()
  const latestFirst = rows.toSorted((a, b) => b.used_at.getTime() - a.used_at.getTime() || b.id - a.id)
  return latestFirst.map(({ token_hash, created_at, used_at, ...row }) => ({
    ...row,
    created_at: created_at.getTime(),
    used_at: used_at.getTime(),
    current: token_hash === current,
  }))
}
