import { depositBanks, equalSums, money } from '../core/constants.ts'
import type { Language } from '../core/languages.ts'
import { normaliseTyped } from '../core/typed-text.ts'
import { parseProviderConfig } from './provider-facts.ts'

/* Rules of a deposit (`spec §5`), shared by the form and the reference API. Amounts are in rubles. */

/**
 * A typed amount. `notWhole` has the number that was read, so that the message can name it. `ambiguous` has both
 * readings of a single group, as in `1.500`.
 */
export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'notNumber' }
  | { kind: 'notWhole'; value: number }
  | { kind: 'ambiguous'; thousands: number; decimal: number }
  | { kind: 'whole'; value: number }

const NUMBER = /^[+\-\u2212]?(?:\d+(?:\.\d*)?|\.\d+)$/u
/** There are no thousandths of a ruble, so such an amount is never read silently as a whole one. */
const MORE_THAN_KOPECKS = /\.\d{3,}$/u

/** The ruble before or after an amount, as the site and banks write it. */
const CURRENCY = /^(?:₽|rub|rur|руб\.?)|(?:₽|rub|rur|руб(?:\.|лей|ля|ль)?|р\.?)$/iu
/** Thousands in groups of three with the other separator for kopecks, or two groups and more. */
const GROUPED =
  /^[+\-\u2212]?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d{1,2}|(?:\.\d{3})+,\d{1,2}|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/u
/** One group. The sign of the ruble, or the comma of English, makes it thousands. Otherwise it may be a decimal too. */
const ONE_GROUP = /^[+\-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/u

/** Removes the first separator wherever it stands. */
const removeSeparator = (text: string): string => text.replaceAll(/[.,]/u.exec(text)?.[0] ?? ' ', '')

function toNumber(text: string): number {
  const number = Number(text.replace('\u2212', '-'))
  return Math.sign(number) * Math.min(Math.abs(number), Number.MAX_SAFE_INTEGER)
}

/**
 * Reads an amount as typed or pasted: `1 500`, `1 500,00 ₽`, `1,500.00`. Spaces of any kind are ignored. A comma is a decimal
 * point, except before exactly three digits in English: `1,500` is 1500 there and ambiguous in Russian.
 */
export function readAmount(typed: string, language: Language): AmountReading {
  const compact = normaliseTyped(typed).replace(/\s/gu, '')
  const amount = compact.replace(CURRENCY, '')
  if (compact === '') return { kind: 'empty' }
  const hasOneGroup = ONE_GROUP.test(amount)
  const isOneGroup = hasOneGroup && (amount !== compact || (language === 'en' && amount.includes(',')))
  const text = (isOneGroup || GROUPED.test(amount) ? removeSeparator(amount) : amount).replace(',', '.')
  if (!NUMBER.test(text)) return { kind: 'notNumber' }
  const value = toNumber(text)
  if (hasOneGroup && !isOneGroup)
    return { kind: 'ambiguous', thousands: toNumber(removeSeparator(amount)), decimal: value }
  return { kind: Number.isInteger(value) && !MORE_THAN_KOPECKS.test(text) ? 'whole' : 'notWhole', value }
}

/** Reads an amount from a request. */
export function readWireAmount(value: number): AmountReading {
  if (!Number.isFinite(value)) return { kind: 'notNumber' }
  return { kind: Number.isInteger(value) ? 'whole' : 'notWhole', value }
}

/** The smallest and the largest deposit, both inclusive. */
export interface DepositLimits {
  minimum: number
  maximum: number
}

/** Effective limits of a provider. Zero or less means that the provider has no limit of its own. */
export function depositLimits(provider: { invoice_amount_min: number; invoice_amount_max: number }): DepositLimits {
  const { invoice_amount_min: least, invoice_amount_max: most } = provider
  return {
    minimum: least > 0 ? Math.ceil(least) : money.depositMinInCashier,
    maximum: most > 0 ? Math.min(Math.floor(most), money.depositCeiling) : money.depositMax,
  }
}

/** Whether a provider with an equal sum filter rejects the amount: its last digit is 0 or 5. */
export const isEqualSum = (amount: number): boolean => amount % 5 === 0

/**
 * Amounts to offer instead of a round one: up to three, first the closest ones above it, then, if the maximum cuts
 * them, those below it. An amount outside the limits gets the closest ones inside.
 */
export function equalSumAlternatives(amount: number, { minimum, maximum }: DepositLimits): number[] {
  const steps = Array.from({ length: equalSums.distance }, (_, index) => index + 1)
  const lower = Math.max(amount, minimum - 1)
  const upper = Math.min(amount, maximum + 1)
  return [...steps.map((step) => lower + step), ...steps.map((step) => upper - step)]
    .filter((sum) => !isEqualSum(sum) && sum >= minimum && sum <= maximum)
    .slice(0, equalSums.alternatives)
}

/** What a deposit must satisfy. */
export interface DepositRules {
  limits: DepositLimits
  rejectsEqualSums: boolean
  /** Banks to choose from; an empty list needs no choice. */
  banks: readonly string[]
  /** The player's own remaining limit; `null` without one. */
  ownLimit: number | null
}

/** Banks to choose from for a provider: a cascade needs one, from its own list or the usual four. */
export function banksOf(config: string): readonly string[] {
  const { isCascade, banks } = parseProviderConfig(config)
  if (!isCascade) return []
  return banks.length > 0 ? banks : depositBanks
}

/** Rules of a deposit by a provider. */
export function depositRules(
  provider: { invoice_amount_min: number; invoice_amount_max: number; equal_sum_filter: boolean; config: string },
  ownLimit: number | null = null,
): DepositRules {
  return {
    limits: depositLimits(provider),
    rejectsEqualSums: provider.equal_sum_filter,
    banks: banksOf(provider.config),
    ownLimit,
  }
}

/** Why a deposit is rejected, with the numbers of its message. */
export type DepositProblem =
  | { name: 'amountEmpty' | 'amountNotNumber' | 'amountNotPositive' | 'bankMissing' }
  | { name: 'amountNotWhole'; value: number }
  | { name: 'amountAmbiguous'; thousands: number; decimal: number }
  | { name: 'equalSum'; alternatives: readonly number[] }
  | { name: 'belowMinimum'; minimum: number }
  | { name: 'aboveMaximum'; maximum: number }
  | { name: 'aboveOwnLimit'; limit: number }

/** Returns the first problem of a deposit in the order of the form, or `null`. */
export function depositProblem(amount: AmountReading, bank: string, rules: DepositRules): DepositProblem | null {
  if (amount.kind === 'empty') return { name: 'amountEmpty' }
  if (amount.kind === 'notNumber') return { name: 'amountNotNumber' }
  if (amount.kind === 'ambiguous')
    return { name: 'amountAmbiguous', thousands: amount.thousands, decimal: amount.decimal }
  const { value } = amount
  if (amount.kind === 'notWhole') return { name: 'amountNotWhole', value }
  if (value <= 0) return { name: 'amountNotPositive' }
  const { limits, rejectsEqualSums, banks, ownLimit } = rules
  if (rejectsEqualSums && isEqualSum(value)) {
    return { name: 'equalSum', alternatives: equalSumAlternatives(value, limits) }
  }
  if (value < limits.minimum) return { name: 'belowMinimum', minimum: limits.minimum }
  if (value > limits.maximum) return { name: 'aboveMaximum', maximum: limits.maximum }
  if (ownLimit !== null && value > ownLimit) return { name: 'aboveOwnLimit', limit: ownLimit }
  return banks.length > 0 && !banks.includes(bank) ? { name: 'bankMissing' } : null
}
