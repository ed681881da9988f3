import type { ErrorArgs } from '#contract/envelope.ts'
import type { ErrorCode } from '#contract/errors/codes.ts'

/** How a handler says no: a code of the catalogue, with what the envelope may carry beside it. */
export class Refuse extends Error {
  override name = 'Refuse'
  readonly code: ErrorCode
  readonly more: { data?: unknown; args?: ErrorArgs; status?: number }

  constructor(code: ErrorCode, more: { data?: unknown; args?: ErrorArgs; status?: number } = {}) {
    super(`refused with ${code}`)
    this.code = code
    this.more = more
  }
}
