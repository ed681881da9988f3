import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { isCardPage } from '#contract/lobby/pages.ts'
import { POLICY_REPORTS } from './policy-reports.ts'

/** Only games and animated slides may be framed by the site, against clickjacking. */
const isFramed = (url = ''): boolean => /^\/(?:play|flash|media)\//u.test(url)

/** With a card form nothing of another host is loaded, and no form is sent. */
const isCardDocument = ({ url = '' }: IncomingMessage): boolean => isCardPage(url)
/** The addresses of payments name one, so no other host gets them. */
const isPaymentPage = (url = ''): boolean => /^\/(?:invoice|payment-notify)(?:[/?]|$)/u.test(url)

const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns CSP hashes of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(([, text = '']) => scriptHash(text))
}

const YEAR_SECONDS = 365 * 24 * 60 * 60
const REPORT_GROUP = 'csp'

/**
 * Adds the site's protective headers to every response. `html` is the app's document; `isHttps`: whether browsers may
 * insist on HTTPS from now on.
 */
export async function securityHeaders(app: FastifyInstance, html: string, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(html)],
        // Radix inserts a `<style>` to lock scrolling, and a document has style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // `blob:` is a local image before its upload. `https:` because only the app knows the hosts of operator images
        // and counters.
        imgSrc: ["'self'", 'data:', (request) => (isCardDocument(request) ? "'self'" : 'blob: https:')],
        connectSrc: ["'self'"],
        frameSrc: [(request) => (isCardDocument(request) ? "'none'" : "'self' https:")],
        frameAncestors: [({ url }) => (isFramed(url) ? "'self'" : "'none'")],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: [(request) => (isCardDocument(request) ? "'none'" : "'self'")],
        // Only the sanitiser creates elements from text, and workers are files of the site (`app/lib/security/own-workers.ts`).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'default'],
        reportUri: [POLICY_REPORTS],
        reportTo: [REPORT_GROUP],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    xFrameOptions: false,
    referrerPolicy: { policy: 'strict-origin' },
  })
  app.addHook('onRequest', async ({ url }, reply) => {
    void reply.header('reporting-endpoints', `${REPORT_GROUP}="${POLICY_REPORTS}"`)
    // For browsers without CSP frame-ancestors.
    void reply.header('x-frame-options', isFramed(url) ? 'SAMEORIGIN' : 'DENY')
    if (isPaymentPage(url)) void reply.header('referrer-policy', 'no-referrer')
  })
}
