import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import { changeCurrentPassword } from '#contract/player/verification.ts'
import { getChallenge, login, logout, register, renewToken, socialLogin } from '#contract/player/auth.ts'
import { issueChallenge } from './challenges.ts'
import { signIn } from './sign-in.ts'
import { endSession, renewSession } from '#server/accounts/sessions/sessions.ts'
import { signUp } from './sign-up.ts'
import { socialSignIn } from '#server/accounts/social/social-sign-in.ts'
import { changePassword as changePasswordOf } from '#server/accounts/passwords/change-password.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { Rejection } from '#server/http/rejection.ts'
import { signedIn } from '#server/http/signed-in.ts'

/** Routes of sign-up, sign-in, sign-out and the password. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getChallenge, ({ db, now }, { query: { action } }) =>
    issueChallenge(db, action, now, services.challengeWork),
  )
  route(app, services, register, ({ db, visit, now }, { body }) => signUp(db, body, visit, now, services.passwordMin))
  route(app, services, login, async ({ db, visit, now }, { body }) => ({ token: await signIn(db, body, visit, now) }))
  route(app, services, logout, async ({ db, token }) => {
    if (token !== null) await endSession(db, token)
    return {}
  })
  route(app, services, renewToken, async ({ db, token, visit, now }) => {
    const fresh = token === null ? null : await renewSession(db, token, visit, now)
    if (fresh === null) throw new Rejection(errorCode.notSignedIn)
    return { token: fresh }
  })
  // The only social network of this server is the sandbox's.
  if (services.sandbox !== null) {
    route(app, services, socialLogin, async ({ db, visit, now }, { body }) => ({
      token: await socialSignIn(db, body, visit, now),
    }))
  }
  route(app, services, changeCurrentPassword, async (context, { body }) => {
    const { db, token, now } = context
    await changePasswordOf(db, { player: signedIn(context), token }, body, now)
    return {}
  })
}
