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
  amount: number
  /** Wagering multiplier. */
  wager: number
  /** Minimum VIP level; 0 for all. */
  minLevel: number
  /** Days to activate it, and again to wager it. */
  days: number
  /** Whether activation requires a deposit. */
  needsDeposit: boolean
  /** Slugs of eligible games; empty means all games. */
  games: readonly string[]
}

const terms = (wager: number, days: number): Bilingual => ({
  ru: `<li>Отыгрыш ×${wager} за ${days} дней; ставка не больше 500 ₽. Слоты идут в отыгрыш на 100 %, столы на 20 %.</li>
    <li>Собственные деньги можно вывести всегда.</li>`,
  en: `<li>Wagering ×${wager} within ${days} days, bets up to 500 ₽. Slots count 100% towards wagering, tables
    20%.</li>
    <li>You can always withdraw your own money.</li>`,
})
const MONTH = 30
const WEEK = 7
const common = terms(10, MONTH)
const short = terms(3, WEEK)
/** As on the pages of promotions and levels. */
const statusTerms = terms(3, MONTH)

const offer = (rest: Partial<BonusOffer> & Pick<BonusOffer, 'kind' | 'title' | 'text' | 'amount'>): BonusOffer => ({
  scene: 'stars',
  wager: 10,
  minLevel: 0,
  days: MONTH,
  needsDeposit: false,
  games: [],
  ...rest,
})

/** Every bonus of the reference API, by the key stored with a player's bonus. */
export const bonusOffers = {
  'welcome-1': offer({
    kind: 'welcome',
    title: { ru: 'Приветственный пакет: первый депозит', en: 'Welcome package: first deposit' },
    text: {
      ru: `<ul><li>300 % до 20 000 ₽ и 90 фриспинов. Депозит от 500 ₽.</li>${common.ru}</ul>`,
      en: `<ul><li>300% up to 20,000 ₽ and 90 free spins. A deposit of 500 ₽ or more.</li>${common.en}</ul>`,
    },
    amount: 20_000,
    needsDeposit: true,
  }),
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
      ru: `<ul><li>20 фриспинов по 5 ₽, всего 100 ₽.</li>${short.ru}</ul>`,
      en: `<ul><li>20 free spins at 5 ₽ each, 100 ₽ in total.</li>${short.en}</ul>`,
    },
    scene: 'cherries',
    amount: 100,
    wager: 3,
    days: WEEK,
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
} as const satisfies Readonly<Record<string, BonusOffer>>

export type BonusKey = keyof typeof bonusOffers

/** Returns the offer of a stored key; `undefined` for a key that no longer exists. */
export const bonusOffer = (key: string): BonusOffer | undefined =>
  Object.entries(bonusOffers).find(([known]) => known === key)?.[1]

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

/** Notification about a promo code that was entered at sign-up but is invalid; HTML. */
export const welcomeCode = {
  title: { ru: 'Промокод не принят', en: 'Promo code not accepted' },
  text: {
    ru: '<p>«{code}»: {why}. Другой можно ввести в разделе «Промо».</p>',
    en: '<p>“{code}”: {why}. You can enter another code under “Promo”.</p>',
  },
} as const
