import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The name of what only one process may do at a time to a database: to make its tables, and to fill them. */
const MAKING = 4_173

/** Waits for whoever makes the database now; the end of the transaction lets the next one in. */
export const lockContentCreation = (transaction: Kysely<Schema>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(MAKING)})`.execute(transaction)
