import type { FastifyRequest } from 'fastify'

const HOST = /^[a-z\d.-]+(?::\d{1,5})?$/iu

/** Returns the request's host with port; an invalid Host header becomes `localhost`. */
export const hostOf = (request: Pick<FastifyRequest, 'host'>): string =>
  HOST.test(request.host) ? request.host : 'localhost'

/** Returns the site's URL: `origin`, which is the public one, or that of the request. */
export const siteOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>, origin: string | null): URL =>
  new URL(origin ?? `${request.protocol}://${hostOf(request)}`)
