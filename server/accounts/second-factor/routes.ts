import type { FastifyInstance } from 'fastify'
import {
  beginSecondFactor as beginCall,
  changeSecondFactor as changeCall,
  confirmSecondFactor as confirmCall,
  confirmSignIn,
  disableSecondFactor as disableCall,
  enableSecondFactor as enableCall,
  getSecondFactor,
} from '#contract/player/second-factor.ts'
import { SITE_NAME } from '#server/content/site-name.ts'
import type { Context, Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import {
  beginSecondFactor,
  changeSecondFactor,
  confirmSession,
  disableSecondFactor,
  enableSecondFactor,
  secondFactorOf,
} from './second-factor.ts'
import { finishSignIn } from './sign-in-tickets.ts'

/** Routes of the second factor. */
export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const keys = services.documentKeys
  const ownerOf = (context: Context) => ({ player: signedIn(context), keys, now: context.now })
  route(app, services, getSecondFactor, (context) => secondFactorOf(context.db, signedIn(context)))
  route(app, services, beginCall, (context, { body: { password } }) =>
    beginSecondFactor(context.db, ownerOf(context), { password, issuer: SITE_NAME }),
  )
  route(app, services, enableCall, async (context, { body: { code } }) => ({
    recovery_codes: await enableSecondFactor(context.db, ownerOf(context), code),
  }))
  route(app, services, changeCall, async (context, { body }) => {
    await changeSecondFactor(context.db, ownerOf(context), body)
    return {}
  })
  route(app, services, disableCall, async (context, { body }) => {
    await disableSecondFactor(context.db, ownerOf(context), body)
    return {}
  })
  route(app, services, confirmCall, async (context, { body: { code } }) => {
    await confirmSession(context.db, ownerOf(context), { token: context.token, code })
    return {}
  })
  route(app, services, confirmSignIn, async ({ db, visit, now }, { body }) => ({
    token: await finishSignIn(db, body, visit, { keys, now }),
  }))
}
