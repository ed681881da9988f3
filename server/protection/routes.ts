import type { FastifyInstance } from 'fastify'
import { beginExclusion, getExclusion, requestReturn } from '#contract/play/exclusion.ts'
import { cancelLimitRaise, declineLimits, getLimits, setLimit } from '#contract/play/limits.ts'
import { rowId } from '#server/db/row-id.ts'
import type { Context, Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { cancelRaise, declineOffer, setLimit as setLimitOf } from './change-limits.ts'
import { beginBreak, readExclusion, requestReturn as requestReturnOf } from './exclusions.ts'
import { readLimits } from './read-limits.ts'

const exclusionOf = (context: Context) => readExclusion(context.db, signedIn(context), context.language, context.now)
const limitsOf = (context: Context) => readLimits(context.db, signedIn(context), context.now)

/** Routes of limits, time-out and self-exclusion. */
export function protectionRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getLimits, limitsOf)
  route(app, services, setLimit, async (context, { body }) => {
    await setLimitOf(context.db, signedIn(context), body, context.now)
    return limitsOf(context)
  })
  route(app, services, cancelLimitRaise, async (context, { params: { id } }) => {
    await cancelRaise(context.db, signedIn(context), rowId(id), context.now)
    return limitsOf(context)
  })
  route(app, services, declineLimits, async (context) => {
    await declineOffer(context.db, signedIn(context), context.now)
    return {}
  })
  route(app, services, getExclusion, exclusionOf)
  route(app, services, beginExclusion, async (context, { body }) => {
    await beginBreak(context.db, signedIn(context), body, context.now)
    return exclusionOf(context)
  })
  route(app, services, requestReturn, async (context) => {
    await requestReturnOf(context.db, signedIn(context), context.now)
    return exclusionOf(context)
  })
}
