import * as z from 'zod/mini'

/** Reads a value of the cache; `null` without one, and for one that has another shape. */
export function readJson<T>(shape: z.ZodMiniType<T>, json: string | null): T | null {
  if (json === null) return null
  try {
    return shape.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
