import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { readEnvelope } from '#contract/core/envelope.ts'

const TIMEOUT_MS = 15_000
const NOT_MODIFIED = 304
const OK = 200

/** A request of a simulated player. */
export interface Sent {
  method?: 'GET' | 'POST'
  path: string
  /** Address that the proxy reports. */
  address: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** `data` of an accepted response. `failed`: the request was not answered, or by an error that is no rule of the site. */
export type Answer =
  | { kind: 'accepted'; data: unknown; tag: string | null }
  | { kind: 'rejected'; code: number }
  | { kind: 'failed'; reason: string }

export type Send = (sent: Sent) => Promise<Answer>

/** Sends requests to a port of this machine over connections that all players share. */
export function createSender(port: number): { send: Send; stop: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const exchange = ({ method = 'GET', path, address, headers = {}, body = '' }: Sent) =>
    new Promise<Answer>((resolve, reject) => {
      const type = body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const all = { 'x-forwarded-for': address, ...type, ...headers }
      const options = { host: '127.0.0.1', port, method, path, agent, headers: all, timeout: TIMEOUT_MS }
      const outgoing = request(options, (response) => {
        const { statusCode = 0 } = response
        text(response).then((received) => resolve(answerOf(statusCode, received, response.headers.etag)), reject)
      })
      outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')))
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  return {
    send: async (sent) => {
      try {
        return await exchange(sent)
      } catch (error) {
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
      }
    },
    stop: () => agent.destroy(),
  }
}

function answerOf(status: number, received: string, tag: string | undefined): Answer {
  if (status === NOT_MODIFIED) return { kind: 'accepted', data: null, tag: tag ?? null }
  if (status >= OK && status < 500) {
    const envelope = readEnvelope(JSON.parse(received))
    if (envelope.kind === 'accepted') return { kind: 'accepted', data: envelope.payload, tag: tag ?? null }
    if (envelope.kind === 'rejected') return { kind: 'rejected', code: envelope.code }
  }
  return { kind: 'failed', reason: `status ${status}` }
}
