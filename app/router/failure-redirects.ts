import type { Failure } from '#app/http/failure.ts'
import { paths } from './paths.ts'

/** Where a refusal sends the browser, whatever call it answered (`spec §6`: 25 goes to /forbidden). */
const placesByCode: ReadonlyMap<number, string> = new Map([[25, paths.forbidden()]])

/** The address that a failure leads to, or `null` where the failure stays in its place on the page. */
export function redirectOf(failure: Failure): string | null {
  return failure.kind === 'refused' ? (placesByCode.get(failure.code) ?? null) : null
}
