import { QueryClient } from '@tanstack/react-query'
import { readPayload, type Call } from '#contract/core/call.ts'
import type { ErrorArgs } from '#contract/core/envelope.ts'
import type { Http } from '#app/http/client.ts'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import type { SendFiles } from '#app/http/send-files.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { noResponse, rejected } from './failures.ts'

export interface FakeRequest {
  /** Counts the requests of the same call, from 0. */
  index: number
  params?: unknown
  query?: unknown
}

/** Computes a response. It may throw, or return a promise. */
type Respond = (body: unknown, request: FakeRequest) => unknown

/** The response data by call name: a value (or its promise), a `Respond` function, or a fault. */
export type Answers = Readonly<Record<string, unknown>>

const fail = (failure: Failure) => (): never => {
  throw new CallFailure(failure)
}

/** Answers that are not data. */
export const fault = {
  /** The request is never answered. */
  pending: (): Promise<never> => new Promise(() => undefined),
  failure: fail,
  noResponse: fail(noResponse),
  rejected: (code: number, args: ErrorArgs = []) => fail(rejected(code, null, args)),
} as const

const isRespond = (answer: unknown): answer is Respond => typeof answer === 'function'

/** One answer per request of a call; the last one repeats. */
export const inOrder =
  (...answers: readonly unknown[]): Respond =>
  (body, request) => {
    const answer = answers[Math.min(request.index, answers.length - 1)]
    return isRespond(answer) ? answer(body, request) : answer
  }

/** Rejects when the request is aborted, like a real one. */
function untilAborted<Data>(response: Promise<Data>, signal: AbortSignal | undefined): Promise<Data> {
  if (signal === undefined) return response
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    response.then(resolve, reject)
  })
}

export interface FakeApi {
  /** A query client that sends its requests to the fake API. */
  client: QueryClient
  sendFiles: SendFiles
  /** The requests in order. */
  sent: [call: string, body: unknown][]
  /** The names of their calls. */
  calls: string[]
  /** The idempotency keys in order. */
  keys: string[]
}

/**
 * A back end in memory, for tests and stories. Responses are validated like those of the real one. A call without an answer
 * responds with `otherwise`, by default with an empty object.
 */
export function createFakeApi(
  answers: Answers = {},
  {
    otherwise = {},
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }: { otherwise?: unknown; client?: QueryClient } = {},
): FakeApi {
  const sent: FakeApi['sent'] = []
  const calls: string[] = []
  const keys: string[] = []
  const counts = new Map<string, number>()

  async function respond<Data>(
    call: Pick<Call<unknown, unknown, unknown, Data>, 'name' | 'data'>,
    body: unknown,
    input: Omit<FakeRequest, 'index'> = {},
  ): Promise<Data> {
    sent.push([call.name, body])
    calls.push(call.name)
    const index = counts.get(call.name) ?? 0
    counts.set(call.name, index + 1)
    const answer = answers[call.name] ?? otherwise
    const data = await (isRespond(answer) ? answer(body, { ...input, index }) : answer)
    const read = readPayload(call, data ?? {})
    if (read.kind === 'read') return read.data
    throw new CallFailure({ kind: 'malformed', call: call.name, path: read.path, reason: read.reason })
  }
  const http: Http = {
    call(call, { body, key, params, query }, signal) {
      if (key !== undefined) keys.push(key)
      return untilAborted(respond(call, body, { params, query }), signal)
    },
  }
  provideHttp(client, http)
  return { client, sendFiles: (call, files) => respond(call, files), sent, calls, keys }
}
