import type { ErrorArgs } from '#contract/envelope.ts'

/**
 * Why a call brought no data.
 *
 * - `refused`: the server was read and says no; `raw` keeps the sign of its `error`.
 * - `unread`: no answer was read (network, time-out, HTML, empty): the state of things is unknown, never "failed".
 * - `broken`: an answer was read and cannot be used; `path` is the first offending field.
 *
 * An aborted call is no failure: it rejects with the abort itself.
 */
export type Failure =
  | {
      kind: 'refused'
      call: string
      code: number
      raw: number
      message: string | null
      args: ErrorArgs
      nextMethod: string | null
      data: unknown
    }
  | { kind: 'unread'; call: string; cause: 'network' | 'timeout' | 'notEnvelope'; status: number | null }
  | { kind: 'broken'; call: string; path: string; reason: string }

/** A failure as the query cache carries it. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`${failure.call}: ${failure.kind}`)
    this.failure = failure
  }
}

/** The failure inside whatever was thrown; a programming error is `broken`, so that it is reported, not hidden. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailure) return error.failure
  const reason = error instanceof Error ? error.message : String(error)
  return { kind: 'broken', call: 'app', path: '', reason }
}

/** The catalogue's number for a failure: what was not usable is an internal error (3). */
export function failureCode(failure: Failure): number | null {
  if (failure.kind === 'refused') return failure.code
  return failure.kind === 'broken' ? 3 : null
}
