import type { FastifyInstance } from 'fastify'
import { logout } from '#contract/auth.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'

/** Who is signed in. Until there are accounts, everybody is a guest, and a logout has nothing to end. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, logout, () => Promise.resolve({}))
}
