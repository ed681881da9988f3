// Texts of both languages, which the document carries, so that the language switches without a reload.

/** @typedef {'ru' | 'en'} Language */

/** @type {Record<Language, Record<string, string>>} */
const TEXTS = JSON.parse(document.body.dataset.texts ?? '{"ru":{},"en":{}}')
const KOPECKS = 100

/** @param {unknown} value @returns {value is Language} */
export const isLanguage = (value) => value === 'ru' || value === 'en'

/** @type {Language} */
let language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'ru'

/** @type {(() => void)[]} */
const listeners = []

/** Returns a text with its `{placeholders}` filled in. @param {string} key @param {Record<string, string>} [values] */
export const text = (key, values = {}) =>
  (TEXTS[language][key] ?? '').replaceAll(/\{(\w+)\}/gu, (_, name) => values[String(name)] ?? '')

/** Formats kopecks as rubles, without the kopecks of a whole sum. @param {number} kopecks */
export function rubles(kopecks) {
  const digits = kopecks % KOPECKS === 0 ? 0 : 2
  const sum = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${sum.format(kopecks / KOPECKS)}\u00A0₽`
}

/** Calls `listener` after each change of the language. @param {() => void} listener */
export const onLanguage = (listener) => void listeners.push(listener)

/** Fills the elements that name a text by `data-text` or `data-label`, and shows those of the language. */
export function fillTexts() {
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

/** Switches the language of the whole frame. @param {Language} next */
export function setLanguage(next) {
  if (next === language) return
  language = next
  document.documentElement.lang = next
  document.title = text('name')
  fillTexts()
  for (const listener of listeners) listener()
}
