import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Advisory lock key: only one process at a time creates or fills the tables. */
const CONTENT_LOCK_KEY = 4_173

/** Waits for the content lock; it is released at the end of the transaction. */
export const lockContentCreation = (transaction: Kysely<Schema>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(CONTENT_LOCK_KEY)})`.execute(transaction)
