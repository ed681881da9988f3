import type { FastifyRequest } from 'fastify'

const HOST = /^[a-z\d.-]+(?::\d{1,5})?$/iu

/** The host that was asked, with its port; one that is none is not repeated into what the server writes. */
export const hostOf = (request: FastifyRequest): string => (HOST.test(request.host) ? request.host : 'localhost')
