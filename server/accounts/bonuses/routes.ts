import type { FastifyInstance } from 'fastify'
import { activateBonus, endBonus, getBonuses, getPromoCode, takeCashback } from '#contract/player/bonuses.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { rowId } from '#server/db/row-id.ts'
import { redeemPromoCode, startBonus } from './activate-bonus.ts'
import { bonusesOf, payCashback } from './bonuses.ts'
import { giveUpBonus } from './end-bonus.ts'
import { previewPromoCode } from './promo-codes.ts'

/** Routes of bonuses, promo codes and cashback. */
export function bonusRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getBonuses, async (context) => ({
    items: await bonusesOf(context.db, signedIn(context), context.language, context.now),
  }))
  route(app, services, getPromoCode, (context, { query: { code } }) =>
    previewPromoCode(context.db, signedIn(context), code, context),
  )
  route(app, services, activateBonus, async (context, { body: { id, promocode }, idempotencyKey }) => {
    const { db, now } = context
    const request = { player: signedIn(context), idempotencyKey, now }
    if (promocode !== undefined) await redeemPromoCode(db, request, promocode)
    else if (id === undefined) throw new Rejection(errorCode.invalidRequest)
    else await startBonus(db, request, rowId(id))
    return {}
  })
  route(app, services, endBonus, async (context, { params: { id } }) => {
    await giveUpBonus(context.db, signedIn(context), rowId(id), context.now)
    return {}
  })
  route(app, services, takeCashback, async (context, { idempotencyKey }) => {
    await payCashback(context.db, { player: signedIn(context), idempotencyKey, now: context.now })
    return {}
  })
}
