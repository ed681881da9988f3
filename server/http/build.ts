import proxy from '@fastify/http-proxy'
import fastify, { type FastifyInstance } from 'fastify'
import { sandboxAllowed } from '#server/sandbox/allowed.ts'
import { SOCIAL_ADDRESS } from '#server/sandbox/social/page.ts'
import type { Services } from './context.ts'
import { embeddedApi } from './embedded.ts'
import { logHooks, logSerializers } from './failure-log.ts'
import { embeddedWords, operatorWords } from './meta-source.ts'
import { trustOf, type ProxyTrust } from './proxy-trust.ts'
import { siteRoutes } from './site.ts'

/** What answers `/api`: the embedded reference API, or an operator's back end. */
export type Backend = { kind: 'embedded'; services: Services } | { kind: 'operator'; url: string }

const BAD_GATEWAY = 502
const PROXIED = ['/api', '/play', '/media'] as const
/** No call of the contract sends more than a form. */
const LARGEST_BODY = 64 * 1024
/** Two pictures of a passport come in this time over a slow line; what has not come by then holds what it has sent no longer. */
const LONGEST_REQUEST_MS = 180_000

export interface BuildOptions {
  /** The site's address where a proxy hides it. */
  origin?: string | null
  /** Whom it believes where a request came from: nobody by default. */
  trustProxy?: ProxyTrust | null
  /** Where the log is written; the standard output by default. */
  log?: { write(line: string): void }
}

/** The whole server: back end and, where `site` names a folder, the built app in front of it. */
export async function buildServer(
  backend: Backend,
  site: string | null,
  { origin = null, trustProxy = null, log }: BuildOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    requestTimeout: LONGEST_REQUEST_MS,
    trustProxy: trustOf(trustProxy),
    logger: {
      level: 'error',
      serializers: logSerializers,
      hooks: logHooks,
      ...(log === undefined ? {} : { stream: log }),
    },
    routerOptions: { ignoreDuplicateSlashes: true },
  })
  const words = backend.kind === 'embedded' ? embeddedWords(backend.services.db) : operatorWords(backend.url)
  const socialWindow = backend.kind === 'embedded' && sandboxAllowed(process.env) ? SOCIAL_ADDRESS : null
  if (site !== null) await siteRoutes(app, site, { words, origin, socialWindow })
  if (backend.kind === 'embedded') {
    const siteHost = origin === null ? {} : { siteHost: new URL(origin).host }
    await embeddedApi(app, { ...backend.services, ...siteHost })
  } else
    for (const prefix of PROXIED)
      await app.register(proxy, {
        upstream: backend.url,
        prefix,
        rewritePrefix: prefix,
        // Where the operator's back end stands, and how it fails, is for the operator's log alone.
        replyOptions: {
          onError: (reply, { error }) => {
            reply.log.error({ req: reply.request, err: error }, 'the back end did not answer')
            void reply.code(BAD_GATEWAY).send({ message: 'Bad Gateway' })
          },
        },
      })
  return app
}
