import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'

type Bucket = readonly [kind: string, ...subject: string[]]

/** A token bucket: `burst` tokens, then one per `refillMs`. */
export interface RateLimit {
  burst: number
  refillMs: number
}

/** Hashed, because logins, contacts and IP addresses are personal data. */
const bucketName = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * How far `full_until` of a bucket may lie beyond the time of a complete refill. Clocks of two processes differ by less; more means
 * that the clock was set back, and the bucket is outdated.
 */
const CLOCK_TOLERANCE_MS = 60_000

/** Full buckets deleted per call; more than one, so that their number shrinks. */
const SWEEP_BATCH = 4

/**
 * Consumes a token of a bucket; returns `false` if there is none. Buckets are stored in the database and survive
 * restarts.
 *
 * A single statement, so concurrent calls cannot exceed the limit. It also deletes some full buckets, skipping locked
 * ones. When the clock was set back, an exhausted bucket counts as full.
 */
export async function tryConsume(db: Database, bucket: Bucket, limit: RateLimit, now: number): Promise<boolean> {
  return (await tryConsumeAndCount(db, bucket, limit, now)) !== null
}

/** Whether a bucket has a token, without consuming it. */
export async function hasToken(
  db: Database,
  bucket: Bucket,
  { burst, refillMs }: RateLimit,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('limits')
    .select('full_until')
    .where('bucket', '=', bucketName(bucket))
    .executeTakeFirst()
  const wait = (row?.full_until.getTime() ?? now) - now
  return wait <= refillMs * (burst - 1) || wait > refillMs * burst + CLOCK_TOLERANCE_MS
}

/** Like `tryConsume`, but returns the number of tokens left, or `null` if there was none. */
export async function tryConsumeAndCount(
  db: Database,
  bucket: Bucket,
  { burst, refillMs }: RateLimit,
  now: number,
): Promise<number | null> {
  const nowDate = new Date(now)
  const maxFullUntil = new Date(now + refillMs * (burst - 1))
  const fromAnEarlierClock = sql<boolean>`limits.full_until > ${new Date(now + refillMs * burst + CLOCK_TOLERANCE_MS)}`
  const name = bucketName(bucket)
  const { rows } = await sql<{ full_until: Date }>`
    with swept as (
      delete from limits where bucket in (
        select bucket from limits where full_until <= ${nowDate} and bucket <> ${name}
        order by full_until limit ${SWEEP_BATCH} for update skip locked
      )
    )
    insert into limits (bucket, full_until) values (${name}, ${new Date(now + refillMs)})
    on conflict (bucket) do update
    set full_until = case when ${fromAnEarlierClock} then ${nowDate} else greatest(limits.full_until, ${nowDate}) end
      + ${refillMs}::double precision * interval '1 millisecond'
    where limits.full_until <= ${maxFullUntil} or ${fromAnEarlierClock}
    returning full_until
  `.execute(db)
  const [row] = rows
  if (row === undefined) return null
  return Math.floor((maxFullUntil.getTime() - row.full_until.getTime()) / refillMs) + 1
}

/** Refunds a token that was consumed by something that did not happen. */
export async function refundToken(db: Database, bucket: Bucket, { refillMs }: RateLimit): Promise<void> {
  await db
    .updateTable('limits')
    .set({ full_until: sql<Date>`full_until - ${refillMs}::double precision * interval '1 millisecond'` })
    .where('bucket', '=', bucketName(bucket))
    .execute()
}

/** Refills a bucket, for example after a correct password. */
export async function refillBucket(db: Database, bucket: Bucket): Promise<void> {
  await db.deleteFrom('limits').where('bucket', '=', bucketName(bucket)).execute()
}
