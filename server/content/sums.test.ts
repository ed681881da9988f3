import { expect, it } from 'vitest'
import { bets, KOPECKS_PER_RUBLE, money, tournament } from '#contract/core/constants.ts'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import { BIRTHDAY_BONUSES, POINTS_PER_TIER, VIP_TIERS } from '#contract/lobby/levels.ts'
import { bonusCost } from '#contract/money/bonus-cost.ts'
import { winOf } from '#games/blackjack/pays.ts'
import { engines } from '#games/registry.ts'
import { DEMO_BALANCE, REFILL_BELOW } from '#server/play/launch/purses.ts'
import { pots } from '#server/seed/site-content.ts'
import { slides } from './slides.ts'
import { bonusEdge } from './bonus-edge.ts'
import { bonusOffers, FREE_SPIN_KOPECKS, WELCOME_PACKAGE } from './bonuses.ts'
import { faq } from './faq/faq.ts'
import { pages } from './pages/pages.ts'
import { paymentInfo } from './payment-info.ts'
import { promos } from './promos.ts'
import { ownPresentation } from '#games/presentations.ts'
import { ENGINE_IDS } from '#games/registry.ts'
import type { Bilingual } from './shapes.ts'
import { tournaments } from './tournaments.ts'

/* Every sum of money in the texts of the server is one of the rules, or of an example that follows from them. */

const offers = Object.values(bonusOffers)
/** Stakes for a VIP point in slots, at tables and in video poker. */
const stakesForPoint = [100, 500, 1000]
const rules = [
  money.depositMin,
  money.depositMax,
  money.depositCeiling,
  money.withdrawalMin,
  money.withdrawalMaxPerDay,
  money.withdrawalWithoutDocuments,
  money.friendBonus,
  money.welcome.total,
  ...VIP_TIERS.map(({ statusBonus }) => statusBonus),
  ...BIRTHDAY_BONUSES,
  ...offers.flatMap(({ amount, maxBet, deposit }) => [amount, maxBet, deposit?.min ?? 0]),
  FREE_SPIN_KOPECKS / KOPECKS_PER_RUBLE,
  ...pots.flatMap(({ seed, stakedPerHit }) => [seed, stakedPerHit]),
  ...tournaments.map(({ fund }) => fund),
  tournament.rublesPerPoint,
  ...stakesForPoint,
  (POINTS_PER_TIER[0] ?? 0) * 100,
  DEMO_BALANCE / KOPECKS_PER_RUBLE,
  REFILL_BELOW / KOPECKS_PER_RUBLE,
  ...Object.values(engines).flatMap(({ facts }) =>
    [facts.minStake, facts.maxStake].map((sum) => sum / KOPECKS_PER_RUBLE),
  ),
  ...bets.options,
]
const examples = [
  ['the turnover of a deposit', 1000, 1000 * money.wageringFactor],
  ['the turnover of a deposit', 3000, 3000 * money.wageringFactor],
  ['sums that a method offers', 1000, 1001, 1002, 1003],
  ['sums that a method offers', 2000, 2001, 2002, 2003],
  ['sums that a method offers', money.depositMax, 14_999, 14_998, 14_997],
  ['wagering a deposit bonus', 1000, 2 * 1000 * bonusOffers['welcome-1'].wager],
  ['wagering a deposit bonus', 3000, 2 * 3000 * bonusOffers['welcome-1'].wager],
  [
    'what wagering costs',
    bonusCost({ amount: 3000, stakes: 2 * 3000 * bonusOffers['welcome-1'].wager, edge: bonusEdge([]) }).cost,
  ],
  ['wagering the birthday bonus', 500, 500 * bonusOffers.birthday.wager],
  ['wagering the status bonus', 1500, 1500 * bonusOffers.status.wager],
  ['wagering wins of free spins in past promotions', 200, 200 * 5, 250, 250 * 5],
  ['a table counting 20 %', 100, 100 * 0.2],
  ['cashback of 10 %', 4000, 4000 * 0.1],
  ['tournament points', 50, 20 * 50],
  ['the ratio of a round', 20, 420],
  ['a blackjack', 10, winOf('blackjack', 10)],
] as const

const texts: readonly (readonly [name: string, text: Bilingual])[] = [
  ...promos.flatMap(({ slug, title, text }) => [[slug, title] as const, [slug, text] as const]),
  ...Object.entries(pages).flatMap(([name, page]) => Object.values(page).map((text) => [name, text] as const)),
  ...[...faq, ...paymentInfo].flatMap(({ answers }) => answers.map(({ title, text }) => [title.ru, text] as const)),
  ...Object.entries(bonusOffers).map(([key, { text }]) => [key, text] as const),
  ...ENGINE_IDS.map((engine) => [engine, ownPresentation(engine).rules] as const),
  ...tournaments.map(({ slug, text }) => [slug, text] as const),
  ...slides.flatMap(({ url, title, text }) => [[url, title] as const, [url, text] as const]),
]

const NUMBER: Readonly<Record<Language, string>> = {
  ru: String.raw`\d{1,3}(?: \d{3})+|\d+(?:,\d+)?`,
  en: String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`,
}

/** The sums in a text, and both ends of a range. */
function sumsOf(text: string, language: Language): number[] {
  const number = `(?<![\\d,.])(${NUMBER[language]})`
  const sums = new RegExp(`(?:${number} (?:до|to|и|or|или|and) )?${number} ?₽`, 'gu')
  const plain = text.replaceAll(/<[^>]*>|&nbsp;|\s/gu, ' ').replaceAll(/ +/gu, ' ')
  return [...plain.matchAll(sums)].flatMap(([, from, to]) =>
    [from, to].flatMap((sum) =>
      sum === undefined
        ? []
        : [Number(language === 'ru' ? sum.replaceAll(' ', '').replace(',', '.') : sum.replaceAll(',', ''))],
    ),
  )
}

const known = new Set<unknown>([...rules, ...examples.flat()])

it.each(texts.flatMap(([name, text]) => LANGUAGES.map((language) => [name, language, text] as const)))(
  'the sums of %s, in %s, are those of the rules',
  (_, language, text) => {
    expect(sumsOf(text[language], language).filter((sum) => !known.has(sum))).toEqual([])
  },
)

it.each(LANGUAGES)('the stages of the welcome package add up to its title, in %s', (language) => {
  const [promo] = promos
  if (promo === undefined) throw new Error('There is no promotion.')
  const stages = WELCOME_PACKAGE.map((key) => bonusOffers[key].amount)
  const total = stages.reduce((sum, amount) => sum + amount, 0)
  expect(sumsOf(promo.title[language], language)).toEqual([total])
  const table = /<table>.*?<\/table>/su.exec(promo.text[language])?.[0] ?? ''
  expect(sumsOf(table, language)).toEqual([...stages, total])
})
