import type { FastifyInstance } from 'fastify'
import { getStatus } from '#contract/status.ts'
import { guest, readUser } from '#server/accounts/players.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'

/** Route of the visitor's status; a guest's without a valid token. */
export function statusRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getStatus, async ({ db, player, language, now }) => {
    if (player === null) return guest
    return readUser(db, player, language, now)
  })
}
