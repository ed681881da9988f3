import { createHmac } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { errorCode, isKnownCode } from '#contract/errors/codes.ts'
import { secretOf } from '#server/accounts/secrets.ts'
import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { HOUR_MS, startJob } from '#server/periodic-job.ts'

/** Identifies a request that may be retried: the client's key and a keyed hash of the request. */
export interface IdempotencyKey {
  key: string
  requestHash: string
}

/** The player, the optional idempotency key, and the current time of a request. */
export interface IdempotentRequest {
  player: number
  idempotencyKey: IdempotencyKey | null
  now: number
}

/** Runs the final steps in one transaction together with storing the key and their answer. */
export type Commit<Answer> = (steps: (transaction: Transaction<Schema>) => Promise<Answer>) => Promise<Answer>

/** How long a key is stored. Retries happen immediately or when the network is back. */
const KEY_TTL_MS = 24 * 60 * 60 * 1000
/** Expired keys deleted by a statement of the cleanup. */
const CLEANUP_BATCH = 1000

/** The first request is still running. */
const STILL_RUNNING = { code: errorCode.locked, status: 409 } as const
/** The key was used with another request. */
const OTHER_REQUEST = { code: errorCode.parametersInvalid, status: 422 } as const

const hashKeys = new WeakMap<Database, string>()

/** Hashes a request, to compare it without storing its content. Keyed, because a plain hash of a card can be searched. */
export async function hashRequest(db: Database, call: string, body: unknown): Promise<string> {
  const key = hashKeys.get(db) ?? (await secretOf(db, 'idempotency'))
  hashKeys.set(db, key)
  return createHmac('sha256', key)
    .update(JSON.stringify([call, body]))
    .digest('base64url')
}

/**
 * Keys running in this process. The embedded database serialises transactions, so a repeat would wait instead of being
 * rejected.
 */
const running = new WeakMap<Database, Set<string>>()

/**
 * Runs `work` once per key and player. A repeated key gets the stored answer, which `answer` reads, or the stored
 * rejection; an unexpected error is not stored.
 * @throws Rejection 20 still running, 431 key of another request, or the stored rejection
 */
export async function runIdempotent<Answer>(
  db: Database,
  request: IdempotentRequest,
  answer: z.ZodMiniType<Answer>,
  work: (commit: Commit<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const { player, idempotencyKey, now } = request
  if (idempotencyKey === null) return work((steps) => db.transaction().execute(steps))
  const name = `${player} ${idempotencyKey.key}`
  const runningKeys = running.get(db) ?? new Set()
  running.set(db, runningKeys)
  if (runningKeys.has(name)) throw new Rejection(STILL_RUNNING.code, STILL_RUNNING)
  runningKeys.add(name)
  try {
    const stored = await replay(db, player, idempotencyKey, now)
    if (stored !== null) return z.parse(answer, stored.answer)
    return await work((steps) =>
      db.transaction().execute(async (transaction) => {
        await acquireKeyLock(transaction, name)
        if (await storeKey(transaction, player, idempotencyKey, now)) {
          const result = await steps(transaction)
          if (result !== undefined) await storeAnswer(transaction, player, idempotencyKey, result)
          return result
        }
        const earlier = await replay(transaction, player, idempotencyKey, now)
        return z.parse(answer, earlier?.answer)
      }),
    )
  } catch (error) {
    if (error instanceof Rejection && isFinal(error)) await storeKey(db, player, idempotencyKey, now, error)
    throw error
  } finally {
    runningKeys.delete(name)
  }
}

const isFinal = ({ code }: Rejection): boolean =>
  code !== errorCode.tooManyRequests && code !== STILL_RUNNING.code && code !== OTHER_REQUEST.code

/** Rejects concurrent requests with the key on other servers. @throws Rejection 20 */
async function acquireKeyLock(transaction: Database, name: string): Promise<void> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as alone
  `.execute(transaction)
  if (rows[0]?.alone !== true) throw new Rejection(STILL_RUNNING.code, STILL_RUNNING)
}

const Args = z.union([
  z.array(z.union([z.string(), z.number()])),
  z.record(z.string(), z.union([z.string(), z.number()])),
])
/** What `Rejection` carries besides its code. */
const Details = z.object({
  args: z.exactOptional(Args),
  data: z.exactOptional(z.unknown()),
  message: z.exactOptional(z.string()),
  nextMethod: z.exactOptional(z.string()),
  negative: z.exactOptional(z.boolean()),
  status: z.exactOptional(z.number()),
})

/** Returns the stored answer, or `null` if the key is new. @throws Rejection the stored rejection, 431 */
async function replay(
  db: Database,
  player: number,
  { key, requestHash }: IdempotencyKey,
  now: number,
): Promise<{ answer: unknown } | null> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'rejection_code', 'rejection_details', 'answer'])
    .where('player_id', '=', player)
    .where('key', '=', key)
    .where('done_at', '>', new Date(now - KEY_TTL_MS))
    .executeTakeFirst()
  if (stored === undefined) return null
  if (stored.request_hash !== requestHash) throw new Rejection(OTHER_REQUEST.code, OTHER_REQUEST)
  const code = stored.rejection_code
  if (code === null || !isKnownCode(code)) return { answer: stored.answer ?? undefined }
  throw new Rejection(code, z.parse(Details, stored.rejection_details ?? {}))
}

/** Stores the answer of a key in the transaction that has stored the key. */
async function storeAnswer(
  transaction: Database,
  player: number,
  { key }: IdempotencyKey,
  answer: unknown,
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('player_id', '=', player)
    .where('key', '=', key)
    .execute()
}

/** Stores a key with its outcome; returns `false` if it is already stored. */
async function storeKey(
  db: Database,
  player: number,
  { key, requestHash }: IdempotencyKey,
  now: number,
  rejection?: Rejection,
): Promise<boolean> {
  const expiry = new Date(now - KEY_TTL_MS)
  const details = rejection === undefined ? null : JSON.stringify(rejection.more)
  const { rows } = await sql`
    insert into idempotency_keys (player_id, key, request_hash, done_at, rejection_code, rejection_details)
    values (${player}, ${key}, ${requestHash}, ${new Date(now)}, ${rejection?.code ?? null}, ${details}::jsonb)
    on conflict (player_id, key) do update
    set request_hash = excluded.request_hash, done_at = excluded.done_at,
      rejection_code = excluded.rejection_code, rejection_details = excluded.rejection_details, answer = null
    where idempotency_keys.done_at <= ${expiry}
    returning key
  `.execute(db)
  return rows.length > 0
}

/** Deletes the expired keys of all players, apart from their transactions: each of those has rows of one player only. */
async function deleteExpiredKeys(db: Database, now: number): Promise<void> {
  const expiry = new Date(now - KEY_TTL_MS)
  let deleted = CLEANUP_BATCH
  while (deleted === CLEANUP_BATCH) {
    const { numAffectedRows = 0n } = await sql`
      delete from idempotency_keys where (player_id, key) in (
        select player_id, key from idempotency_keys where done_at <= ${expiry}
        order by done_at limit ${CLEANUP_BATCH} for update skip locked
      )
    `.execute(db)
    deleted = Number(numAffectedRows)
  }
}

/** Deletes expired keys now and every hour. Returns a function that stops it and waits for a deletion in progress. */
export const startKeyCleanup = (db: Database, clock: Pick<ServerClock, 'now'>): (() => Promise<void>) =>
  startJob('keysNotDeleted', HOUR_MS, () => deleteExpiredKeys(db, clock.now()))
