import type { FastifyRequest } from 'fastify'

const HOST = /^[a-z\d.-]+(?::\d{1,5})?$/iu

/** Returns the request's host with port; an invalid Host header becomes `localhost`. */
export const hostOf = (request: Pick<FastifyRequest, 'host'>): string =>
  HOST.test(request.host) ? request.host : 'localhost'
