import * as z from 'zod/mini'
import type { TextStorage } from './storage.ts'

/** What an earlier page has stored under a key, as its schema has it; `null` where nothing of ours is there. */
export function readStoredJson<T>(storage: TextStorage | null, key: string, schema: z.ZodMiniType<T>): T | null {
  const stored = storage?.getItem(key) ?? null
  if (stored === null) return null
  try {
    const read = z.safeParse(schema, JSON.parse(stored))
    return read.success ? read.data : null
  } catch {
    // Not even JSON: somebody else's, or broken.
    return null
  }
}
