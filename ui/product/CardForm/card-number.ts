import type { MaskitoOptions } from '@maskito/core'
import cardValidator from 'card-validator'
import { digitsOf, readCard } from '../../private/pasted-text.ts'

/** More than a card number has: a number that is too long is shown as wrong, not cut. */
const MAX_DIGITS = 32
/** Most cards have 16 digits: from there on a number counts as complete. */
export const FULL_NUMBER = 16
/** Shorter numbers are errors, which the caller validates. */
const MIN_DIGITS = 12

/** Groups the digits in fours while typing, and after paste and autofill. */
export const cardNumberMask: MaskitoOptions = {
  mask: Array.from({ length: MAX_DIGITS }, (_, index) =>
    index > 0 && index % 4 === 0 ? [' ', /\d/u] : [/\d/u],
  ).flat(),
  preprocessors: [({ elementState, data }) => ({ elementState, data: readCard(data).number })],
}

export interface CardNumberFacts {
  /** The name of the brand, or `null` while several are possible. */
  brand: string | null
  /** The check digit, the length or the brand is wrong. Such cards exist, so this is only a warning. */
  isSuspicious: boolean
}

/** What a card number, as typed, says about its card. */
export function inspectCardNumber(text: string): CardNumberFacts {
  const digits = digitsOf(text)
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits)
  const isWrong = card === null ? !isPotentiallyValid : !isValid
  return { brand: card?.niceType ?? null, isSuspicious: digits.length >= MIN_DIGITS && isWrong }
}
