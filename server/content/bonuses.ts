import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import type { BonusKind } from '#contract/player/bonuses.ts'
import type { Motif } from '#server/media/motifs.ts'
import type { Bilingual } from './shapes.ts'

/** A bonus offer. Money is in rubles. */
export interface BonusOffer {
  kind: BonusKind
  title: Bilingual
  /** The terms, as HTML. */
  text: Bilingual
  scene: Motif
  /** The most it gives. */
  amount: number
  /** Wagering multiplier: of the bonus, and of the deposit that it was calculated from. */
  wager: number
  /** The most that a wagered bonus pays, in percent of its amount; 0 for all of it. See `docs/bonus-cost.md`. */
  maxPaidPercent: number
  /** Minimum VIP level; 0 for all. */
  minLevel: number
  /** Days to activate it, and again to wager it. A bonus of a deposit waits for it without a deadline. */
  days: number
  /** The deposit that it adds a percentage of; `null` for a fixed amount. */
  deposit: { ordinal: number; percent: number; min: number } | null
  /** Largest stake while it is active; 0 for any. */
  maxBet: number
  /** Free spins. */
  spins: number
  /** Slugs of eligible games; empty means all games. */
  games: readonly string[]
}

const terms = (wager: number, days: number, of: Bilingual = { ru: '', en: 'the bonus' }): Bilingual => ({
  ru: `<li>Отыгрыш ×${wager}${of.ru} за ${days} дней; ставка не больше 500 ₽. Слоты идут в отыгрыш на 100 %, столы на 20 %,
    покер на 10 %.</li>
    <li>Первыми тратятся собственные деньги. Пока бонус активен, вывод закрыт.</li>
    <li>Отказаться можно в любой момент: исчезнут бонус и выигрыш с него, собственные деньги останутся.</li>`,
  en: `<li>Wager ${wager} times ${of.en} within ${days} days, bets up to 500 ₽. Slots count 100% towards wagering, tables
    20%, poker 10%.</li>
    <li>Your own money is spent first. Withdrawals are closed while the bonus is active.</li>
    <li>You can give the bonus up at any time: you lose the bonus and anything won with it, and keep your own
    money.</li>`,
})
/** The one limit of what a deposit bonus pays, the same words wherever its terms stand. */
export const halfPaid: Bilingual = {
  ru: `<li>Когда бонус отыгран, на баланс переходит не больше половины его суммы, вместе с выигрышем фриспинов. Выигрыши с
    собственных денег не ограничены.</li>`,
  en: `<li>Once the bonus is wagered, at most half of its amount becomes your own money, free spin winnings included.
    What you win with your own money has no limit.</li>`,
}
const MONTH = 30
const WEEK = 7
const FORTNIGHT = 14
const common = terms(10, MONTH)
const ofDeposit = terms(10, MONTH, {
  ru: ' от суммы бонуса и депозита, с которого он посчитан,',
  en: 'the bonus plus the deposit it was calculated from,',
})
const short = terms(3, WEEK, { ru: '', en: 'their wins' })
/** As on the pages of promotions and levels. */
const statusTerms = terms(3, MONTH)
const birthdayTerms = terms(5, FORTNIGHT)

const offer = (rest: Partial<BonusOffer> & Pick<BonusOffer, 'kind' | 'title' | 'text' | 'amount'>): BonusOffer => ({
  scene: 'stars',
  wager: 10,
  minLevel: 0,
  days: MONTH,
  deposit: null,
  maxPaidPercent: 0,
  maxBet: 500,
  spins: 0,
  games: [],
  ...rest,
})

/**
 * A stage of the welcome package: smallest deposit and largest bonus in rubles, and percent of the deposit. The last stage
 * gives the rest of `money.welcome.total`.
 */
export const WELCOME = { min: 500, max: 16_700, percent: 100, maxPaidPercent: 50 } as const

/** What a stage of the welcome package gives, and the rules of its wager. */
interface WelcomeTerms {
  min: number
  max: number
  percent: number
  maxPaidPercent: number
  rules: Bilingual
}
const NOW: WelcomeTerms = {
  ...WELCOME,
  rules: { ru: `${halfPaid.ru}${ofDeposit.ru}`, en: `${halfPaid.en}${ofDeposit.en}` },
}
const LAST: WelcomeTerms = { ...NOW, max: money.welcome.total - 2 * WELCOME.max }
/** Terms before the deposit counted and half was the limit. */
const earlierTerms = (percent: number, max: number): WelcomeTerms => ({
  min: WELCOME.min,
  max,
  percent,
  maxPaidPercent: 0,
  rules: common,
})

const welcome = (ordinal: number, spins: number, name: Bilingual, stage: WelcomeTerms = NOW) => {
  const { min, max, percent, maxPaidPercent, rules } = stage
  const money = { ru: max.toLocaleString('ru'), en: max.toLocaleString('en') }
  return offer({
    kind: 'welcome',
    title: { ru: `Бонус ${name.ru} депозиту`, en: `${name.en} deposit bonus` },
    text: {
      ru: `<ul><li>${percent} % до ${money.ru} ₽ и ${spins} фриспинов. Депозит от ${min} ₽.</li>
        <li>Взять его можно в течение 24 часов после депозита, пока собственных денег не меньше его суммы.</li>${rules.ru}</ul>`,
      en: `<ul><li>${percent}% up to ${money.en} ₽ and ${spins} free spins. A deposit of ${min} ₽ or more.</li>
        <li>Take it within 24 hours of the deposit, while your own balance is at least the deposit.</li>${rules.en}</ul>`,
    },
    amount: max,
    maxPaidPercent,
    deposit: { ordinal, percent, min },
    spins,
  })
}

const WELCOME_NAMES = [
  { ru: 'к первому', en: 'First' },
  { ru: 'ко второму', en: 'Second' },
  { ru: 'к третьему', en: 'Third' },
] as const

/** The game that free spins of bonuses are played in, and the stake that one is worth. */
export const FREE_SPIN_GAME = 'cherry-row'
export const FREE_SPIN_KOPECKS = 5 * KOPECKS_PER_RUBLE

/** Every bonus of the reference API, by the key stored with a player's bonus. */
export const bonusOffers = {
  'welcome-1': welcome(1, 90, WELCOME_NAMES[0]),
  'welcome-2': welcome(2, 60, WELCOME_NAMES[1]),
  'welcome-3': welcome(3, 60, WELCOME_NAMES[2], LAST),
  gift: offer({
    kind: 'promo',
    title: { ru: 'Подарок песочницы', en: 'Sandbox gift' },
    text: {
      ru: `<ul><li>500 ₽ игровых денег.</li>${common.ru}</ul>`,
      en: `<ul><li>500 ₽ of play money.</li>${common.en}</ul>`,
    },
    scene: 'chest',
    amount: 500,
  }),
  'cherry-spins': offer({
    kind: 'freespins',
    title: { ru: 'Фриспины в «Вишнёвом Ряду»', en: 'Free spins in Cherry Row' },
    text: {
      ru: `<ul><li>20 фриспинов по 5 ₽. Их выигрыш нужно отыграть.</li>${short.ru}</ul>`,
      en: `<ul><li>20 free spins at 5 ₽ each. Their wins must be wagered.</li>${short.en}</ul>`,
    },
    scene: 'cherries',
    amount: 0,
    wager: 3,
    days: WEEK,
    spins: 20,
    games: ['cherry-row'],
  }),
  status: offer({
    kind: 'status',
    title: { ru: 'Бонус за статус', en: 'Status bonus' },
    text: {
      ru: `<ul><li>1 500 ₽ за новый уровень.</li>${statusTerms.ru}</ul>`,
      en: `<ul><li>1,500 ₽ for reaching a new level.</li>${statusTerms.en}</ul>`,
    },
    scene: 'crown',
    amount: 1500,
    wager: 3,
    minLevel: 2,
  }),
  tier: offer({
    kind: 'status',
    title: { ru: 'Бонус за новую ступень', en: 'New tier bonus' },
    text: {
      ru: `<ul><li>Сумма зависит от ступени.</li>${statusTerms.ru}</ul>`,
      en: `<ul><li>The amount depends on the tier.</li>${statusTerms.en}</ul>`,
    },
    scene: 'crown',
    amount: 0,
    wager: 3,
  }),
  birthday: offer({
    kind: 'birthday',
    title: { ru: 'Бонус ко дню рождения', en: 'Birthday bonus' },
    text: {
      ru: `<ul><li>Сумма зависит от уровня. Включить можно в день рождения и ещё 7 дней.</li>${birthdayTerms.ru}</ul>`,
      en: `<ul><li>The amount depends on your level. Activate it on your birthday or in the 7 days after.</li>${birthdayTerms.en}</ul>`,
    },
    scene: 'samovar',
    amount: 0,
    wager: 5,
    days: FORTNIGHT,
  }),
} as const satisfies Readonly<Record<string, BonusOffer>>

export type BonusKey = keyof typeof bonusOffers

/** The welcome package, given at sign-up. */
export const WELCOME_PACKAGE = ['welcome-1', 'welcome-2', 'welcome-3'] as const satisfies readonly BonusKey[]

/** The offers of bonuses that keep the terms under which they were active or earned when these changed. */
const earlierOffers: ReadonlyMap<string, BonusOffer> = new Map([
  ['welcome-1', welcome(1, 90, WELCOME_NAMES[0], earlierTerms(300, 20_000))],
  ['welcome-2', welcome(2, 60, WELCOME_NAMES[1], earlierTerms(100, 15_000))],
  ['welcome-3', welcome(3, 60, WELCOME_NAMES[2], earlierTerms(100, 15_000))],
])
const currentOffers: ReadonlyMap<string, BonusOffer> = new Map(Object.entries(bonusOffers))

/** Returns the offer of a stored bonus under its own terms; `undefined` for a key that no longer exists. */
export const bonusOffer = ({
  offer: key,
  earlier_terms,
}: {
  offer: string
  earlier_terms: boolean
}): BonusOffer | undefined => (earlier_terms ? earlierOffers.get(key) : undefined) ?? currentOffers.get(key)

/** A promo code; case-insensitive. */
export interface PromoCode {
  offer: BonusKey
  /** Whether only one player can use it. */
  once: boolean
  /** Expiry as a timestamp; `null` if it never expires. */
  until: number | null
}

export const promoCodes: Readonly<Record<string, PromoCode>> = {
  SANDBOX: { offer: 'gift', once: false, until: null },
  CHERRY20: { offer: 'cherry-spins', once: false, until: null },
  STATUS: { offer: 'status', once: false, until: null },
  ONLYONE: { offer: 'gift', once: true, until: null },
  SPRING25: { offer: 'gift', once: false, until: Date.parse('2025-06-01T00:00:00+03:00') },
}
