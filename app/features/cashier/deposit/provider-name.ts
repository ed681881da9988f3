import type { PaymentMethod } from '#contract/money/cashier.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'

/** The shown name of a payment system, whose direction does not change the text around it. */
export const providerName = ({ id, system }: Pick<PaymentMethod, 'id' | 'system'>): string =>
  bidiIsolate(system === '' ? id : system)
