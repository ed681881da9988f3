import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Policy of every answer below `/play` and `/flash`. Games may be written by others: an opaque origin keeps them away from the
 * player's token, in a frame as well as in a tab.
 */
const SANDBOX = "frame-ancestors 'self'; sandbox allow-scripts"

/**
 * Policy of a game of an operator's back end that sends none of its own: inline scripts and files of the site's host. That
 * of the site would forbid inline scripts. The host is named because in WebKit `'self'` matches nothing in an opaque origin.
 */
export function gamePolicy(host: string): string {
  const site = `'self' http://${host} data: blob:`
  return [
    `default-src ${site}`,
    `script-src ${site} 'unsafe-inline' 'wasm-unsafe-eval'`,
    `style-src ${site} 'unsafe-inline'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** An opaque origin is foreign to the site, and COOP does not allow a sandbox. `*` never exposes cookies. */
const READABLE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-opener-policy': 'unsafe-none',
}
const PREFLIGHT = {
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '7200',
}

const NO_CONTENT = 204

/** Decides by the matched route, because `//play/x` and `/%70lay/x` match it too. */
const isGame = ({ routeOptions: { url = '' } }: FastifyRequest): boolean => /^\/(?:play|flash)(?:\/|$)/u.test(url)

/** Sandboxes everything below `/play` and `/flash`, also what an operator's back end sends, whose own policy is kept beside it. */
export function playPolicy(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' && isGame(request)) return reply.status(NO_CONTENT).headers(PREFLIGHT).send()
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isGame(request)) return
    const policies = [reply.getHeader('content-security-policy') ?? [], SANDBOX].flat()
    void reply.headers({ ...READABLE, 'content-security-policy': policies.join(', ') })
  })
}
