import type { ErrorArgs } from '#contract/envelope.ts'
import type { Failure } from '#app/http/failure.ts'

/** A server that said no, with the way that is open and the values of its words where they are named. */
export const rejected = (code: number, nextMethod: string | null = null, args: ErrorArgs = []): Failure => ({
  kind: 'refused',
  call: 'call',
  code,
  raw: code,
  message: null,
  args,
  nextMethod,
  data: null,
})

/** A server that was not heard. */
export const noResponse: Failure = { kind: 'unread', call: 'call', cause: 'network', status: null }
