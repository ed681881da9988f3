import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import { phoneOf } from '#contract/credentials.ts'
import {
  changeCurrentPassword,
  changePassword,
  checkVerificationCode,
  checkWaitCall,
  checkWaitSms,
  sendVerificationCode,
} from '#contract/verification.ts'
import { getChallenge, login, logout, register, renewToken, socialLogin } from '#contract/auth.ts'
import { issueChallenge } from '#server/accounts/challenges.ts'
import { logIn } from '#server/accounts/log-in.ts'
import { endSession, renewSession } from '#server/accounts/sessions.ts'
import { signUp } from '#server/accounts/sign-up.ts'
import { socialLogIn } from '#server/accounts/social.ts'
import { sandboxAllowed } from '#server/sandbox/allowed.ts'
import { changePassword as changePasswordOf } from '#server/accounts/change-password.ts'
import { recoverPassword, startRecovery } from '#server/accounts/recovery.ts'
import { checkCode } from '#server/accounts/verification-codes.ts'
import { hasArrived } from '#server/accounts/verification-arrivals.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { Rejection } from '#server/http/refusal.ts'
import { signedIn } from '#server/http/signed-in.ts'

/** Routes of registration, login, logout and recovery. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getChallenge, ({ db, now }, { query: { action } }) =>
    issueChallenge(db, action, now, services.challengeWork),
  )
  route(app, services, register, async ({ db, visit, now }, { body }) => ({
    token: await signUp(db, body, visit, now, services.passwordMin),
  }))
  route(app, services, login, async ({ db, visit, now }, { body }) => ({ token: await logIn(db, body, visit, now) }))
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
  if (sandboxAllowed(process.env)) {
    route(app, services, socialLogin, async ({ db, visit, now }, { body: { token } }) => ({
      token: await socialLogIn(db, token, visit, now),
    }))
  }
  recoveryRoutes(app, services)
  route(app, services, changeCurrentPassword, async (context, { body }) => {
    const { db, token, now } = context
    await changePasswordOf(db, { player: signedIn(context), token }, body, now)
    return {}
  })
}

function recoveryRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, sendVerificationCode, ({ db, now, language, host, visit }, { body }) =>
    startRecovery(db, body, { now, language, host, network: visit.network, closedMethods: services.closedMethods }),
  )
  route(app, services, checkVerificationCode, async ({ db, now }, { body: { hash, code } }) => {
    await checkCode(db, 'recover', hash, code, now)
    return {}
  })
  for (const call of [checkWaitCall, checkWaitSms]) {
    route(app, services, call, async ({ db, now }, { body: { hash, phone } }) => ({
      confirmed: await hasArrived(
        db,
        'recover',
        { hash, phone: phoneOf(phone) },
        { now, closedMethods: services.closedMethods },
      ),
    }))
  }
  route(app, services, changePassword, async ({ db, visit, now }, { body }) => {
    await recoverPassword(db, body, visit, now)
    return {}
  })
}
