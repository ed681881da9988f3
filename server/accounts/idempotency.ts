import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { isKnownCode } from '#contract/errors/codes.ts'
import type { Database } from '#server/db/open.ts'
import { Refuse } from '#server/http/refusal.ts'

/** What names a request that may come twice, because its first answer was not read: a key of the browser, and what was asked. */
export interface IdempotencyKey {
  key: string
  requestHash: string
}

/** Who asks for something that is done once, when, and by which key it may be asked for again. */
export interface IdempotentRequest {
  player: number
  idempotencyKey: IdempotencyKey | null
  now: number
}

/** Does the last steps in one transaction: with them it is remembered that they were done. */
export type Commit = (steps: (transaction: Database) => Promise<void>) => Promise<void>

/** For so long a key is known: who asks again does so at once, or when the network is back. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** How many old keys go with each new one: more than come in, so that they grow fewer. */
const SWEPT = 4

/** "Too many requests": nothing was judged, and it is not true for long. */
const TOO_OFTEN = 5
/** The first sending still runs. */
const STILL_RUNS = { code: 20, status: 409 } as const
/** The key belongs to another request ("wrong payment parameters"). */
const OTHER_REQUEST = { code: 431, status: 422 } as const

/** Tells requests of one key apart, without keeping what they say. */
export const hashRequest = (call: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('base64url')

/** What runs in this process. The embedded database does one transaction after another, and would let a repeat wait. */
const running = new WeakMap<Database, Set<string>>()

/**
 * Does something once for each key of a player. Asked again with the same key, what was answered is answered; a failure of
 * the server is no answer, and leaves nothing behind.
 * @throws Refuse 20 the first still runs, 431 the key belongs to another request, or whatever the work was refused with
 */
export async function runIdempotent(
  db: Database,
  asker: IdempotentRequest,
  work: (commit: Commit) => Promise<void>,
): Promise<void> {
  const { player, idempotencyKey: once, now } = asker
  if (once === null) return work((steps) => db.transaction().execute(steps))
  const name = `${player} ${once.key}`
  const here = running.get(db) ?? new Set()
  running.set(db, here)
  if (here.has(name)) throw new Refuse(STILL_RUNS.code, STILL_RUNS)
  here.add(name)
  try {
    if (await wasAnswered(db, player, once, now)) return
    await work((steps) =>
      db.transaction().execute(async (transaction) => {
        await runAlone(transaction, name)
        if (await keep(transaction, player, once, now)) await steps(transaction)
        else await wasAnswered(transaction, player, once, now)
      }),
    )
  } catch (error) {
    if (error instanceof Refuse && isAnswer(error)) await keep(db, player, once, now, error)
    throw error
  } finally {
    here.delete(name)
  }
}

const isAnswer = ({ code }: Refuse): boolean =>
  code !== TOO_OFTEN && code !== STILL_RUNS.code && code !== OTHER_REQUEST.code

/** The same for servers that share a database. @throws Refuse 20 */
async function runAlone(transaction: Database, name: string): Promise<void> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as alone
  `.execute(transaction)
  if (rows[0]?.alone !== true) throw new Refuse(STILL_RUNS.code, STILL_RUNS)
}

const Args = z.union([
  z.array(z.union([z.string(), z.number()])),
  z.record(z.string(), z.union([z.string(), z.number()])),
])

/** Whether the key's request was done already. @throws Refuse what it was refused with, 431 */
async function wasAnswered(
  db: Database,
  player: number,
  { key, requestHash }: IdempotencyKey,
  now: number,
): Promise<boolean> {
  const known = await db
    .selectFrom('done_once')
    .select(['request_hash', 'refused_with', 'refused_args'])
    .where('player_id', '=', player)
    .where('key', '=', key)
    .where('done_at', '>', new Date(now - KEPT_MS))
    .executeTakeFirst()
  if (known === undefined) return false
  if (known.request_hash !== requestHash) throw new Refuse(OTHER_REQUEST.code, OTHER_REQUEST)
  const code = known.refused_with
  if (code === null || !isKnownCode(code)) return true
  const args = z.safeParse(Args, known.refused_args)
  throw new Refuse(code, args.success ? { args: args.data } : {})
}

/** Remembers what was done, or what it was refused with; returns `false` where the key is known already. */
async function keep(
  db: Database,
  player: number,
  { key, requestHash }: IdempotencyKey,
  now: number,
  refusal?: Refuse,
): Promise<boolean> {
  const old = new Date(now - KEPT_MS)
  const args = refusal?.more.args === undefined ? null : JSON.stringify(refusal.more.args)
  const { rows } = await sql`
    with swept as (
      delete from done_once where (player_id, key) in (
        select player_id, key from done_once where done_at <= ${old} and (player_id <> ${player} or key <> ${key})
        order by done_at limit ${SWEPT} for update skip locked
      )
    )
    insert into done_once (player_id, key, request_hash, done_at, refused_with, refused_args)
    values (${player}, ${key}, ${requestHash}, ${new Date(now)}, ${refusal?.code ?? null}, ${args}::jsonb)
    on conflict (player_id, key) do update
    set request_hash = excluded.request_hash, done_at = excluded.done_at,
      refused_with = excluded.refused_with, refused_args = excluded.refused_args
    where done_once.done_at <= ${old}
    returning key
  `.execute(db)
  return rows.length > 0
}
