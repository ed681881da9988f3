import type { Failure } from '#app/http/failure.ts'

/** A server that said no, with the way that is open where one is named. */
export const refusal = (code: number, nextMethod: string | null = null, args: readonly number[] = []): Failure => ({
  kind: 'refused',
  call: 'call',
  code,
  raw: code,
  message: null,
  args: [...args],
  nextMethod,
  data: null,
})

/** A server that was not heard. */
export const unread: Failure = { kind: 'unread', call: 'call', cause: 'network', status: null }
