import type { Language } from '#contract/core/languages.ts'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { depositRules, readAmount } from '#contract/money/money-rules.ts'
import { amountProblem } from '../models/deposit.model.ts'

/** The typed amount in rubles if the payment system accepts it, else `null`. */
export function validAmount(typed: string, provider: PaymentMethod | null, language: Language): number | null {
  const reading = readAmount(typed, language)
  if (provider === null || reading.kind !== 'whole') return null
  return amountProblem(typed, depositRules(provider), language) === null ? reading.value : null
}
