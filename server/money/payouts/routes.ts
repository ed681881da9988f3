import type { FastifyInstance } from 'fastify'
import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import {
  cancelPayout,
  getPayouts,
  getSbpBanks,
  getWithdrawalCheck,
  makeTransfer,
  REMEMBERED_ACCOUNT,
  rememberWallet,
  type WithdrawalCheck,
} from '#contract/money/withdrawals.ts'
import { payoutSystem } from '#server/content/payment-systems.ts'
import { sbpBanks } from '#server/content/sbp-banks.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { advancePayments } from '#server/money/advance-payments.ts'
import { leaveShareForProviders, type Payments } from '#server/money/providers/provider.ts'
import { cancelOwnPayout, readOpenPayouts } from './own-payouts.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { writeWallet } from './wallets.ts'
import { withdrawalConditions } from './withdrawal-conditions.ts'
import { readWithdrawalFacts } from './withdrawal-facts.ts'

/** @throws Rejection 411 */
function knownSystem(id: string) {
  const system = payoutSystem(id)
  if (system === undefined) throw new Rejection(errorCode.payoutSystemUnavailable)
  return system
}

async function checkWithdrawal(payments: Payments, player: number, now: number): Promise<WithdrawalCheck> {
  const { db } = payments
  await advancePayments(payments, player, now)
  const facts = await readWithdrawalFacts(db, player, now)
  const conditions = withdrawalConditions(facts)
  return {
    can: conditions.every(({ met }) => met),
    own: facts.own / KOPECKS_PER_RUBLE,
    left_today: Math.max(0, money.withdrawalMaxPerDay - facts.withdrawnToday / KOPECKS_PER_RUBLE),
    limit_today: money.withdrawalMaxPerDay,
    reasons: conditions,
  }
}

/** Routes of withdrawals: requesting one, its conditions, remembered accounts, and open payouts. */
export function payoutRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, makeTransfer, async (context, { params, body, idempotencyKey }, request) => {
    leaveShareForProviders(context)
    const { psp, amount, params: target } = body
    if (psp !== params.provider) throw new Rejection(errorCode.parametersInvalid)
    const { account, holder = '', bank = '', saved = false } = target
    await requestWithdrawal(
      context,
      { player: signedIn(context), idempotencyKey, now: context.now },
      { systemId: psp, rubles: amount, account: { account, holder, bank, isSaved: saved }, token: context.token },
    )
    await services.sandbox?.disturbResponse(amount, idempotencyKey?.key, request, context.leaveShare)
    return {}
  })
  route(app, services, getWithdrawalCheck, async (context) => checkWithdrawal(context, signedIn(context), context.now))
  route(app, services, getSbpBanks, async ({ language }, { params: { provider } }) => {
    const { destination } = knownSystem(provider)
    return {
      items:
        destination === 'sbp' ? Object.entries(sbpBanks).map(([id, name]) => ({ id, bank_name: name[language] })) : [],
    }
  })
  route(app, services, rememberWallet, async (context, { params: { provider }, body: { name, value } }) => {
    const system = knownSystem(provider)
    if (name !== REMEMBERED_ACCOUNT) throw new Rejection(errorCode.parametersInvalid)
    await writeWallet(context.db, signedIn(context), { id: provider, system, value })
    return {}
  })
  route(app, services, getPayouts, async (context) => ({
    items: await readOpenPayouts(context, signedIn(context), context.language, context.now),
  }))
  route(app, services, cancelPayout, async (context, { params: { id } }) => {
    await cancelOwnPayout(context, signedIn(context), id, context.now)
    return {}
  })
}
