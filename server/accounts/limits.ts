import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'

type Bucket = readonly [kind: string, ...of: string[]]

/** So many at once, and then one in each time. */
export interface Limit {
  burst: number
  /** Milliseconds. */
  every: number
}

/** What somebody typed or where somebody is may be private: a bucket's name only tells two apart. */
const bucketName = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** How many full buckets go with each that is taken from: more than come in, so that they grow fewer. */
const SWEPT = 4

/**
 * Takes one from a bucket, and says whether there was one. It is kept in the database, so a restart empties nothing, and it is
 * one statement, so many at once take no more than there is. A bucket that is full again is as good as none: some of those go each
 * time, past any that another statement holds.
 */
export async function takeToken(db: Database, bucket: Bucket, limit: Limit, now: number): Promise<boolean> {
  return (await takeTokenAndCount(db, bucket, limit, now)) !== null
}

/** Takes one as `takeOne` does, and says how many more could be taken now; `null` where there was none. */
export async function takeTokenAndCount(
  db: Database,
  bucket: Bucket,
  { burst, every }: Limit,
  now: number,
): Promise<number | null> {
  const at = new Date(now)
  const latest = new Date(now + every * (burst - 1))
  const name = bucketName(bucket)
  const { rows } = await sql<{ full_until: Date }>`
    with swept as (
      delete from limits where bucket in (
        select bucket from limits where full_until <= ${at} and bucket <> ${name}
        order by full_until limit ${SWEPT} for update skip locked
      )
    )
    insert into limits (bucket, full_until) values (${name}, ${new Date(now + every)})
    on conflict (bucket) do update
    set full_until = greatest(limits.full_until, ${at}) + ${every}::double precision * interval '1 millisecond'
    where limits.full_until <= ${latest}
    returning full_until
  `.execute(db)
  const [taken] = rows
  if (taken === undefined) return null
  return Math.floor((latest.getTime() - taken.full_until.getTime()) / every) + 1
}

/** Fills a bucket again: what was counted against somebody was right after all. */
export async function refillBucket(db: Database, bucket: Bucket): Promise<void> {
  await db.deleteFrom('limits').where('bucket', '=', bucketName(bucket)).execute()
}
