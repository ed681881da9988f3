/*
 * Parsers of a payment provider's text fields (`spec §3`). The texts come from an operator: what cannot be read is
 * skipped, and nothing throws.
 */

/** A currency of a provider. Without a title of its own, `title` is the code. */
export interface Currency {
  code: string
  title: string
}

const CURRENCY_CODE = /^[A-Z]{3}$/u
const DEFAULT_CURRENCY: Currency = { code: 'RUB', title: 'RUB' }

/** Splits at the first colon. The second part is `null` without a colon. */
function splitPair(word: string): [first: string, second: string | null] {
  const colon = word.indexOf(':')
  return colon === -1 ? [word, null] : [word.slice(0, colon), word.slice(colon + 1)]
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '')

function readCurrency(word: string): Currency | null {
  const [first, second] = splitPair(word)
  if (CURRENCY_CODE.test(first)) return { code: first, title: second ?? '' }
  return second !== null && CURRENCY_CODE.test(second) ? { code: second, title: first } : null
}

/**
 * Parses `currencies`: `RUB USD:US dollars` or `dollars:USD`. A word without a code continues the title before it. The
 * first entry of a repeated code stays, and an unreadable text is rubles.
 */
export function parseCurrencies(text: string): Currency[] {
  const entries: Currency[] = []
  for (const word of wordsOf(text)) {
    const currency = readCurrency(word)
    const last = entries.at(-1)
    if (currency !== null) entries.push(currency)
    else if (last !== undefined) last.title = last.title === '' ? word : `${last.title} ${word}`
  }
  const byCode = new Map<string, Currency>()
  for (const { code, title } of entries) {
    if (!byCode.has(code)) byCode.set(code, { code, title: title === '' ? code : title })
  }
  return byCode.size === 0 ? [{ ...DEFAULT_CURRENCY }] : [...byCode.values()]
}

/** Settings of a provider. An empty list restricts nothing. */
export interface ProviderConfig {
  /** Dialling codes with a plus. */
  codes: string[]
  banks: string[]
  /** The provider searches for payment details and needs the player's bank. */
  isCascade: boolean
  /** A withdrawal needs the card holder's name. */
  needsHolder: boolean
}

const DIALLING_CODE = /^\+?([1-9]\d{0,3})$/u
const BANK = /^[a-z\d][a-z\d_-]{0,31}$/u

const listOf = (value: string | undefined): string[] => [...new Set((value ?? '').split(','))]
const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Parses `config`: `codes:+7,+375 banklist:tbank,sber cascade:1 holder:1`. The last value of a repeated key counts. */
export function parseProviderConfig(text: string): ProviderConfig {
  const values = new Map<string, string>()
  for (const word of wordsOf(text)) {
    const [key, value] = splitPair(word)
    if (value !== null) values.set(key.toLowerCase(), value)
  }
  const codes = listOf(values.get('codes')).flatMap((code) => {
    const digits = DIALLING_CODE.exec(code)?.[1]
    return digits === undefined ? [] : [`+${digits}`]
  })
  return {
    codes: [...new Set(codes)],
    banks: [...new Set(listOf(values.get('banklist')?.toLowerCase()).filter((bank) => BANK.test(bank)))],
    isCascade: isOn(values.get('cascade')),
    needsHolder: isOn(values.get('holder')),
  }
}

/** A provider's fee. `text` is any wording that is not a plain number; the player sees it as it is. */
export type Fee = { kind: 'none' } | { kind: 'percent' | 'rubles'; value: number } | { kind: 'text'; text: string }

const FEE = /^(\d{1,6}(?:[.,]\d{1,4})?)\s*(%|₽|RUB|руб\.?)?$/iu

/** Parses `fee`: `3 %` and `3` are percent, `50 ₽` is rubles, empty and zero are no fee. */
export function parseFee(text: string): Fee {
  const trimmed = text.normalize('NFKC').trim()
  if (trimmed === '') return { kind: 'none' }
  const [, number, unit] = FEE.exec(trimmed) ?? []
  if (number === undefined) return { kind: 'text', text: trimmed }
  const value = Number(number.replace(',', '.'))
  if (value === 0) return { kind: 'none' }
  return { kind: unit === undefined || unit === '%' ? 'percent' : 'rubles', value }
}
