import type { FastifyInstance } from 'fastify'
import { endOtherSessions, getSessions } from '#contract/player/account.ts'
import { previousSignIn, recordEvent } from '#server/accounts/profile/account-history.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { endSessions, sessionsOf } from './sessions.ts'

/** Routes of the player's sessions. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getSessions, async (context) => {
    const player = signedIn(context)
    const items = await sessionsOf(context.db, player, context.token, context.now)
    const current = items.find((session) => session.current)
    return {
      items,
      previous: current === undefined ? null : await previousSignIn(context.db, player, new Date(current.created_at)),
    }
  })
  route(app, services, endOtherSessions, async (context) => {
    const player = signedIn(context)
    await context.db.transaction().execute(async (transaction) => {
      // The history is limited, so an action without effect is not recorded.
      if (await endSessions(transaction, player, context.token))
        await recordEvent(transaction, player, 'sessionsEnded', context.now)
    })
    return {}
  })
}
