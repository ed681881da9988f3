import type { Failure } from '#app/http/failure.ts'
import { paths } from './paths.ts'

/** Error codes that redirect for every call (`spec §6`: 25 goes to /forbidden). */
const pathsByCode: ReadonlyMap<number, string> = new Map([[25, paths.forbidden()]])

/** The path that a failure redirects to, or `null` if it is shown on the page. */
export function redirectOf(failure: Failure): string | null {
  return failure.kind === 'rejected' ? (pathsByCode.get(failure.code) ?? null) : null
}
