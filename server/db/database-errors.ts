const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** First line of an error message; an AggregateError has messages only in its parts. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
}

/** PostgreSQL: the lock of another transaction was not released in time, or both would have waited forever. */
const LOCK_ERRORS: ReadonlySet<string> = new Set(['55P03', '40P01'])

/** Whether a statement failed because of the locks of others, and may be sent again. */
export const isLockError = (error: unknown): boolean => LOCK_ERRORS.has(codeOf(error))

/** PostgreSQL: the name of a prepared statement is unknown, or taken. */
const NAME_ERRORS: ReadonlySet<string> = new Set(['26000', '42P05'])

/**
 * Whether a statement failed only because it is prepared, and did nothing: a migration has changed the type of a column in
 * its result (PostgreSQL has no code for this alone), or a PgBouncer sent it to another connection.
 */
export const failedAsPrepared = (error: unknown): boolean =>
  NAME_ERRORS.has(codeOf(error)) ||
  (error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery')

/** PostgreSQL: connection, resources, operator (also a statement that takes too long), system, internal. */
const UNUSABLE_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57', '58', 'XX'])
const SQLSTATE = /^[0-9A-Z]{5}$/u

/** Whether a statement failed because its database cannot be used now, and not by its own fault. */
export function isUnusable(error: unknown): boolean {
  const code = codeOf(error)
  if (SQLSTATE.test(code) && error instanceof Error && 'severity' in error)
    return UNUSABLE_CLASSES.has(code.slice(0, 2)) || LOCK_ERRORS.has(code)
  // Errors of sockets have codes, those of `pg` and its pool only messages.
  return code.startsWith('E') || /connect|timeout|no response/iu.test(reasonOf(error))
}

/** Codes for a file where a folder is expected, in the path or one of its parents. */
const NOT_A_FOLDER: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR'])

/** The folder of the embedded database cannot be created, written or read; the message says why. */
export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable'
  constructor(folder: string, cause: unknown) {
    const reason = NOT_A_FOLDER.has(codeOf(cause))
      ? 'it is a file, or lies below one, and not a folder'
      : reasonOf(cause)
    super(`DATA_DIR ${folder} cannot be used: ${reason}.`, { cause })
  }
}

/** A command was run where no database is, most likely without the settings of the site. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
  constructor(folder: string) {
    super(`There is no database in ${folder}. Set DATABASE_URL, or DATA_DIR for the embedded one, as the site has it.`)
  }
}

/**
 * The PostgreSQL of `DATABASE_URL` cannot be used. The message contains its host and the reason, never the password.
 */
export class PostgresUnavailable extends Error {
  override name = 'PostgresUnavailable'
}

/** The tables are those of an older version: PostgreSQL is migrated apart from the start. */
export class SchemaBehind extends Error {
  override name = 'SchemaBehind'
  constructor(pending: readonly string[]) {
    super(`The database lacks ${pending.length} migrations, from ${pending[0]}. Run \`npm run migrate\` first.`)
  }
}
