import * as z from 'zod/mini'
import { errorCode } from '#contract/errors/codes.ts'
import { Rejection } from './rejection.ts'

const NUL = '\0'

/**
 * Whether a value contains NUL, which PostgreSQL text cannot store. Iterative, because a body may be nested deeper than
 * the call stack.
 */
function containsNul(root: unknown): boolean {
  const pending = [root]
  while (pending.length > 0) {
    const part = pending.pop()
    if (typeof part === 'string' && part.includes(NUL)) return true
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) {
      if (key.includes(NUL)) return true
      pending.push(value)
    }
  }
  return false
}

/** Parses the params, query or body of a request. @throws {Rejection} If it does not match its declaration */
export function readPart<T>(schema: z.ZodMiniType<T>, part: unknown): T {
  const read = z.safeParse(schema, part ?? {})
  if (!read.success || containsNul(part)) throw new Rejection(errorCode.invalidRequest, { status: 400 })
  return read.data
}
