import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { retryAfter } from '#server/limits/too-many-requests.ts'
import { OWN_ADDRESS } from '../document/fetch-api.ts'
import { logSecurityEvent } from '../logging/security-log.ts'
import { networkOf } from '../visit.ts'

/*
 * Where the limits of the server stand:
 * - requests of a network per minute: here
 * - requests of a network and moves of a player at a time: `request-limits.ts`
 * - size and duration of a request: `http/build.ts`, of uploads `accounts/documents/`, of those to an operator `http/operator/limit-body.ts`
 * - how often one thing may be done (sign-ins, codes, deposits): `server/limits/rate-limits.ts`, with the numbers beside each rule
 * - connections to the database, and waits for it: `db/postgres-pool.ts`
 */

/** Allows frequent reloads of a lobby with a hundred images, but not a flood. */
const REQUESTS_PER_MINUTE = 3000

const TOO_MANY_REQUESTS = 429

/** Limits the requests of a network to all routes that are registered afterwards. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    // Rendered pages call the API from inside; their number is limited by `document/page-cache.ts`.
    allowList: ({ socket }) => socket.remoteAddress === OWN_ADDRESS,
    onExceeded: ({ ip }) => logSecurityEvent('rateLimited', { network: networkOf(ip) }),
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_, { ttl }) => ({
      statusCode: TOO_MANY_REQUESTS,
      ...rejected(errorCode.tooManyRequests, retryAfter(ttl)),
    }),
  })
}
