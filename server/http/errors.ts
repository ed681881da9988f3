import type { FastifyInstance } from 'fastify'
import { rejected, type ErrorArgs } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { rejectionOf, sendRejection } from './limits/busy.ts'
import { logFailure } from './logging/failure-log.ts'

const TOO_MANY_REQUESTS = 429
const INTERNAL_ERROR = 500

/** Answers every error that no route handles with the contract's envelope, without details. */
export function respondToErrorsWithEnvelope(app: FastifyInstance): void {
  app.setErrorHandler<{ statusCode?: number; args?: ErrorArgs }>((error, request, reply) => {
    const rejection = rejectionOf(error)
    if (rejection !== null) return sendRejection(reply, rejection)
    const status = error.statusCode ?? INTERNAL_ERROR
    if (status === TOO_MANY_REQUESTS)
      return reply.status(status).send(rejected(errorCode.tooManyRequests, { args: error.args ?? [] }))
    // Malformed or oversized bodies are rejected before the route.
    if (status < INTERNAL_ERROR) return reply.status(status).send(rejected(errorCode.invalidRequest))
    logFailure(request, request.url.split('?')[0] ?? '', error)
    return reply.status(INTERNAL_ERROR).send(rejected(errorCode.internalError))
  })
}
