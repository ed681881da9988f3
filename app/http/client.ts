import { callPath, readPayload, type Call, type Nothing } from '#contract/call.ts'
import { timing } from '#contract/constants.ts'
import { readEnvelope } from '#contract/envelope.ts'
import type { Language } from '#contract/languages.ts'
import type { DroppedItem } from '#contract/reader.ts'
import { CallFailure, type Failure } from './failure.ts'

/** What the client needs from outside and what it tells; it shows nothing and leads nowhere itself. */
export interface HttpPorts {
  /** Where `/api` lies; the page's own origin by default. */
  origin: string
  token(): string | null
  /** An answer that the page asked for before the app's script ran; each is given once. */
  early(path: string): Promise<Response> | undefined
  language(): Language
  /** Runs once after so many milliseconds; returns what forgets it. */
  after(delay: number, run: () => void): () => void
  /** The server's clock, from the `Date` header: milliseconds since the epoch. */
  onServerTime(at: number): void
  /** Items that were left out of lists, for the operator's report. */
  onDropped(call: string, dropped: readonly DroppedItem[]): void
}

type Part<Name extends string, Value> = Nothing extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value }

/** The parts of a request that its declaration asks for; what it does not send may be left out. */
export type CallInput<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body> & {
    /** The `Idempotency-Key` of a call that is done once. */
    key?: string | undefined
  }

export interface Http {
  /**
   * Makes a declared call and reads its answer by the declaration.
   * Rejects with `CallFailure`, or with the abort where `signal` was aborted.
   */
  call<Params extends object, Query extends object, Body, Data>(
    call: Call<Params, Query, Body, Data>,
    input: CallInput<Params, Query, Body>,
    signal?: AbortSignal,
  ): Promise<Data>
}

interface AnyInput {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  key?: string | undefined
}

type AnyCall = Pick<Call<unknown, unknown, unknown, unknown>, 'name' | 'method' | 'path'>

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** What an answer holds; a text that is no JSON is nobody's envelope. What was cut off on its way is not read at all. */
async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof Error && error.name === 'SyntaxError') return undefined
    throw error
  }
}

function unread(call: AnyCall, cause: 'network' | 'timeout' | 'notEnvelope', status: number | null): CallFailure {
  return new CallFailure({ kind: 'unread', call: call.name, cause, status })
}

/** Ends a wait with its signal: what the page itself has asked for hears of none. */
function until<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work().then(resolve, reject)
  })
}

async function send(ports: HttpPorts, call: AnyCall, input: AnyInput, signal: AbortSignal): Promise<Response> {
  const path = callPath(call, input.params ?? {}, input.query ?? {})
  const early = call.method === 'GET' ? ports.early(path) : undefined
  if (early !== undefined) return early
  const { sendRequest } = await import('./send-request.ts')
  return sendRequest(ports, call.method, path, input, signal)
}

function reportServerTime(response: Response, ports: HttpPorts): void {
  const at = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(at)) ports.onServerTime(at)
}

/** What an answer says by its call's declaration. @throws CallFailure */
export function readResponse<Data>(
  call: Call<unknown, unknown, unknown, Data>,
  body: unknown,
  status: number,
  onDropped: HttpPorts['onDropped'],
): Data {
  const envelope = readEnvelope(body)
  if (envelope.kind === 'noEnvelope') throw unread(call, 'notEnvelope', status)
  if (envelope.kind === 'refused') {
    const failure: Failure = { ...envelope, call: call.name }
    throw new CallFailure(failure)
  }
  const read = readPayload(call, envelope.payload)
  if (read.kind === 'broken') {
    throw new CallFailure({ kind: 'broken', call: call.name, path: read.path, reason: read.reason })
  }
  if (read.dropped.length > 0) onDropped(call.name, read.dropped)
  return read.data
}

/**
 * Sends a call and reads the whole of its answer, both within the time of a request: an answer that has begun may stop on its way.
 * Nothing is left of the wait when it is over.
 */
async function answerOf(
  ports: HttpPorts,
  call: AnyCall,
  input: AnyInput,
  ended: AbortSignal | undefined,
): Promise<{ body: unknown; status: number }> {
  const wait = new AbortController()
  const { signal } = wait
  const leave = () => wait.abort(ended?.reason)
  const forget = ports.after(timing.requestTimeout, () => wait.abort(new DOMException('', 'TimeoutError')))
  ended?.addEventListener('abort', leave)
  if (ended?.aborted === true) leave()
  try {
    const response = await until(signal, () => send(ports, call, input, signal))
    reportServerTime(response, ports)
    return { body: await until(signal, () => readBody(response)), status: response.status }
  } catch (error) {
    if (isAbort(error) || ended?.aborted === true) throw error
    throw unread(call, isTimeout(error) ? 'timeout' : 'network', null)
  } finally {
    forget()
    ended?.removeEventListener('abort', leave)
  }
}

/** The one way to the wire. It never retries: only the query cache does. */
export function createHttp(ports: HttpPorts): Http {
  return {
    async call(call, input, signal) {
      const { body, status } = await answerOf(ports, call, input, signal)
      return readResponse(call, body, status, ports.onDropped)
    },
  }
}
