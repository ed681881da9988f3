import type { RefusalExtras } from '#contract/envelope.ts'
import type { ErrorCode } from '#contract/errors/codes.ts'

/** How a handler says no: a code of the catalogue, with what the envelope may carry beside it and the HTTP status. */
export class Refuse extends Error {
  override name = 'Refuse'
  readonly code: ErrorCode
  readonly more: RefusalExtras & { status?: number }

  constructor(code: ErrorCode, more: RefusalExtras & { status?: number } = {}) {
    super(`refused with ${code}`)
    this.code = code
    this.more = more
  }
}
