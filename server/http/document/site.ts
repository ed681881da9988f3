import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LANGUAGE_COOKIE, TOKEN_COOKIE } from '#contract/core/cookies.ts'
import { isLanguage } from '#contract/core/languages.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import { hostOf } from '#server/http/host.ts'
import { readCookie } from '#server/http/read-cookie.ts'
import { createDocumentCache } from './document-cache.ts'
import { requestedLanguage, robots, sitemap, writeHead } from './head.ts'
import type { FileTags } from './load-renderer.ts'
import { findPageMetadata, type MetadataSources } from './page-metadata.ts'
import type { CachedPage } from './page-cache.ts'
import { pageKeyOf, type PageKey } from './page-key.ts'
import { deviceOf } from './device-of.ts'
import { writeStructuredData } from './structured-data.ts'
import { writePage } from './write-page.ts'

/**
 * Pages with player data must not be cached: neither Back after a sign-out nor another user of the browser may see them.
 */
const PRIVATE_PAGES = [ROUTES.profile, ROUTES.cashbox, ROUTES.invoice, ROUTES['payment-notify']]
const isPrivatePage = (path: string): boolean =>
  PRIVATE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))

/**
 * A social sign-in popup needs its opener. Any page can open the sign-in, and a document keeps its policy during
 * client-side navigation, so it applies to every document. Foreign openers stay isolated; the app's links use
 * `noopener`.
 */
export const OPENER_POLICY = 'same-origin-allow-popups'

/** Headers of documents, workers and frames: more bytes than most built files. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'reporting-endpoints',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
const isPlainFile = (path: string): boolean =>
  /\.(?:css|woff2|js)(?:\.br|\.gz)?$/u.test(path) && !path.includes('worker')

const YEAR_S = 365 * 86_400

/** Serves the files of the built app, and of earlier builds if there is a folder that keeps them. */
export async function siteFiles(app: FastifyInstance, folder: string, kept: string | null): Promise<void> {
  const options = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.includes(`${join('', 'assets')}/`)
      if (isHashed && isPlainFile(path)) for (const name of DOCUMENT_HEADERS) response.removeHeader(name)
      void response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  } satisfies Partial<FastifyStaticOptions>
  await app.register(fastifyStatic, { ...options, root: folder, wildcard: false })
  if (kept !== null)
    await app.register(fastifyStatic, {
      ...options,
      root: join(kept, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
    })
}

/** Runtime facts for documents that are not in the built app. */
export interface SiteOptions {
  /** The app's document. */
  html: string
  metadata: MetadataSources
  /** The site's public origin (`SITE_URL`), else `null`. */
  origin: string | null
  /** Server-side rendering; `null`: all pages are rendered on the client. */
  rendering: { findPage: (key: PageKey) => Promise<CachedPage | null>; fileTags: FileTags } | null
}

const originOfRequest = (request: FastifyRequest): string => `${request.protocol}://${hostOf(request)}`

const isLoopback = (host: string): boolean => /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/u.test(host)

/**
 * The origin in documents, or `null`. A Host header can be forged, so a document must not depend on it: caches would keep
 * the forged origin, and every host would be compressed anew.
 */
function documentOrigin(request: FastifyRequest, configured: string | null): string | null {
  if (configured !== null) return configured
  return isLoopback(request.host) ? originOfRequest(request) : null
}

/** Serves the app's document for every app URL, the sitemap and robots.txt. */
export function sitePages(app: FastifyInstance, { html, metadata: sources, origin, rendering }: SiteOptions): void {
  const compress = createDocumentCache()
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(origin ?? originOfRequest(request))),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin ?? originOfRequest(request), await sources.tournaments())),
  )
  app.get<{ Querystring: { lang?: unknown } }>('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isFile = /\.[a-z\d]{2,5}$/iu.test(path)
    if (isFile) return reply.status(404).type('text/plain').send('No such file')
    const chosen = readCookie(request, LANGUAGE_COOKIE)
    const language = requestedLanguage(request.query.lang ?? chosen)
    const { existence, metadata } = await findPageMetadata(sources, path, language)
    // Pages that may not exist have no URL, so that made-up paths share one document.
    const page = {
      origin: documentOrigin(request, origin),
      path: existence === 'exists' ? path : null,
      language,
    }
    // A document never holds anything of a player.
    const audience = readCookie(request, TOKEN_COOKIE) === undefined ? 'guest' : 'player'
    const key =
      rendering === null
        ? null
        : pageKeyOf(request.url, { language, device: deviceOf(request.headers), audience }, existence)
    const rendered = key === null ? null : ((await rendering?.findPage(key)) ?? null)
    const write = () => {
      const document = writeHead(html, page, metadata)
      if (rendered === null || rendering === null) return document
      const { facts, modules } = rendered.page
      const structured =
        page.origin === null || page.path === null
          ? ''
          : writeStructuredData({ origin: page.origin, path: page.path, language }, facts)
      const { styles, scripts } = rendering.fileTags(modules)
      return writePage(document, rendered.page, { audience, head: styles + structured, scripts })
    }
    // The links of the page lead on in its language, also before the app runs and without JavaScript.
    if (isLanguage(request.query.lang) && request.query.lang !== chosen)
      void reply.header('set-cookie', `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`)
    void reply
      .status(existence === 'missing' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPrivatePage(path) ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding, cookie, user-agent')
      .header('cross-origin-opener-policy', OPENER_POLICY)
    if (!/\bbr\b/u.test(request.headers['accept-encoding'] ?? '')) return reply.send(write())
    return reply
      .header('content-encoding', 'br')
      .send(await compress(JSON.stringify([page, metadata, rendered?.id ?? null]), write))
  })
}
