import { money } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { BIRTHDAY_BONUSES, TIERS_PER_LEVEL, VIP_TIERS, vipPlace, type VipTier } from '#contract/lobby/levels.ts'
import { bonusOffers, WELCOME, WELCOME_PACKAGE } from './bonuses.ts'
import { formatCount, htmlTable } from '#games/explanation-numbers.ts'

/* Tables of the promotions, from the rules that pay them. */

const rubles = (sum: number, language: Language): string => `${formatCount(sum, language)}\u00a0₽`
const percent = (share: number, language: Language): string => (language === 'ru' ? `${share}\u00a0%` : `${share}%`)
const sumOrNone = (sum: number, language: Language): string =>
  sum === 0 ? { ru: 'нет', en: 'none' }[language] : rubles(sum, language)

const WELCOME_WORDS: Readonly<Record<Language, { head: readonly string[]; rows: readonly string[]; total: string }>> = {
  ru: { head: ['Депозит', 'Бонус', 'Не больше', 'Фриспины'], rows: ['Первый', 'Второй', 'Третий'], total: 'Вместе' },
  en: { head: ['Deposit', 'Bonus', 'Up to', 'Free spins'], rows: ['First', 'Second', 'Third'], total: 'Total' },
}

/** The stages of the welcome package, and what they give together. */
export function welcomeTable(language: Language): string {
  const { head, rows, total } = WELCOME_WORDS[language]
  const row = (name: string, share: number, sum: number, spins: number) => [
    ...[name, percent(share, language), rubles(sum, language), spins],
  ]
  const stages = WELCOME_PACKAGE.map((key) => bonusOffers[key])
  return htmlTable(head, [
    ...stages.map(({ amount, spins }, index) => row(rows[index] ?? '', WELCOME.percent, amount, spins)),
    row(total, WELCOME.percent * stages.length, money.welcome.total, money.welcome.freeSpins),
  ])
}

/** The birthday bonus of each level. */
export function birthdayTable(language: Language): string {
  const head = { ru: ['Уровень', 'Бонус'], en: ['Level', 'Bonus'] }[language]
  return htmlTable(
    head,
    BIRTHDAY_BONUSES.map((sum, index) => [index + 1, sumOrNone(sum, language)]),
  )
}

/** A value of each VIP tier, with a row per level. */
function tierTable(language: Language, valueOf: (tier: VipTier) => string): string {
  const words = { ru: ['Уровень', 'Ступень'], en: ['Level', 'Tier'] }[language]
  const tiers = Array.from({ length: TIERS_PER_LEVEL }, (_, index) => `${words[1]} ${index + 1}`)
  const rows = Array.from({ length: VIP_TIERS.length / TIERS_PER_LEVEL }, (_, index) => [
    vipPlace(index * TIERS_PER_LEVEL).level,
    ...VIP_TIERS.slice(index * TIERS_PER_LEVEL, (index + 1) * TIERS_PER_LEVEL).map(valueOf),
  ])
  return htmlTable([words[0] ?? '', ...tiers], rows)
}

/** The cashback of each VIP tier. */
export const cashbackTable = (language: Language): string =>
  tierTable(language, ({ cashback }) => percent(cashback, language))

/** The status bonus of each VIP tier. */
export const statusTable = (language: Language): string =>
  tierTable(language, ({ statusBonus }) => sumOrNone(statusBonus, language))
