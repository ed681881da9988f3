import type { FastifyInstance } from 'fastify'
import { getChallenge, login, logout, register } from '#contract/auth.ts'
import { makeChallenge } from '#server/accounts/challenges.ts'
import { logIn } from '#server/accounts/log-in.ts'
import { endSession } from '#server/accounts/sessions.ts'
import { signUp } from '#server/accounts/sign-up.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'

/** Who comes in and who leaves. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getChallenge, ({ db, now }, { query: { action } }) =>
    makeChallenge(db, action, now, services.challengeWork),
  )
  route(app, services, register, async ({ db, visit, now }, { body }) => ({
    token: await signUp(db, body, visit, now),
  }))
  route(app, services, login, async ({ db, visit, now }, { body }) => ({ token: await logIn(db, body, visit, now) }))
  route(app, services, logout, async ({ db, token }) => {
    if (token !== null) await endSession(db, token)
    return {}
  })
}
