import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list, unwrapped } from '../core/containers.ts'
import { flag, number, numberOr, text, textOr, word } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

/** Where a withdrawal goes to. */
export const DESTINATIONS = ['phone', 'sbp', 'card', 'email', 'purse'] as const
export type Destination = (typeof DESTINATIONS)[number]

/**
 * A method to deposit or withdraw by. Amounts are in rubles, 0 is no limit of its own. `provider-facts.ts` parses
 * `currencies`, `config` and `fee`; `hint` is untrusted HTML.
 */
export const PaymentMethod = z.object({
  id: text(),
  system: textOr(),
  logo: textOr(),
  currencies: textOr('RUB'),
  fee: textOr(),
  invoice_amount_min: numberOr(0),
  invoice_amount_max: numberOr(0),
  withdraw_amount_min: numberOr(0),
  withdraw_amount_max: numberOr(0),
  hint: textOr(),
  /** The currency that rubles are converted into, or `""`. */
  conversion: textOr(),
  equal_sum_filter: flag(),
  destination: word(DESTINATIONS, 'card'),
  config: textOr(),
  /** Extension: the remembered account, a card only as its mask. */
  wallet: textOr(),
})
export type PaymentMethod = z.output<typeof PaymentMethod>

export const getPaymentSystems = declareCall({
  ...noInput,
  name: 'getPaymentSystems',
  method: 'GET',
  path: '/v2/cashbox/payment-systems',
  guest: false,
  data: z.object({ payin: list('payin', PaymentMethod), payout: list('payout', PaymentMethod) }),
})

/** Converts `amount` from `source` to `currency`. An estimate: the provider decides at the time of the payment. */
export const convertCurrency = declareCall({
  ...noInput,
  name: 'convertCurrency',
  method: 'GET',
  path: '/v2/cashbox/convert-currency',
  guest: false,
  errors: [errorCode.parametersInvalid],
  query: z.object({ source: text(), currency: text(), amount: number(), way: word(['in', 'out'], 'in') }),
  data: unwrapped('value', number()),
})

/** Prizes of the lottery by deposit, in rubles. Without `allow` they are not shown. */
export const getLotteryPrices = declareCall({
  ...noInput,
  name: 'getLotteryPrices',
  method: 'GET',
  path: '/v2/lottery/prices',
  guest: true,
  data: z.object({ prices: list('prices', z.object({ deposit: number(), price: number() })), allow: flag() }),
})
