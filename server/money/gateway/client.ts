import * as z from 'zod/mini'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import { counters } from '#server/measures.ts'
import { sign } from './signature.ts'

/** The gateway of an operator. `url` has no trailing slash. */
export interface GatewaySettings {
  url: string
  secret: string
}

/** `unknown`: no answer was read, so the gateway may have done it. `refused`: it was read, and did nothing. */
export type GatewayAnswer<Data> =
  | { kind: 'read'; data: Data }
  | { kind: 'refused'; code: number }
  | { kind: 'missing' }
  | { kind: 'unknown' }

const TIMEOUT_MS = 10_000
const NOT_FOUND = 404
const REFUSED = 422

/** More than any answer of the protocol. The limit keeps a faulty gateway from filling the memory. */
const MAX_BYTES = 256 * 1024

const Refusal = z.object({ code: z.int() })

interface GatewayRequest {
  path: string
  /** Without a body the path is read. */
  body?: object
  /** A repetition with the same key changes nothing and gets the same answer. */
  key?: string
}

export type GatewayClient = <Data>(
  request: GatewayRequest,
  data: z.ZodMiniType<Data>,
  now: number,
) => Promise<GatewayAnswer<Data>>

async function readJson({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let byteCount = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    byteCount += chunk.byteLength
    if (byteCount > MAX_BYTES) throw new Error('The answer is too large.')
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Speaks JSON with a gateway. An answer that is late, cut, of another shape or another status is `unknown`, and logged. */
export const createGatewayClient =
  ({ url, secret }: GatewaySettings, timeoutMs = TIMEOUT_MS): GatewayClient =>
  async ({ path, body, key }, data, now) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    try {
      const response = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...sign(secret, text, now),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: text }),
        // A redirect could lead a card to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === NOT_FOUND) {
        await response.body?.cancel()
        return { kind: 'missing' }
      }
      if (!response.ok && response.status !== REFUSED) {
        await response.body?.cancel()
        throw new Error(`It responded with ${response.status}.`)
      }
      const answer = await readJson(response)
      if (response.ok) return { kind: 'read', data: z.parse(data, answer) }
      return { kind: 'refused', code: z.parse(Refusal, answer).code }
    } catch (error) {
      counters.gatewayFailures.inc()
      // The message of a parser quotes the answer, which may contain accounts.
      const isUnreadable = error instanceof SyntaxError || error instanceof z.core.$ZodError
      logLine('error', 'paymentGateway', { message: isUnreadable ? 'The answer is not readable.' : messageOf(error) })
      return { kind: 'unknown' }
    }
  }
