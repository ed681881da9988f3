import { money } from '../core/constants.ts'
import { graphemesOf } from '../core/truncate.ts'
import { digitsOf, normaliseTyped } from '../core/typed-text.ts'
import { emailProblem, hasPhoneCharacters, phoneOf } from '../player/credentials.ts'
import { cardDigits } from './card-rules.ts'
import type { Destination, PaymentMethod } from './cashier.ts'
import type { AmountReading } from './money-rules.ts'
import { parseProviderConfig } from './provider-facts.ts'

/* Rules of a withdrawal (`spec §5`), shared by the form and the reference API. Amounts are in rubles. */

/** Lengths of an account: digits of a phone (`spec §5`: at least 9), characters of a purse (at least 4). */
const LENGTHS = { phone: { min: 9, max: 15 }, purse: { min: 4, max: 64 } } as const

const PURSE = /^[\p{L}\d._+@-]+$/u
const MASK = '••••'

/**
 * The account as the request has it: a card and a phone without separators, the phone with its dialling code. `null` if
 * it does not fit the destination.
 */
export function readAccount(destination: Destination, typed: string): string | null {
  const text = normaliseTyped(typed)
  switch (destination) {
    case 'phone':
    case 'sbp': {
      const { length } = digitsOf(text)
      const { min, max } = LENGTHS.phone
      return hasPhoneCharacters(text) && length >= min && length <= max ? phoneOf(text) : null
    }
    case 'card':
      return cardDigits(typed)
    case 'email':
      return text !== '' && emailProblem(text) === null ? text : null
    case 'purse': {
      const purse = text.replace(/\s/gu, '')
      return PURSE.test(purse) && purse.length >= LENGTHS.purse.min && purse.length <= LENGTHS.purse.max ? purse : null
    }
  }
}

/** Letters, spaces and the signs of names. */
const HOLDER = /^\p{L}[\p{L} .'’-]{1,63}$/u

/** The card holder's name as the request has it; `null` if it is not one. */
export function readHolder(typed: string): string | null {
  const name = normaliseTyped(typed)
  return HOLDER.test(name) ? name : null
}

const SHOWN_END = 4
const SHOWN_DIGITS = { start: 4, end: 4 } as const

/** What the player and the history see of an account: `•••• 1234`, `+799••••4567`, `a•••@example.com`. */
export function maskAccount(destination: Destination, account: string): string {
  switch (destination) {
    case 'card':
    case 'purse':
      return `${MASK} ${account.slice(-SHOWN_END)}`
    case 'phone':
    case 'sbp':
      return `${account.slice(0, SHOWN_DIGITS.start)}${MASK}${account.slice(-SHOWN_DIGITS.end)}`
    case 'email':
      return `${graphemesOf(account)[0] ?? ''}${MASK}${account.slice(account.lastIndexOf('@'))}`
  }
}

/** Limits of one withdrawal, both inclusive. Zero or less means that the provider has no limit of its own. */
export function withdrawalLimits({
  withdraw_amount_min: least,
  withdraw_amount_max: most,
}: Pick<PaymentMethod, 'withdraw_amount_min' | 'withdraw_amount_max'>): { minimum: number; maximum: number } {
  return {
    minimum: least > 0 ? Math.ceil(least) : money.withdrawalMin,
    maximum: most > 0 ? Math.min(Math.floor(most), money.withdrawalMaxPerDay) : money.withdrawalMaxPerDay,
  }
}

/** Why an amount cannot be withdrawn, with the number of its message. */
export type WithdrawalAmountProblem =
  | { name: 'amountEmpty' | 'amountNotNumber' | 'amountNotWhole' | 'amountNotPositive' }
  | { name: 'amountAmbiguous'; thousands: number; decimal: number }
  | { name: 'aboveBalance'; own: number }
  | { name: 'belowMinimum'; minimum: number }
  | { name: 'aboveMaximum'; maximum: number }

/** Returns the first problem of an amount in the order of the form and the API, or `null`. `own`: the own money. */
export function withdrawalAmountProblem(
  amount: AmountReading,
  own: number,
  limits: { minimum: number; maximum: number },
): WithdrawalAmountProblem | null {
  if (amount.kind === 'empty') return { name: 'amountEmpty' }
  if (amount.kind === 'notNumber') return { name: 'amountNotNumber' }
  if (amount.kind === 'notWhole') return { name: 'amountNotWhole' }
  if (amount.kind === 'ambiguous')
    return { name: 'amountAmbiguous', thousands: amount.thousands, decimal: amount.decimal }
  const { value } = amount
  if (value <= 0) return { name: 'amountNotPositive' }
  if (value > own) return { name: 'aboveBalance', own }
  if (value < limits.minimum) return { name: 'belowMinimum', minimum: limits.minimum }
  return value > limits.maximum ? { name: 'aboveMaximum', maximum: limits.maximum } : null
}

/** What a withdrawal asks for besides account and amount. */
export function withdrawalNeeds({ destination, config }: Pick<PaymentMethod, 'destination' | 'config'>): {
  holder: boolean
  bank: boolean
  /** Dialling codes of a phone; empty for any. */
  codes: readonly string[]
} {
  const { needsHolder, codes } = parseProviderConfig(config)
  return { holder: destination === 'card' && needsHolder, bank: destination === 'sbp', codes }
}
