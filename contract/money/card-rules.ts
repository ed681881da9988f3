import { bankCard } from '../core/constants.ts'
import { moscowMonthIndex } from '../core/moscow-calendar.ts'
import { moscowYear } from '../core/moscow-time.ts'
import { normaliseTyped } from '../core/typed-text.ts'

/* Rules of a bank card (`spec §5`), shared by the card form and the reference API. Nothing here keeps a value. */

/** Typed fields of a bank card. */
export interface CardInput {
  number: string
  month: string
  year: string
  code: string
}

export type CardProblem = 'numberInvalid' | 'monthInvalid' | 'monthPast' | 'yearInvalid' | 'codeInvalid'

/** Removes spaces and dashes. */
const compact = (typed: string): string => normaliseTyped(typed).replace(/[\s\p{Pd}\u2212]/gu, '')

/** Digits of a typed card number; `null` if it has other characters or a wrong length. */
export function cardDigits(typed: string): string | null {
  const digits = compact(typed)
  const isValid = /^\d+$/u.test(digits) && digits.length >= bankCard.numberMin && digits.length <= bankCard.numberMax
  return isValid ? digits : null
}

/** The card code; `null` if it is invalid. */
export function cardCode(typed: string): string | null {
  const code = compact(typed)
  return /^\d+$/u.test(code) && code.length === bankCard.codeLength ? code : null
}

/** The month and year as the request has them: `MM/YY`. */
export const cardExpiry = ({ month, year }: Pick<CardInput, 'month' | 'year'>): string =>
  `${compact(month)}/${compact(year)}`

/** Reads `MM/YY` of a request. Without a slash, the year is empty and so invalid. */
export function readCardExpiry(expire: string): Pick<CardInput, 'month' | 'year'> {
  const [month = '', ...rest] = expire.split('/')
  return { month, year: rest.join('/') }
}

function expiryProblem({ month, year }: Pick<CardInput, 'month' | 'year'>, now: number): CardProblem[] {
  const [typedMonth, typedYear] = [compact(month), compact(year)]
  const problems: CardProblem[] = []
  const hasMonth = /^(?:0[1-9]|1[0-2])$/u.test(typedMonth)
  // Modulo a hundred, so that the window also works at the end of a century.
  const yearsAhead = (Number(typedYear) - (moscowYear(now) % 100) + 100) % 100
  const hasYear = /^\d\d$/u.test(typedYear) && yearsAhead <= bankCard.yearsAhead
  if (!hasMonth) problems.push('monthInvalid')
  else if (hasYear && yearsAhead === 0 && Number(typedMonth) <= moscowMonthIndex(now)) problems.push('monthPast')
  if (!hasYear) problems.push('yearInvalid')
  return problems
}

/**
 * Every problem of a card, in the order of its fields. A card is valid until the end of its month in Moscow; `now` is
 * in milliseconds since the epoch.
 */
export function cardProblems(card: CardInput, now: number): CardProblem[] {
  return [
    ...(cardDigits(card.number) === null ? (['numberInvalid'] as const) : []),
    ...expiryProblem(card, now),
    ...(cardCode(card.code) === null ? (['codeInvalid'] as const) : []),
  ]
}
