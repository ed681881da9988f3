import type { ErrorArgs } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'

/**
 * Why a call returned no data.
 *
 * - `rejected`: the server returned an error; `raw` keeps the sign of its `error` field.
 * - `noResponse`: no usable response (network, timeout, HTML, empty body). The outcome on the server is unknown.
 * - `malformed`: the response failed validation; `path` is the first invalid field.
 *
 * An aborted call is not a failure: it rejects with the abort reason.
 */
export type Failure =
  | {
      kind: 'rejected'
      call: string
      code: number
      raw: number
      message: string | null
      args: ErrorArgs
      nextMethod: string | null
      data: unknown
    }
  | { kind: 'noResponse'; call: string; cause: 'network' | 'timeout' | 'notEnvelope'; status: number | null }
  | { kind: 'malformed'; call: string; path: string; reason: string }

/** The error that carries a `Failure` through the query cache. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`${failure.call}: ${failure.kind}`)
    this.failure = failure
  }
}

/** Returns the failure of a thrown value. A programming error becomes `malformed`, so that it is reported. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailure) return error.failure
  const reason = error instanceof Error ? error.message : String(error)
  return { kind: 'malformed', call: 'app', path: '', reason }
}

/** The error code of a failure (`spec §8`): `internalError` for `malformed`, `null` for `noResponse`. */
export function failureCode(failure: Failure): number | null {
  if (failure.kind === 'rejected') return failure.code
  return failure.kind === 'malformed' ? errorCode.internalError : null
}
