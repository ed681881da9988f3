import type { RejectionDetails } from '#contract/core/envelope.ts'
import type { ErrorCode } from '#contract/errors/codes.ts'

/** Rejects a call: an error code with optional envelope details and HTTP status. */
export class Rejection extends Error {
  override name = 'Rejection'
  readonly code: ErrorCode
  readonly more: RejectionDetails & { status?: number }

  constructor(code: ErrorCode, more: RejectionDetails & { status?: number } = {}) {
    super(`rejected with ${code}`)
    this.code = code
    this.more = more
  }
}
