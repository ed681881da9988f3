import type { Failure } from '#app/http/failure.ts'

/** A server that said no. */
export const refusal = (code: number, call = 'call'): Failure => ({
  kind: 'refused',
  call,
  code,
  raw: code,
  message: null,
  args: [],
  nextMethod: null,
  data: null,
})

/** A server that was not heard. */
export const unread: Failure = { kind: 'unread', call: 'call', cause: 'network', status: null }
