import type { Language } from '#contract/core/languages.ts'

/* Tables as CSV (RFC 4180), as a spreadsheet of the language reads them. */

/** Text as it is; a number with the decimal separator of the language. */
export type CsvCell = string | number

/** A Russian spreadsheet takes the comma for a decimal separator. */
const FORMATS: Readonly<Record<Language, { separator: string; decimal: string }>> = {
  ru: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}
/** Without it Excel does not read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A spreadsheet would calculate a text that begins with it, also after spaces and in its full-width form. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

function writeCell(cell: CsvCell, { separator, decimal }: (typeof FORMATS)[Language]): string {
  const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : cell
  if (typeof cell === 'string' && FORMULA.test(text)) return quoted(`'${text}`)
  return text.includes(separator) || /["\r\n]/u.test(text) ? quoted(text) : text
}

/** Writes rows as CSV. A text that a spreadsheet would take for a formula is quoted as text. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[], language: Language): string =>
  BYTE_ORDER_MARK +
  rows
    .map((row) => `${row.map((cell) => writeCell(cell, FORMATS[language])).join(FORMATS[language].separator)}\r\n`)
    .join('')
