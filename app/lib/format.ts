import type { Language } from '#contract/languages.ts'

/** How each language writes a number: what stands between thousands, and before kopecks. */
const marks: Readonly<Record<Language, { thousands: string; decimal: string }>> = {
  ru: { thousands: '\u00a0', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
}

/**
 * An amount in rubles, `3 482 916,40 ₽`; kopecks only where there are some or `exact` is asked for. By hand, because the
 * browser's own formatter takes 20 ms of the first page to wake; a test holds the two together.
 */
export function formatRubles(amount: number, language: Language, exact = false): string {
  const [whole = '', kopecks] = Math.abs(amount)
    .toFixed(exact || !Number.isInteger(amount) ? 2 : 0)
    .split('.')
  const { thousands, decimal } = marks[language]
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands)
  return `${amount < 0 ? '-' : ''}${grouped}${kopecks === undefined ? '' : `${decimal}${kopecks}`}\u00a0₽`
}

/** A number such as points, `30 000`; at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  const { decimal } = marks[language]
  const [whole = '', part = ''] = formatRubles(value, language).slice(0, -2).split(decimal)
  const rest = part.replace(/0+$/u, '')
  return rest === '' ? whole : `${whole}${decimal}${rest}`
}

/** A name cut at a number of characters (`spec §2`), never inside of one, with an ellipsis behind the last one. */
export function truncate(name: string, length: number): string {
  const characters = [...name]
  return characters.length <= length ? name : `${characters.slice(0, length).join('').trimEnd()}…`
}
