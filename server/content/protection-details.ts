import type { BreakTerm, LimitKind, LimitPeriod } from '#contract/play/protection-rules.ts'
import { LIMIT_KINDS, LIMIT_PERIODS, BREAK_TERMS } from '#contract/play/protection-rules.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Bilingual } from './shapes.ts'

/* Words of limits and breaks in the account history. */

const KINDS: Readonly<Record<LimitKind, Bilingual>> = {
  deposit: { ru: 'депозиты', en: 'deposits' },
  loss: { ru: 'проигрыш', en: 'losses' },
  wager: { ru: 'ставки', en: 'bets' },
  session: { ru: 'время сессии', en: 'session time' },
}
const PERIODS: Readonly<Record<LimitPeriod, Bilingual>> = {
  day: { ru: 'за 24 часа', en: 'in 24 hours' },
  week: { ru: 'за 7 дней', en: 'in 7 days' },
  month: { ru: 'за 30 дней', en: 'in 30 days' },
  session: { ru: '', en: '' },
}
const TERMS: Readonly<Record<BreakTerm, Bilingual>> = {
  day: { ru: '24 часа', en: '24 hours' },
  week: { ru: '7 дней', en: '7 days' },
  month: { ru: '30 дней', en: '30 days' },
  sixWeeks: { ru: '6 недель', en: '6 weeks' },
  halfYear: { ru: '6 месяцев', en: '6 months' },
  year: { ru: '1 год', en: '1 year' },
  threeYears: { ru: '3 года', en: '3 years' },
  fiveYears: { ru: '5 лет', en: '5 years' },
  forever: { ru: 'навсегда', en: 'forever' },
}

interface LimitWords {
  kind: LimitKind
  period: LimitPeriod
  /** Rubles or minutes; `null` without a limit. */
  amount: number | null
}

/** The detail of an event about a limit, as it is stored. */
export const writeLimitDetail = ({ kind, period, amount }: LimitWords): string => [kind, period, amount ?? ''].join(' ')

/** The text of a stored detail about a limit. */
export function limitDetail(detail: string, language: Language): string {
  const [kindWord, periodWord, amount = ''] = detail.split(' ')
  const kind = LIMIT_KINDS.find((word) => word === kindWord)
  const period = LIMIT_PERIODS.find((word) => word === periodWord)
  if (kind === undefined || period === undefined) return detail
  const none = { ru: 'без лимита', en: 'no limit' }[language]
  const unit = kind === 'session' ? { ru: 'мин', en: 'min' }[language] : '₽'
  const value = amount === '' ? none : `${Number(amount).toLocaleString(language)} ${unit}`
  return `${[KINDS[kind][language], PERIODS[period][language]].filter((part) => part !== '').join(' ')} — ${value}`
}

/** The text of a stored detail about a break. */
export function termDetail(detail: string, language: Language): string {
  const term = BREAK_TERMS.find((word) => word === detail)
  return term === undefined ? detail : TERMS[term][language]
}

/** Notification that asks to review limits; HTML. */
export const limitsNews = {
  title: { ru: 'Проверьте свои лимиты', en: 'Review your limits' },
  text: {
    ru: '<p>Прошло полгода. Посмотрите, подходят ли вам ещё лимиты депозитов, ставок и времени: они на странице «Лимиты и перерывы».</p>',
    en: '<p>It’s been six months. Check whether your limits on deposits, bets and time still suit you: they’re on the “Limits and breaks” page.</p>',
  },
} as const
