const UNIQUE_VIOLATION = '23505'

/** Returns the violated unique constraint of a failed statement, `''` if unnamed, or `null` for any other error. */
export function violatedKey(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null
  return 'constraint' in error ? String(error.constraint) : ''
}
