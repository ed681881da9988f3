import * as z from 'zod/mini'
import type { TextStorage } from './storage.ts'

/** Reads and validates stored JSON; `null` if it is missing or invalid. */
export function readStoredJson<T>(storage: TextStorage | null, key: string, schema: z.ZodMiniType<T>): T | null {
  const stored = storage?.getItem(key) ?? null
  if (stored === null) return null
  try {
    const parsed = z.safeParse(schema, JSON.parse(stored))
    return parsed.success ? parsed.data : null
  } catch {
    // Not JSON.
    return null
  }
}
