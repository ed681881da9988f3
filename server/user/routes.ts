import type { FastifyInstance } from 'fastify'
import { reportActivity } from '#contract/user.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'

/** What a player does with the own account. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, reportActivity, async ({ db, player, now }) => {
    await db
      .updateTable('players')
      .set({ active_at: new Date(now) })
      .where('id', '=', player)
      .execute()
    return {}
  })
}
