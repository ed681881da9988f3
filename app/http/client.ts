import { callPath, readPayload, type Call, type Nothing } from '#contract/core/call.ts'
import { timing } from '#contract/core/constants.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import type { Language } from '#contract/core/languages.ts'
import type { DroppedItem } from '#contract/core/reader.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { CallFailure, type Failure } from './failure.ts'
import { createTaggedResponses, type TaggedResponses } from './tagged-responses.ts'

/** A request waits for long; its response has arrived, whatever it says; or it was lost. */
export type RequestProgress = 'slow' | 'answered' | 'lost'

/** Time after which a request without a response counts as slow. */
const SLOW_MS = 5000

/** What the client needs from the app, and what it reports to it. The client has no UI and never navigates. */
export interface HttpPorts {
  /** The origin of `/api`, without a trailing slash. */
  origin: string
  /** The session token, or `null` for a guest. */
  token(): string | null
  /** A response that `index.html` requested before the app's script ran. Each is returned once. */
  early(path: string): Promise<Response> | undefined
  language(): Language
  /** Calls `run` once after `delay` ms. Returns a function that cancels it. */
  after(delay: number, run: () => void): () => void
  /** The server's clock, from the `Date` header: milliseconds since the epoch. */
  onServerTime(serverTimeMs: number): void
  /** Reports what happens to each request, so that one place can tell the player about the connection. */
  onProgress(progress: RequestProgress): void
  /** Reports list items that failed validation and were dropped. */
  onDropped(call: string, dropped: readonly DroppedItem[]): void
}

type Part<Name extends string, Value> = Nothing extends Value ? { [Key in Name]?: Value } : { [Key in Name]: Value }

/** The inputs that a call declares. Parts that it does not send are optional. */
export type CallInput<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body> & {
    /** The `Idempotency-Key` header. */
    key?: string | undefined
    /** Milliseconds until the call counts as without a response; by default those of `spec §7`. */
    timeoutMs?: number | undefined
    /** The token to send instead of that of the session, which may be another player's by now. */
    token?: string | undefined
    /** The request goes on after the page is closed. */
    keepalive?: boolean | undefined
  }

export interface Http {
  /**
   * Sends a call of the contract and validates its response.
   * @throws CallFailure, or the abort reason if `signal` was aborted
   */
  call<Params extends object, Query extends object, Body, Data>(
    call: Call<Params, Query, Body, Data>,
    input: CallInput<Params, Query, Body>,
    signal?: AbortSignal,
  ): Promise<Data>
}

interface AnyInput {
  timeoutMs?: number | undefined
  token?: string | undefined
  keepalive?: boolean | undefined
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  key?: string | undefined
}

type AnyCall = Pick<Call<unknown, unknown, unknown, unknown>, 'name' | 'method' | 'path' | 'exclusive'>

/** How often a move is sent again while the server is busy, and the longest pause that the app waits for. */
const MAX_REPEATS = 3
const MAX_PAUSE_MS = 5000
const SERVICE_UNAVAILABLE = 503
const NOT_MODIFIED = 304

/** A response that was read. `pauseMs`: the server was busy, did nothing, and says when to send it again. */
interface ReadResponse {
  body: unknown
  status: number
  pauseMs: number | null
}

function pauseOf({ status, headers }: Response, body: unknown): number | null {
  const header = headers.get('retry-after') ?? ''
  const pauseMs = Number(header) * 1000
  if (status !== SERVICE_UNAVAILABLE || header === '' || !(pauseMs <= MAX_PAUSE_MS)) return null
  const envelope = readEnvelope(body)
  return envelope.kind === 'rejected' && envelope.code === errorCode.tooManyRequests ? pauseMs : null
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Parses the body; `undefined` if it is not JSON. @throws if the connection breaks during the read */
async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof Error && error.name === 'SyntaxError') return undefined
    throw error
  }
}

function noResponse(call: AnyCall, cause: 'network' | 'timeout' | 'notEnvelope', status: number | null): CallFailure {
  return new CallFailure({ kind: 'noResponse', call: call.name, cause, status })
}

/** Rejects when `signal` aborts, because an early response was requested without a signal. */
function abortable<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work().then(resolve, reject)
  })
}

async function send(
  ports: HttpPorts,
  call: AnyCall,
  input: AnyInput & { path: string; tag?: string | undefined },
  signal: AbortSignal,
): Promise<Response> {
  const { path } = input
  const early = call.method === 'GET' ? ports.early(path) : undefined
  if (early !== undefined) return early
  const { sendRequest } = await import('./send-request.ts')
  return sendRequest(ports, call.method, path, input, signal)
}

function reportServerTime(response: Response, ports: HttpPorts): void {
  const serverTimeMs = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(serverTimeMs)) ports.onServerTime(serverTimeMs)
}

/** Validates a response body against its call and returns the data. @throws CallFailure */
export function readResponse<Data>(
  call: Call<unknown, unknown, unknown, Data>,
  body: unknown,
  status: number,
  onDropped: HttpPorts['onDropped'],
): Data {
  const envelope = readEnvelope(body)
  if (envelope.kind === 'noEnvelope') throw noResponse(call, 'notEnvelope', status)
  if (envelope.kind === 'rejected') {
    const failure: Failure = { ...envelope, kind: 'rejected', call: call.name }
    throw new CallFailure(failure)
  }
  const read = readPayload(call, envelope.payload)
  if (read.kind === 'broken') {
    throw new CallFailure({ kind: 'malformed', call: call.name, path: read.path, reason: read.reason })
  }
  if (read.dropped.length > 0) onDropped(call.name, read.dropped)
  return read.data
}

/** Sends a call and reads its body, which is the last one if the server says that it is unchanged. */
async function exchange(
  ports: HttpPorts,
  tagged: TaggedResponses,
  call: AnyCall,
  input: AnyInput,
  signal: AbortSignal,
): Promise<{ response: Response; body: unknown }> {
  const path = callPath(call, input.params ?? {}, input.query ?? {})
  const request = { path, token: input.token ?? ports.token(), language: ports.language() }
  const known = call.method === 'GET' ? tagged.find(request) : undefined
  const response = await abortable(signal, () => send(ports, call, { ...input, path, tag: known?.tag }, signal))
  reportServerTime(response, ports)
  if (known !== undefined && response.status === NOT_MODIFIED) return { response, body: known.body }
  const body = await abortable(signal, () => readBody(response))
  if (call.method === 'GET') tagged.keep(request, response, body)
  return { response, body }
}

/**
 * Sends a call and reads the whole body. One timeout covers both, because a response may stall after its headers.
 * @throws CallFailure, or the abort reason of the caller's signal
 */
async function fetchBody(
  ports: HttpPorts,
  tagged: TaggedResponses,
  call: AnyCall,
  input: AnyInput,
  callerSignal: AbortSignal | undefined,
): Promise<ReadResponse> {
  const controller = new AbortController()
  const { signal } = controller
  const forwardAbort = () => controller.abort(callerSignal?.reason)
  const timeoutMs = input.timeoutMs ?? timing.requestTimeout
  const cancelTimeout = ports.after(timeoutMs, () => controller.abort(new DOMException('', 'TimeoutError')))
  const cancelSlow = ports.after(SLOW_MS, () => ports.onProgress('slow'))
  callerSignal?.addEventListener('abort', forwardAbort)
  if (callerSignal?.aborted === true) forwardAbort()
  try {
    const { response, body } = await exchange(ports, tagged, call, input, signal)
    ports.onProgress('answered')
    return { body, status: response.status, pauseMs: pauseOf(response, body) }
  } catch (error) {
    if (isAbort(error) || callerSignal?.aborted === true) throw error
    if (!isTimeout(error)) ports.onProgress('lost')
    throw noResponse(call, isTimeout(error) ? 'timeout' : 'network', null)
  } finally {
    cancelTimeout()
    cancelSlow()
    callerSignal?.removeEventListener('abort', forwardAbort)
  }
}

/** Waits on the app's clock. @throws the abort reason of `signal` */
function pause({ after }: HttpPorts, pauseMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = after(pauseMs, () => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    })
    const onAbort = () => {
      cancel()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    if (signal?.aborted === true) onAbort()
  })
}

/**
 * Creates the HTTP client that every call goes through. It retries only a move (a call with a key, with the same key, or
 * an exclusive one) that a busy server has not begun; all other retries are those of the query cache.
 */
export function createHttp(ports: HttpPorts): Http {
  const tagged = createTaggedResponses()
  return {
    async call(call, input, signal) {
      const hasKey = input.key !== undefined && input.key !== ''
      const maxRepeats = hasKey || call.exclusive === true ? MAX_REPEATS : 0
      for (let repeats = 0; ; repeats += 1) {
        const { body, status, pauseMs } = await fetchBody(ports, tagged, call, input, signal)
        if (pauseMs === null || repeats === maxRepeats) return readResponse(call, body, status, ports.onDropped)
        await pause(ports, pauseMs, signal)
      }
    },
  }
}
