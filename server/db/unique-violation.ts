const UNIQUE_VIOLATION = '23505'

/**
 * The name of the unique key that a statement has violated, `null` where it failed for anything else: somebody was quicker, and the
 * database has decided, whatever was read before.
 */
export function violatedKey(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== UNIQUE_VIOLATION) return null
  return 'constraint' in error ? String(error.constraint) : ''
}
