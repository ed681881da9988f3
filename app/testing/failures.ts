import type { ErrorArgs } from '#contract/core/envelope.ts'
import type { Failure } from '#app/http/failure.ts'

/** A failure with an error code (negative as in the envelope, or not), `next_method`, message arguments and data. */
export const rejected = (
  code: number,
  nextMethod: string | null = null,
  args: ErrorArgs = [],
  data: unknown = null,
): Failure => ({
  kind: 'rejected',
  call: 'call',
  code: Math.abs(code),
  raw: code,
  message: null,
  args,
  nextMethod,
  data,
})

/** A failure without a response. */
export const noResponse: Failure = { kind: 'noResponse', call: 'call', cause: 'network', status: null }
