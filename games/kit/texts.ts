import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { isLanguage, type Bilingual, type Language } from '#contract/core/languages.ts'

/* Texts of both languages, which the document carries, so that the language switches without a reload. */

const TEXTS: Record<Language, Record<string, string>> = JSON.parse(document.body.dataset.texts ?? '{"ru":{},"en":{}}')

let language: Language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'ru'

const listeners: (() => void)[] = []

/** Returns a text with its `{placeholders}` filled in. */
export const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  (TEXTS[language][key] ?? '').replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')

/** Formats kopecks as rubles, without the kopecks of a whole sum. */
export function rubles(kopecks: number): string {
  const digits = kopecks % KOPECKS_PER_RUBLE === 0 ? 0 : 2
  const sum = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${sum.format(kopecks / KOPECKS_PER_RUBLE)}\u00A0₽`
}

/** A text that the server sends in both languages; empty if there is none. */
export const inLanguage = (texts: Bilingual | null): string => texts?.[language] ?? ''

/** Calls `listener` after each change of the language. */
export const onLanguage = (listener: () => void): void => void listeners.push(listener)

/** Fills the elements that name a text by `data-text` or `data-label`, and shows those of the language. */
export function fillTexts(): void {
  for (const element of document.querySelectorAll('[data-text]')) {
    if (element instanceof HTMLElement) element.textContent = text(element.dataset.text ?? '')
  }
  for (const element of document.querySelectorAll('[data-language]')) {
    if (element instanceof HTMLElement) element.hidden = element.dataset.language !== language
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    if (element instanceof HTMLElement) element.setAttribute('aria-label', text(element.dataset.label ?? ''))
  }
}

/** Switches the language of the whole frame. */
export function setLanguage(next: Language): void {
  if (next === language) return
  language = next
  document.documentElement.lang = next
  document.title = text('name')
  fillTexts()
  for (const listener of listeners) listener()
}
