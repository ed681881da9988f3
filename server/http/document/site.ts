import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ROUTES } from '#contract/lobby/pages.ts'
import { findPageMetadata, type MetadataSources } from './page-metadata.ts'
import { hostOf } from '#server/http/host.ts'
import { requestedLanguage, robots, sitemap, writeHead, writeSocialWindow } from './head.ts'

/** Compressed documents are cached: one per path and language. */
const MAX_CACHED_DOCUMENTS = 200
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const documents = new Map<string, Promise<Buffer>>()

function compress(document: string): Promise<Buffer> {
  const cached = documents.get(document)
  if (cached !== undefined) return cached
  const result = promisify(brotliCompress)(document, BROTLI)
  if (documents.size >= MAX_CACHED_DOCUMENTS) documents.clear()
  documents.set(document, result)
  return result
}

/**
 * Pages with player data must not be cached: neither Back after a logout nor another user of the browser may see them.
 */
const PRIVATE_PAGES = [ROUTES.profile, ROUTES.cashbox]
const isPrivatePage = (path: string): boolean =>
  PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))

/** Only games and animated slides may be framed by the site, against clickjacking. */
const isFramed = (url = ''): boolean => /^\/(?:play|media)\//u.test(url)

const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns CSP hashes of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(([, text = '']) => scriptHash(text))
}

/**
 * A social login popup needs its opener. Any page can open the login, and a document keeps its policy during
 * client-side navigation, so it applies to every document. Foreign openers stay isolated; the app's links use
 * `noopener`.
 */
export const OPENER_POLICY = 'same-origin-allow-popups'

/** Runtime facts for documents that are not in the built app. */
export interface SiteOptions {
  metadata: MetadataSources
  /** URL of the sandbox social popup, else `null`; the app reads it from the document. */
  socialWindow: string | null
  /** The site's public origin (`SITE_URL`), else `null`. */
  origin: string | null
}

/** The configured origin, or that of the request. */
function originOf(request: FastifyRequest, cached: string | null): string {
  if (cached !== null) return cached
  return `${request.protocol}://${hostOf(request)}`
}

/** Serves the built app: its files, and its document for every app URL. */
export async function siteRoutes(app: FastifyInstance, folder: string, site: SiteOptions): Promise<void> {
  const built = await readFile(join(folder, 'index.html'), 'utf8')
  const html = site.socialWindow === null ? built : writeSocialWindow(built, site.socialWindow)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(html)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // `blob:` is a local image before its upload. `https:` because only the app knows the hosts of operator images
        // and counters.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'https:'],
        frameAncestors: [({ url }) => (isFramed(url) ? "'self'" : "'none'")],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // Only the sanitiser creates elements from text, and workers are files of the site (`app/lib/security/own-workers.ts`).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'default'],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: false,
    referrerPolicy: { policy: 'strict-origin' },
  })
  // For browsers without CSP frame-ancestors.
  app.addHook('onRequest', async ({ url }, reply) => {
    void reply.header('x-frame-options', isFramed(url) ? 'SAMEORIGIN' : 'DENY')
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
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request, site.origin))),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(originOf(request, site.origin), await site.metadata.tournaments())),
  )
  app.get<{ Querystring: { lang?: unknown } }>('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isFile = /\.[a-z\d]{2,5}$/iu.test(path)
    if (isFile) return reply.status(404).type('text/plain').send('No such file')
    const language = requestedLanguage(request.query.lang)
    const { isFound, metadata } = await findPageMetadata(site.metadata, path, language)
    const document = writeHead(html, { origin: originOf(request, site.origin), path, language }, isFound, metadata)
    void reply
      .status(isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPrivatePage(path) ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding')
      .header('cross-origin-opener-policy', OPENER_POLICY)
    if (!/\bbr\b/u.test(request.headers['accept-encoding'] ?? '')) return reply.send(document)
    return reply.header('content-encoding', 'br').send(await compress(document))
  })
}
