const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** What a failure is, in a line: several that came together have words of their own only in their parts. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
}

/** A file is in the way of a folder: at its place, or at that of one of those that it lies in. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR'])

/** The folder of the embedded database cannot be made, written or read; the message says why. */
export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable'
  constructor(folder: string, cause: unknown) {
    const reason = IN_THE_WAY.has(codeOf(cause)) ? 'it is a file, or lies below one, and not a folder' : reasonOf(cause)
    super(`DATA_DIR ${folder} cannot be used: ${reason}.`, { cause })
  }
}

/** The PostgreSQL of `DATABASE_URL` cannot be used; the message says where it was looked for and why, and never the password. */
export class PostgresUnavailable extends Error {
  override name = 'PostgresUnavailable'
}
