import type { FastifyInstance } from 'fastify'
import { getBetHistory, getPaymentHistory } from '#contract/money/history.ts'
import { convertCurrency, getLotteryPrices, getPaymentSystems } from '#contract/money/cashier.ts'
import { cancelPayment, getPayment } from '#contract/money/payments.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Language } from '#contract/core/languages.ts'
import { rublesPer } from '#server/content/exchange-rates.ts'
import type { PaymentSystem, PayoutSystem } from '#server/content/payment-system-types.ts'
import { payinSystems, allPayoutSystems } from '#server/content/payment-systems.ts'
import type { Context, Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { paymentLogo } from '#server/media/urls.ts'
import { readDepositFamilies } from '#server/money/payouts/withdrawal-facts.ts'
import { readWallets } from '#server/money/payouts/wallets.ts'
import { readBets } from './bets.ts'
import { readHistory, type HistoryMonth } from './history.ts'
import { cancelPayment as cancelOwnPayment, readPayment } from './payment.ts'
import { currentProvider, leaveShareForProviders } from '#server/money/providers/provider.ts'

const toProvider = (
  id: string,
  { title, mark, hint, destination, config }: PaymentSystem | PayoutSystem,
  language: Language,
) => ({
  id,
  system: title[language],
  logo: paymentLogo(mark),
  currencies: 'RUB',
  // What is paid is credited in full.
  fee: '0 %',
  invoice_amount_min: 0,
  invoice_amount_max: 0,
  withdraw_amount_min: 0,
  withdraw_amount_max: 0,
  hint: hint?.[language] ?? '',
  conversion: '',
  equal_sum_filter: false,
  destination,
  config,
  wallet: '',
})

const toPayinProvider = (id: string, system: PaymentSystem, language: Language) => ({
  ...toProvider(id, system, language),
  currencies: system.currencies,
  invoice_amount_min: system.min,
  invoice_amount_max: system.max,
  conversion: system.conversion,
  equal_sum_filter: system.needsDistinctSums,
})

/** Payment systems that the player can withdraw by (error 412), each with the account to be remembered. */
async function payoutProviders({ db, language, now, ...context }: Context) {
  const player = signedIn(context)
  const wallets = await readWallets(db, player)
  const families = await readDepositFamilies(db, player, now)
  const systems = allPayoutSystems.filter(([, { family }]) => families.size === 0 || families.has(family))
  return systems.map(([id, system]) => ({
    ...toProvider(id, system, language),
    withdraw_amount_min: system.min,
    withdraw_amount_max: system.max,
    wallet: wallets.get(id) ?? '',
  }))
}

const HUNDREDTHS = 100

/** Converts between currencies, rounded to hundredths. @throws Rejection 431 unknown currency or negative amount */
function convert(amount: number, source: string, target: string): number {
  const from = Object.hasOwn(rublesPer, source) ? rublesPer[source] : undefined
  const to = Object.hasOwn(rublesPer, target) ? rublesPer[target] : undefined
  if (from === undefined || to === undefined || amount < 0) throw new Rejection(errorCode.parametersInvalid)
  return Math.round(((amount * from) / to) * HUNDREDTHS) / HUNDREDTHS
}

const monthOf = (
  context: Context,
  { month, after = '' }: { month: number; after?: string | undefined },
): HistoryMonth => ({
  player: signedIn(context),
  month,
  after,
  language: context.language,
  now: context.now,
})

/** Routes of the cashier: payment systems, conversion, histories and prizes. */
export function cashierRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getPaymentSystems, async (context) => {
    if (currentProvider(context) === undefined) return { payin: [], payout: [] }
    return {
      payin: Object.entries(payinSystems).map(([id, system]) => toPayinProvider(id, system, context.language)),
      payout: await payoutProviders(context),
    }
  })
  route(app, services, convertCurrency, async (_, { query: { source, currency, amount, way } }) =>
    way === 'in' ? convert(amount, source, currency) : convert(amount, currency, source),
  )
  route(app, services, getPaymentHistory, (context, { query }) =>
    readHistory(context, monthOf(context, query), query.direction),
  )
  route(app, services, getPayment, async (context, { params: { ref } }) =>
    readPayment(context, signedIn(context), ref, context),
  )
  route(app, services, cancelPayment, async (context, { params: { ref } }) => {
    leaveShareForProviders(context)
    await cancelOwnPayment(context, signedIn(context), ref, context.now)
    return {}
  })
  route(app, services, getBetHistory, (context, { query }) =>
    context.reading((db) => readBets(db, { ...monthOf(context, query), game: query.game ?? '' }), context.player),
  )
  // Nothing draws prizes here, so none are promised (`docs/promises.md`).
  route(app, services, getLotteryPrices, async () => ({ prices: [], allow: false }))
}
