import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The addresses that the app knows; any other is answered with its not-found page and the status 404. */
const clientRoutes = [
  /^\/$/u,
  /^\/games\/(?:all|hot|new|slot|table|jackpot|favorite|bonus)\/?$/u,
  /^\/game\/[\w-]+\/?$/u,
  /^\/forbidden\/?$/u,
]

const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of the inline scripts of a page, for its content security policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(([, text = '']) => scriptHash(text))
}

/** Serves the built app: its files, and its page for every address that the app knows. */
export async function siteRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(html)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'https:'],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.includes(`${join('', 'assets')}/`)
      void response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isFile = /\.[a-z\d]{2,5}$/iu.test(path)
    if (isFile) return reply.status(404).type('text/plain').send('No such file')
    const encoding = /\bbr\b/u.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'identity'
    const known = clientRoutes.some((route) => route.test(path))
    void reply
      .status(known ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
    if (encoding === 'br' && existsSync(join(folder, 'index.html.br'))) {
      return reply.header('content-encoding', 'br').send(await readFile(join(folder, 'index.html.br')))
    }
    return reply.send(html)
  })
}
