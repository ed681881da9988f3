import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'

/** What names a request that may come twice, because its first answer was not read: a key of the browser, and what was asked. */
export interface OnceKey {
  key: string
  requestHash: string
}

/** For so long a key is known: who asks again does so at once, or when the network is back. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** How many old keys go with each new one: more than come in, so that they grow fewer. */
const SWEPT = 4

/** The key belongs to another request ("wrong payment parameters"). */
const OTHER_REQUEST = 431
const UNPROCESSABLE = 422

/** Tells requests of one key apart, without keeping what they say. */
export const hashOfRequest = (call: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url')

/**
 * Does something in one transaction, and once for each key of a player: asked again with the same key it is done already. Who asks
 * while the first still runs waits for it. A refusal leaves nothing behind, so a repeat of it is judged anew.
 * @throws Refuse 431 the key belongs to another request
 */
export async function doOnce(
  db: Database,
  { player, once, now }: { player: number; once: OnceKey | null; now: number },
  work: (transaction: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (once === null || (await isFirst(transaction, player, once, now))) await work(transaction)
  })
}

async function isFirst(db: Database, player: number, { key, requestHash }: OnceKey, now: number): Promise<boolean> {
  const old = new Date(now - KEPT_MS)
  const { rows } = await sql`
    with swept as (
      delete from done_once where (player_id, key) in (
        select player_id, key from done_once where done_at <= ${old} and (player_id <> ${player} or key <> ${key})
        order by done_at limit ${SWEPT} for update skip locked
      )
    )
    insert into done_once (player_id, key, request_hash, done_at)
    values (${player}, ${key}, ${requestHash}, ${new Date(now)})
    on conflict (player_id, key) do update
    set request_hash = excluded.request_hash, done_at = excluded.done_at
    where done_once.done_at <= ${old}
    returning key
  `.execute(db)
  if (rows.length > 0) return true
  const known = await db
    .selectFrom('done_once')
    .select('request_hash')
    .where('player_id', '=', player)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (known.request_hash !== requestHash) throw new Refuse(OTHER_REQUEST, { status: UNPROCESSABLE })
  return false
}
