import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { retryAfter } from '#server/accounts/limits/too-many-requests.ts'
import { logSecurityEvent } from './logging/security-log.ts'
import { networkOf } from './visit.ts'

/** Allows frequent reloads of a lobby with a hundred images, but not a flood. */
const REQUESTS_PER_MINUTE = 3000

const TOO_MANY_REQUESTS = 429

/** Limits the requests of a network to all routes that are registered afterwards. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    onExceeded: ({ ip }) => logSecurityEvent('rateLimited', { network: networkOf(ip) }),
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_, { ttl }) => ({
      statusCode: TOO_MANY_REQUESTS,
      ...rejected(errorCode.tooManyRequests, retryAfter(ttl)),
    }),
  })
}
