import { STATUS_CODES } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'

const BODY = JSON.stringify(rejected(errorCode.invalidRequest))

/** Protective headers of responses that no hook sees. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-length': Buffer.byteLength(BODY),
}

const BAD_REQUEST = 400
/** Errors of Node's parser with a status of their own. */
const PARSER_STATUSES: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers requests that match no route because their URL cannot be decoded, or that are no HTTP at all. */
export const malformedRequests: Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>> = {
  frameworkErrors(error, _, reply) {
    reply.hijack()
    reply.raw.writeHead(error.statusCode ?? BAD_REQUEST, HEADERS).end(BODY)
  },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = PARSER_STATUSES[error.code] ?? BAD_REQUEST
    const lines = Object.entries({ ...HEADERS, connection: 'close' })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${BODY}`)
    socket.destroy(error)
  },
}
