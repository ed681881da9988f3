import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { hostOf } from '#server/http/host.ts'
import { fontRoutes } from '#server/play/frame/fonts.ts'
import { flashDocument } from './document.ts'
import { ruffleFiles } from './ruffle-files.ts'

/**
 * Allows the document Ruffle, which needs WebAssembly and a `<style>`, and movies of other hosts. The site is named,
 * because in WebKit `'self'` matches nothing in an opaque origin. `server/play/frame/policy.ts` adds the sandbox.
 */
const documentPolicy = (host: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' http://${host} 'wasm-unsafe-eval'`,
    `style-src 'self' http://${host} 'unsafe-inline'`,
    `connect-src 'self' http://${host} https:`,
    ...['img', 'font'].map((kind) => `${kind}-src 'self' http://${host} data: blob:`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const FILES = [
  ['frame.js', 'text/javascript; charset=utf-8'],
  ['frame.css', 'text/css; charset=utf-8'],
] as const

/** Routes of the frame that plays Flash movies, `/flash/frame?swf=<address>`. They belong to the site with every back end. */
export async function flashRoutes(app: FastifyInstance, origin: string | null): Promise<void> {
  ruffleFiles(app)
  await fontRoutes(app, '/flash')
  for (const [name, type] of FILES) {
    const text = await readFile(new URL(name, import.meta.url), 'utf8')
    app.get(`/flash/${name}`, (_, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
  }
  app.get('/flash/frame', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', documentPolicy(origin === null ? hostOf(request) : new URL(origin).host))
      .send(flashDocument),
  )
  app.all('/flash/*', (_, reply) => reply.status(404).type('text/plain').send('No such file'))
}
