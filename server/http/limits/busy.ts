import type { FastifyReply } from 'fastify'
import { rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { failedAsPrepared, isLockError } from '#server/db/database-errors.ts'
import { retryAfter } from '#server/limits/too-many-requests.ts'
import { Rejection } from '#server/http/rejection.ts'

export const SERVICE_UNAVAILABLE = 503
const RETRY_AFTER_MS = 1000

/** Rejects a request that did nothing because others, or a change of the database, are in its way. The client may send it again after a second. */
export const busy = (): Rejection =>
  new Rejection(errorCode.tooManyRequests, { status: SERVICE_UNAVAILABLE, ...retryAfter(RETRY_AFTER_MS) })

/** The rejection to answer an error with; `null` for a failure of the server. */
export function rejectionOf(error: unknown): Rejection | null {
  if (error instanceof Rejection) return error
  return isLockError(error) || failedAsPrepared(error) ? busy() : null
}

/** Sends the envelope of a rejection with its status; `Retry-After` if the server was busy. */
export function sendRejection(reply: FastifyReply, { code, more }: Rejection) {
  if (more.status === SERVICE_UNAVAILABLE) void reply.header('retry-after', RETRY_AFTER_MS / 1000)
  return reply.status(more.status ?? 200).send(rejected(code, more))
}
