import type { ErrorArgs } from '../core/envelope.ts'
import { errorCode, isKnownCode, type ErrorCode } from './codes.ts'

const isList = (args: ErrorArgs): args is readonly (string | number)[] => Array.isArray(args)

/**
 * A placeholder: `%s` by position, `{seconds}` by name with an optional default (`{seconds|30}`), or a word in the form that
 * fits a number (`{seconds:second|seconds}`, in Russian `{seconds:секунду|секунды|секунд}`).
 */
const PLACEHOLDER = /%s|\{(\w+)(?:\|(\w*))?\}|\{(\w+):([^{}]+)\}/gu

/** The forms of a language in their order: English has two, Russian three. */
const FORMS = {
  2: { rules: new Intl.PluralRules('en'), order: ['one', 'other'] },
  3: { rules: new Intl.PluralRules('ru'), order: ['one', 'few', 'many'] },
} as const

/** Chooses the form that fits a number. Without one it is the last form, which fits the round numbers of defaults. */
function pluralForm(forms: readonly string[], value: string | number | undefined): string {
  const last = forms.at(-1) ?? ''
  const language = forms.length === 2 || forms.length === 3 ? FORMS[forms.length] : null
  if (language === null || value === undefined || !Number.isInteger(Number(value))) return last
  const order: readonly string[] = language.order
  return forms[order.indexOf(language.rules.select(Number(value)))] ?? last
}

/**
 * Fills the placeholders of a template in one pass, so that an argument is never read as a template. A missing value becomes
 * the placeholder's default or an empty string.
 */
export function fillMessage(template: string, args: ErrorArgs): string {
  const list = isList(args) ? args : []
  const named: Readonly<Record<string, string | number>> = isList(args) ? {} : args
  let next = 0
  return template
    .replace(PLACEHOLDER, (_, name?: string, fallback = '', counted?: string, forms = '') => {
      if (name !== undefined) return String(named[name] ?? fallback)
      if (counted !== undefined) return pluralForm(forms.split('|'), named[counted])
      return String(list[next++] ?? '')
    })
    .trim()
}

const WITHDRAWAL_CODES = { first: errorCode.transactionUnfinished, last: errorCode.payoutSystemNotUsed }
const LIMIT_CODES: readonly number[] = [errorCode.payoutBelowMinimum, errorCode.payoutAboveMaximum]

/** The server words these errors itself: why a phone is refused, and withdrawals, except their limits (`spec §8`). */
const isWordedByServer = (code: number): boolean =>
  code === errorCode.phoneRejected ||
  (code >= WITHDRAWAL_CODES.first && code <= WITHDRAWAL_CODES.last && !LIMIT_CODES.includes(code))

/**
 * Returns the player-facing text of an error: the catalogue text, else the server's message, else the text of code 11
 * with the code, so that support can find it.
 */
export function errorMessage(
  texts: Readonly<Record<ErrorCode, string>>,
  refusal: { code: number; message: string | null; args: ErrorArgs },
): string {
  const { code, message, args } = refusal
  const ownText = isKnownCode(code) ? texts[code] : null
  if (message !== null && message !== '' && (ownText === null || isWordedByServer(code)))
    return fillMessage(message, args)
  return ownText === null ? `${texts[errorCode.contactSupport]} (${code})` : fillMessage(ownText, args)
}
