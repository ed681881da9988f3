import { once } from 'node:events'
import { Agent, createServer, get, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/*
 * A proxy that does what `docs/operate/compose/Caddyfile` says: a visitor stays with one process, `/readyz` is looked at each
 * second, and a request that reached no process, or a GET, is sent to another one within two seconds.
 */

const HEALTH_MS = 1000
const FAIL_MS = 5000
const TRY_MS = 2000
const RETRY_MS = 100
const BAD_GATEWAY = 502

/** A process behind the proxy. */
interface Upstream {
  port: number
  isReady: boolean
  failedUntil: number
  agent: Agent
}

/** Whether a request never reached a process. */
const isDialError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ETIMEDOUT')

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const check = get({ host: '127.0.0.1', port, path: '/readyz', timeout: HEALTH_MS }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    check.once('timeout', () => check.destroy())
    check.once('error', () => resolve(false))
  })

/** Sends a request to a process; resolves with the response as soon as it begins. */
const forward = (upstream: Upstream, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port, agent } = upstream
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, resolve)
    sent.once('error', reject)
    sent.end(body)
  })

/** Starts the proxy in front of processes on these ports. */
export async function startBalancer(ports: readonly number[]): Promise<{ port: number; stop: () => Promise<void> }> {
  const upstreams = ports.map((port): Upstream => ({
    port,
    isReady: true,
    failedUntil: 0,
    agent: new Agent({ keepAlive: true }),
  }))
  const isUsable = (upstream: Upstream) => upstream.isReady && performance.now() >= upstream.failedUntil

  /** The process of a visitor, or the next one that can be used. */
  const choose = (visitor: string): Upstream | undefined => {
    const first = [...visitor].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % upstreams.length
    return [...upstreams.slice(first), ...upstreams.slice(0, first)].find(isUsable)
  }

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const triesUntil = performance.now() + TRY_MS
    for (;;) {
      const upstream = choose(String(incoming.headers['x-forwarded-for']))
      try {
        if (upstream === undefined) throw new Error('No process is ready.')
        const answer = await forward(upstream, incoming, body)
        response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers)
        answer.once('error', () => response.destroy())
        answer.pipe(response)
        return
      } catch (error) {
        const isDial = isDialError(error)
        if (isDial && upstream !== undefined) upstream.failedUntil = performance.now() + FAIL_MS
        const mayRetry = upstream === undefined || isDial || incoming.method === 'GET'
        if (!mayRetry || performance.now() > triesUntil) {
          response.writeHead(BAD_GATEWAY).end()
          return
        }
        await delay(RETRY_MS)
      }
    }
  }

  const look = async (upstream: Upstream) => {
    upstream.isReady = await isReady(upstream.port)
  }
  const checks = setInterval(() => {
    for (const upstream of upstreams) void look(upstream)
  }, HEALTH_MS)
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async stop() {
      clearInterval(checks)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      for (const { agent } of upstreams) agent.destroy()
    },
  }
}
