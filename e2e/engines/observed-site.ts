import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'

/** The site behind a proxy that adds an error collector to every document, because WebKit's driver reports no console. */
export interface ObservedSite {
  address: string
  /** Paths of the requests that the site has answered, oldest first. */
  answered: string[]
  /** Whether documents start with a storage that throws, as in a browser that blocks cookies. */
  storageBlocked: boolean
  close(): Promise<void>
}

/** Runs in the page before its own scripts: collects errors in `window.collectedErrors`. */
function collectErrors(): void {
  const errors: string[] = []
  Object.defineProperty(window, 'collectedErrors', { value: errors })
  const text = (value: unknown) => (value instanceof Error ? `${value.message} ${value.stack}` : String(value))
  const { error, warn } = console
  console.error = (...values: unknown[]) => {
    errors.push(`console.error: ${values.map(text).join(' ')}`)
    error(...values)
  }
  console.warn = (...values: unknown[]) => {
    if (String(values[0]).startsWith('[report]')) errors.push(`report: ${values.map(text).join(' ')}`)
    warn(...values)
  }
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled rejection: ${text(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  window.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        errors.push(`error: ${event.message} ${event.filename}:${event.lineno}`)
        return
      }
      const source = event.target instanceof Element ? event.target.outerHTML.slice(0, 200) : '?'
      // Firefox reports a preload as failed when the module itself was requested first. A module that fails is an error of its own.
      if (!source.includes('rel="modulepreload"')) errors.push(`not loaded: ${source}`)
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

const COLLECTOR = '/collect-errors.js'

async function addCollector(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let html = ''
  for await (const chunk of answer.setEncoding('utf8')) html += String(chunk)
  const headers = { ...answer.headers }
  delete headers['content-length']
  response.writeHead(answer.statusCode ?? 500, headers)
  response.end(html.replace('<head>', `<head><script src="${COLLECTOR}"></script>`))
}

/** Starts the proxy in front of a running site. */
export async function observeSite(site: string): Promise<ObservedSite> {
  const { port, hostname } = new URL(site)
  const observed: ObservedSite = {
    address: '',
    answered: [],
    storageBlocked: false,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request
    if (url === COLLECTOR) {
      const scripts = [collectErrors, ...(observed.storageBlocked ? [blockStorage] : [])]
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      response.end(scripts.map((script) => `;(${script.toString()})()`).join('\n'))
      return
    }
    const isDocument = headers.accept?.includes('text/html') === true
    const forwarded = isDocument ? { ...headers, 'accept-encoding': 'identity' } : headers
    const forward = httpRequest({ hostname, port, path: url, method, headers: forwarded }, (answer) => {
      observed.answered.push(url)
      if (isDocument && answer.headers['content-type']?.includes('text/html') === true) {
        void addCollector(answer, response)
        return
      }
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    forward.on('error', () => response.destroy())
    request.pipe(forward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The proxy has no port.')
  observed.address = `http://localhost:${place.port}`
  return observed
}
