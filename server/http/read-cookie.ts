import type { FastifyRequest } from 'fastify'

/** Returns a cookie of a request, undecoded. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const found = request.headers.cookie?.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
