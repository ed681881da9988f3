import type { Language } from '#contract/languages.ts'

const locales: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' }
const made = new Map<string, Intl.NumberFormat>()

function formatter(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language}:${decimals}`
  const known = made.get(key)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  made.set(key, format)
  return format
}

/** An amount in rubles, `3 482 916,40 ₽`; kopecks only where there are some or `exact` is asked for. */
export function formatRubles(amount: number, language: Language, exact = false): string {
  return `${formatter(language, exact || !Number.isInteger(amount) ? 2 : 0).format(amount)}\u00a0₽`
}

/** A name cut at a number of characters (`spec §2`), never inside of one, with an ellipsis in the last place. */
export function cutName(name: string, length: number): string {
  const characters = [...name]
  return characters.length <= length ? name : `${characters.slice(0, length).join('').trimEnd()}…`
}
