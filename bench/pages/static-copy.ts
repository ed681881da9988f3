import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'

/*
 * The floor of a page: its finished document without scripts, from a server that does nothing else. Everything but
 * documents comes from the site.
 */

/** A server of static copies. */
export interface StaticCopies {
  address: string
  /** Makes the copy of a page, which then has the same path. */
  copy(path: string): Promise<void>
  stop(): Promise<void>
}

/** Renders a page to the end and returns its document without scripts. */
async function renderWithoutScripts(browser: Browser, url: string, width: number): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'ru-RU' })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const html = await page.evaluate(() => {
    for (const element of document.querySelectorAll('script, iframe, link[rel="modulepreload"]')) element.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await page.close()
  return html
}

/** Starts a server of static copies of a site's pages at one width. */
export async function serveStaticCopies(browser: Browser, site: string, width: number): Promise<StaticCopies> {
  const documents = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const document = documents.get(request.url ?? '')
    if (document !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(document)
      return
    }
    const { status, headers, body } = await fetch(site + request.url)
    const type = headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(status, { 'content-type': type })
    if (body !== null) for await (const chunk of body) response.write(chunk)
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server of static copies has no port')
  return {
    address: `http://127.0.0.1:${bound.port}`,
    async copy(path) {
      documents.set(path, brotliCompressSync(await renderWithoutScripts(browser, site + path, width)))
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
