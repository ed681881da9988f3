const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** First line of an error message; an AggregateError has messages only in its parts. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
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

/**
 * The PostgreSQL of `DATABASE_URL` cannot be used. The message contains its host and the reason, never the password.
 */
export class PostgresUnavailable extends Error {
  override name = 'PostgresUnavailable'
}
