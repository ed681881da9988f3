import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { listenOnFreePort } from '#ci/ports.ts'

/** The site behind a proxy that adds an error collector to every document, because WebKit's driver reports no console. */
export interface ObservedSite {
  address: string
  /** Errors of all documents and frames since the last reset, each with the path of its page. */
  errors: readonly string[]
  /** Whether documents start with a storage that throws, as in a browser that blocks cookies. */
  storageBlocked: boolean
  /** Code and styles whose requests end without a response, as after a lost connection; `null` for none. */
  blockedCode: RegExp | null
  /** Waits until no request has been open for a moment: what a page loads late is there. */
  waitUntilIdle(): Promise<void>
  /** Forgets the errors and allows storage and code again. */
  reset(): void
  close(): Promise<void>
}

const COLLECTOR = '/collect-errors.js'
const REPORT = '/collected-error'
const IDLE_MS = 200

/** Runs in the page before its own scripts: reports errors to the proxy. */
function collectErrors(report: string): void {
  let isLeaving = false
  // The page that is left reports the loads that this ends.
  window.addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const collect = (kind: string, detail: string) =>
    isLeaving || navigator.sendBeacon(report, `${location.pathname}: ${kind}: ${detail}`)
  const text = (value: unknown) => (value instanceof Error ? `${value.message} ${value.stack}` : String(value))
  const { error, warn } = console
  console.error = (...values: unknown[]) => {
    collect('console.error', values.map(text).join(' '))
    error(...values)
  }
  console.warn = (...values: unknown[]) => {
    if (String(values[0]).startsWith('[report]')) collect('console.warn', values.map(text).join(' '))
    warn(...values)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => collect('unhandled rejection', text(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    collect('policy', `${violatedDirective} ${blockedURI}`),
  )
  window.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        collect('error', `${event.message} ${event.filename}:${event.lineno}`)
        return
      }
      const source = event.target instanceof Element ? event.target.outerHTML.slice(0, 200) : '?'
      // Firefox reports a preload as failed when the module itself was requested first.
      const isFalseAlarm = source.includes('rel="modulepreload"') && navigator.userAgent.includes('Firefox')
      if (!isFalseAlarm) collect('not loaded', source)
    },
    { capture: true },
  )
}

/** Runs in the page: every access to a storage throws. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

async function readText(stream: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk)
  return text
}

async function sendWithCollector(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await readText(answer)
  const headers = { ...answer.headers }
  delete headers['content-length']
  response.writeHead(answer.statusCode ?? 502, headers)
  response.end(html.replace('<head>', `<head><script src="${COLLECTOR}"></script>`))
}

/** Starts the proxy in front of a running site. */
export async function observeSite(site: string): Promise<ObservedSite> {
  const { port, hostname } = new URL(site)
  const errors: string[] = []
  /** A window that is closed while it loads reports that in the next test. */
  let test = 0
  let openRequests = 0
  let lastChange = performance.now()

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '/', method, headers } = request
    const acceptsHtml = headers.accept?.includes('text/html') === true
    const forwarded = acceptsHtml ? { ...headers, 'accept-encoding': 'identity' } : headers
    // Without an agent each request has a connection of its own: the site may close a kept one just when it is used again.
    const upstream = httpRequest({ hostname, port, path, method, headers: forwarded, agent: false })
    response.once('close', () => upstream.destroy())
    const [[answer]] = await Promise.all([once(upstream, 'response'), pipeline(request, upstream)])
    if (acceptsHtml && answer.headers['content-type']?.includes('text/html') === true)
      return sendWithCollector(answer, response)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    await pipeline(answer, response)
  }

  async function receiveReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request)
    if (request.url === reportAddress()) errors.push(text)
    response.writeHead(204).end()
  }

  const reportAddress = () => `${REPORT}?test=${test}`
  const isBusy = () => openRequests > 0 || performance.now() - lastChange < IDLE_MS

  const server = createServer((request, response) => {
    if (request.url === COLLECTOR) {
      const blocked = observed.storageBlocked ? `;(${blockStorage.toString()})()` : ''
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      response.end(`(${collectErrors.toString()})(${JSON.stringify(reportAddress())})${blocked}`)
      return
    }
    if (observed.blockedCode?.test(request.url ?? '') === true) {
      response.destroy()
      return
    }
    openRequests += 1
    response.once('close', () => {
      openRequests -= 1
      lastChange = performance.now()
    })
    const work =
      request.url?.startsWith(REPORT) === true ? receiveReport(request, response) : forward(request, response)
    // The browser has left the page, or the server is gone: the page reports what it could not load.
    work.catch(() => response.destroy())
  })

  // A connection that closes while the browser reuses it can leave WebKit waiting for ever.
  server.keepAliveTimeout = 0

  const observed: ObservedSite = {
    address: '',
    errors,
    storageBlocked: false,
    blockedCode: null,
    async waitUntilIdle() {
      while (isBusy()) await setTimeout(IDLE_MS / 4)
    },
    reset() {
      errors.length = 0
      test += 1
      observed.storageBlocked = false
      observed.blockedCode = null
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  observed.address = `http://localhost:${await listenOnFreePort(server)}`
  return observed
}
