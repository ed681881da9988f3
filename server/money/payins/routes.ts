import type { FastifyInstance } from 'fastify'
import { createInvoice } from '#contract/money/deposits.ts'
import {
  getCascadeStatus,
  getInvoice,
  getGexInvoice,
  getGexStatus,
  getSwiftpayInvoice,
  getMagnetInvoice,
  processGex,
  processSwiftpay,
  updateInvoice,
} from '#contract/money/invoices.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Flow } from '#server/content/payment-system-types.ts'
import type { Context, Services } from '#server/http/context.ts'
import type { IdempotencyKey } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { leaveShareForProviders } from '#server/money/providers/provider.ts'
import { readOwnPayin, type PayinKey } from './own-payin.ts'
import {
  toCardInvoice,
  toCascadeInvoice,
  toGenericInvoice,
  toPolledStatus,
  toTransferInvoice,
} from './payment-pages.ts'
import { requestCard, type SentCard } from './request-card.ts'
import { requestDeposit } from './request-deposit.ts'
import { updatePayin } from './update-payin.ts'

const read = (context: Context, key: PayinKey, ...flows: Flow[]) =>
  readOwnPayin(context, signedIn(context), key, flows, context.now)

async function card(
  context: Context,
  idempotencyKey: IdempotencyKey | null,
  sent: SentCard,
  flow: 'redirectCard' | 'polledCard',
) {
  leaveShareForProviders(context)
  return requestCard(context, { player: signedIn(context), idempotencyKey, now: context.now }, sent, flow)
}

/** Routes of deposits: creating one, and its payment pages. */
export function payinRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, createInvoice, async (context, { params, body, idempotencyKey }, request) => {
    leaveShareForProviders(context)
    const { psp, amount, type, params: terms } = body
    if (psp !== params.provider || type !== 'payin') throw new Rejection(errorCode.parametersInvalid)
    const page = await requestDeposit(
      context,
      { player: signedIn(context), idempotencyKey, now: context.now },
      { systemId: psp, rubles: amount, currency: terms.currency, bank: terms.bank ?? '' },
    )
    await services.sandbox?.disturbResponse(amount, idempotencyKey?.key, request, context.leaveShare)
    return page
  })

  route(app, services, getMagnetInvoice, async (context, { query: { id } }) => {
    const own = await read(context, { ref: id }, 'transfer', 'cascade')
    // A cascade has nothing to transfer to before it was found.
    if (own.system.flow === 'cascade' && own.payin.details_at === null) throw new Rejection(errorCode.notFound)
    return toTransferInvoice(own)
  })
  route(app, services, getSwiftpayInvoice, async (context, { query: { id } }) =>
    toCardInvoice(await read(context, { ref: id }, 'redirectCard')),
  )
  route(app, services, getGexInvoice, async (context, { query: { id } }) =>
    toCardInvoice(await read(context, { ref: id }, 'polledCard')),
  )
  route(app, services, getGexStatus, async (context, { query: { id } }) =>
    toPolledStatus(await read(context, { ref: id }, 'polledCard')),
  )
  route(app, services, getCascadeStatus, async (context, { query: { id } }) =>
    toCascadeInvoice(await read(context, { id }, 'cascade')),
  )
  route(app, services, getInvoice, async (context, { query: { id } }) =>
    toGenericInvoice(await read(context, { id }, 'invoice')),
  )

  route(app, services, updateInvoice, async (context, { params: { id }, body }) => {
    leaveShareForProviders(context)
    if (body.id !== id || body.status !== body.action) throw new Rejection(errorCode.invalidRequest)
    const update = { id: String(id), action: body.action }
    return toGenericInvoice(await updatePayin(context, signedIn(context), update, context.now))
  })
  route(app, services, processSwiftpay, (context, { body, idempotencyKey }) =>
    card(context, idempotencyKey, body, 'redirectCard'),
  )
  route(app, services, processGex, (context, { body, idempotencyKey }) =>
    card(context, idempotencyKey, body, 'polledCard'),
  )
}
