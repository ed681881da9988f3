import type { Language } from '#contract/core/languages.ts'
import type { Facts } from './game.ts'

/** Returns a share in percent, rounded to hundredths: 3933 of 4096 is 96.02. */
export const percentOf = ([part, whole]: readonly [number, number]): number => Math.round((part / whole) * 10_000) / 100

/** Formats a share as `96,02 %` or `96.02%`. */
export const formatPercent = (share: readonly [number, number], language: Language, digits = 2): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share[0] / share[1])

/** Formats the return of a game. */
export const formatReturn = ({ returns }: Facts, language: Language): string => formatPercent(returns, language)

/** Formats a count with the separators of a language. */
export const formatCount = (count: number, language: Language): string => new Intl.NumberFormat(language).format(count)

/** Renders an HTML table of texts and numbers that need no escaping. */
export function htmlTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly (string | number)[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}
