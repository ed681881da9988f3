import proxy from '@fastify/http-proxy'
import type {
  FastifyInstance,
  FastifyReply,
  onSendAsyncHookHandler,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify'
import { rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { logThrottled } from '#server/http/logging/failure-log.ts'
import { siteOf } from '#server/http/host.ts'
import { gamePolicy } from '#server/play/frame/policy.ts'
import { readRejection } from './read-rejection.ts'
import { BodyTooLarge, limitBody } from './limit-body.ts'
import { toBackendHeaders } from './request-headers.ts'
import { PROXIED, discardContentHeaders, toBrowserHeaders, type ProxiedPath } from './response-headers.ts'

/** The operator's back end. */
export interface OperatorBackend {
  kind: 'operator'
  url: string
  /** How long the back end may send nothing. */
  inactivityTimeoutMs?: number
}

const INACTIVITY_TIMEOUT_MS = 30_000
const BAD_REQUEST = 400
const SERVER_ERROR = 500
const BAD_GATEWAY = 502
const GATEWAY_TIMEOUT = 504

/** Details of the back end belong only in this server's log. */
function respondWithFailure(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  error: Error & { statusCode?: number },
): void {
  if (error.cause instanceof BodyTooLarge) return void reply.send(error.cause)
  const key = `${reply.request.routeOptions.url} ${error.message}`
  logThrottled(reply.request, key, { req: reply.request, err: error }, 'the back end did not answer')
  const status = error.statusCode === GATEWAY_TIMEOUT ? GATEWAY_TIMEOUT : BAD_GATEWAY
  void reply.code(status).send(rejected(errorCode.internalError))
}

/** A policy for documents of the back end. Policies add up: each one can only forbid more. */
const POLICIES: Readonly<Partial<Record<ProxiedPath, string>>> = {
  // An answer that is opened as a page must not run in the origin of the site.
  '/api': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // A document among the images, such as an animated slide, must not share the origin of the site.
  '/media': 'sandbox allow-scripts',
}

const addPolicy =
  (policy: string): onSendAsyncHookHandler =>
  async (_, reply) => {
    const policies = [reply.getHeader('content-security-policy') ?? [], policy].flat()
    void reply.header('content-security-policy', policies.join(', '))
  }

/** Proxies `/api`, `/play` and `/media` to an operator's back end. `origin` is the site's public one, else `null`. */
export async function operatorProxy(
  app: FastifyInstance,
  { url, inactivityTimeoutMs = INACTIVITY_TIMEOUT_MS }: OperatorBackend,
  { origin, bodyLimit }: { origin: string | null; bodyLimit: number },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('preParsing', limitBody(bodyLimit))
    for (const prefix of PROXIED)
      await scope.register(async (proxied) => {
        const policy = POLICIES[prefix]
        if (policy !== undefined) proxied.addHook('onSend', addPolicy(policy))
        // The policy of the back end replaces it.
        if (prefix === '/play')
          proxied.addHook('onRequest', async (request, reply) => {
            void reply.header('content-security-policy', gamePolicy(siteOf(request, origin).host))
          })
        await proxied.register(proxy, {
          upstream: url,
          prefix,
          rewritePrefix: prefix,
          undici: {
            headersTimeout: inactivityTimeoutMs,
            bodyTimeout: inactivityTimeoutMs,
            // The library's default accepts any certificate.
            connect: { rejectUnauthorized: true },
          },
          replyOptions: {
            // A failing back end must not get every request ten times.
            retryDelay: () => null,
            rewriteRequestHeaders: (request, headers) =>
              toBackendHeaders(request, headers, { origin, hasCookies: prefix === '/api' }),
            rewriteHeaders: (headers, request) => toBrowserHeaders(prefix, headers, request, { origin, backend: url }),
            onError: (reply, { error }) => respondWithFailure(reply, error),
            onResponse: (request, reply, { statusCode, stream }) => {
              const isJson = String(reply.getHeader('content-type') ?? '').includes('json')
              if (statusCode < BAD_REQUEST || (statusCode < SERVER_ERROR && isJson)) return void reply.send(stream)
              if (statusCode < SERVER_ERROR) {
                // The status says it all, and the page may contain a stack.
                discardContentHeaders(reply)
                stream.destroy()
                return void reply.send('')
              }
              const key = `${request.url.split('?')[0]} ${statusCode}`
              logThrottled(request, key, { req: request, status: statusCode }, 'the back end failed')
              // An error page may contain a stack, so only the contract's envelope passes.
              const encoding = String(reply.getHeader('content-encoding') ?? '')
              discardContentHeaders(reply)
              void readRejection(stream, encoding).then((rejection) =>
                reply.send(rejection ?? rejected(errorCode.internalError)),
              )
            },
          },
        })
      })
  })
}
