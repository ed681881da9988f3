import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Only games and animated slides may be framed by the site, against clickjacking. */
const isFramed = (url = ''): boolean => /^\/(?:play|media)\//u.test(url)

const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns CSP hashes of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(([, text = '']) => scriptHash(text))
}

/** Adds the site's protective headers to every response. `html` is the app's document. */
export async function securityHeaders(app: FastifyInstance, html: string): Promise<void> {
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
}
