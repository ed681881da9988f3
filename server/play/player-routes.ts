import type { FastifyInstance } from 'fastify'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { getPlaySession } from '#contract/play/session.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { readSession } from './play-session.ts'

/** Routes of a player's real play, for the site. */
export function playerPlayRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getPlaySession, async (context) => {
    const { db, now } = context
    const session = await readSession(db, signedIn(context), now)
    return {
      started_at: session?.beganAt ?? null,
      staked: (session?.staked ?? 0) / KOPECKS_PER_RUBLE,
      won: (session?.won ?? 0) / KOPECKS_PER_RUBLE,
      rounds: session?.rounds ?? 0,
    }
  })
}
