import type { Language } from '#contract/languages.ts'

/*
 * Instants as people read them. The product's clock is Moscow's (`spec §4`); where a visitor's own differs, it is said
 * beside it. The browser's formatter, made once for each form: only pages beyond the lobby pay for waking it.
 */

const forms = {
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const
type Form = keyof typeof forms

const made = new Map<string, Intl.DateTimeFormat>()

function format(at: number, form: Form, language: Language, timeZone: string | undefined): string {
  const key = `${form} ${language} ${timeZone ?? ''}`
  const known = made.get(key)
  const formatter =
    known ?? new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', { ...forms[form], timeZone })
  if (known === undefined) made.set(key, formatter)
  return formatter.format(at)
}

/** Day and time in Moscow, `21 нояб., 18:05`. */
export const moscowMoment = (at: number, language: Language): string => format(at, 'moment', language, 'Europe/Moscow')
/** The time in Moscow, `18:05`. */
export const moscowClock = (at: number, language: Language): string => format(at, 'time', language, 'Europe/Moscow')
/** The time where the visitor is, `18:05`: for what he himself does. */
export const localClock = (at: number, language: Language): string => format(at, 'time', language, undefined)

/** The same moment where the visitor is, or `null` where that is the same time as Moscow's. */
export function localMoment(at: number, language: Language): string | null {
  const local = format(at, 'moment', language, undefined)
  return local === moscowMoment(at, language) ? null : local
}
