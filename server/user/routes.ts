import type { FastifyInstance } from 'fastify'
import { reportActivity } from '#contract/user.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'

/** What a player does with the own account. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, reportActivity, async (context) => {
    await context.db
      .updateTable('players')
      .set({ active_at: new Date(context.now) })
      .where('id', '=', signedIn(context))
      .execute()
    return {}
  })
}
