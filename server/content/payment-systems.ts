import { WELCOME } from './bonuses.ts'
import type { Bilingual } from './shapes.ts'

/**
 * How a deposit is paid. `transfer`: the player transfers to an account that the page shows. `redirectCard`: a card form,
 * then the bank's page. `polledCard`: a card form, then waiting. `cascade`: an account is searched for first. `invoice`: a
 * transfer that the player reports as made.
 */
export const ALL_FLOWS = ['transfer', 'redirectCard', 'polledCard', 'cascade', 'invoice'] as const
export type Flow = (typeof ALL_FLOWS)[number]

/** A neutral mark instead of a trademark; drawn by `media/marks.ts`. */
export type PaymentMark = 'card' | 'transfer' | 'wallet' | 'sbp' | 'phone'

/** Money goes back by the family that it came by (error 412). */
export type PaymentFamily = 'card' | 'bank' | 'wallet'

/** A payment system for deposits. Amounts in rubles. */
export interface PaymentSystem {
  flow: Flow
  family: PaymentFamily
  /** Word of the payment page in its URL, where the flow has several. */
  page: 'magnet-card' | 'magnet-qiwi' | 'magnet-yoomoney' | 'swiftpay-card' | 'gex-card' | ''
  title: Bilingual
  mark: PaymentMark
  min: number
  max: number
  /** HTML; `null` for none. */
  hint: Bilingual | null
  currencies: string
  /** The currency that rubles are converted into. */
  conversion: string
  /** Whether round sums are refused, so that equal ones can be distinguished. */
  needsDistinctSums: boolean
  destination: 'phone' | 'sbp' | 'card' | 'email' | 'purse'
  config: string
  /** What the player must have done before. */
  needs: 'nothing' | 'confirmedPhone'
}

const system = (rest: Partial<PaymentSystem> & Pick<PaymentSystem, 'flow' | 'title' | 'mark'>): PaymentSystem => ({
  page: '',
  family: 'card',
  min: 300,
  max: 15_000,
  hint: null,
  currencies: 'RUB',
  conversion: '',
  needsDistinctSums: false,
  destination: 'card',
  config: '',
  needs: 'nothing',
  ...rest,
})

/** Payment systems for deposits by id, in the order of the cashier. */
export const payinSystems: Readonly<Record<string, PaymentSystem>> = {
  card: system({
    flow: 'redirectCard',
    page: 'swiftpay-card',
    title: { ru: 'Банковская карта', en: 'Bank card' },
    mark: 'card',
    hint: {
      ru: 'Банк может попросить подтвердить платёж кодом из SMS.',
      en: 'Your bank may ask you to confirm the payment with a code.',
    },
  }),
  sbp: system({
    flow: 'cascade',
    family: 'bank',
    title: { ru: 'СБП', en: 'Faster payments (SBP)' },
    mark: 'sbp',
    // So that the largest welcome bonus can be had.
    max: WELCOME.max,
    hint: {
      ru: 'Подберём реквизиты вашего банка: до 5 минут.',
      en: 'We find account details for your bank: up to 5 minutes.',
    },
    destination: 'sbp',
    config: 'banklist:tbank,sber,vtb,other cascade:1',
  }),
  transfer: system({
    flow: 'transfer',
    page: 'magnet-card',
    title: { ru: 'Перевод на карту', en: 'Card-to-card transfer' },
    mark: 'transfer',
    needsDistinctSums: true,
    hint: { ru: 'Переведите ровно ту сумму, что на странице.', en: 'Transfer exactly the amount on the page.' },
  }),
  'card-usd': system({
    flow: 'polledCard',
    page: 'gex-card',
    title: { ru: 'Карта другой страны', en: 'Foreign card' },
    mark: 'card',
    min: 1000,
    currencies: 'RUB USD:US dollars',
    conversion: 'USD',
    hint: { ru: 'Банк спишет сумму в долларах по своему курсу.', en: 'Your bank charges US dollars at its own rate.' },
  }),
  phone: system({
    flow: 'invoice',
    family: 'bank',
    title: { ru: 'По номеру телефона', en: 'By phone number' },
    mark: 'phone',
    min: 500,
    destination: 'phone',
    config: 'codes:+7',
    needs: 'confirmedPhone',
  }),
  'wallet-1': system({
    flow: 'transfer',
    page: 'magnet-qiwi',
    family: 'wallet',
    title: { ru: 'Кошелёк по телефону', en: 'Phone wallet' },
    mark: 'wallet',
    max: 10_000,
    destination: 'phone',
  }),
  'wallet-2': system({
    flow: 'transfer',
    page: 'magnet-yoomoney',
    family: 'wallet',
    title: { ru: 'Кошелёк по номеру', en: 'Numbered wallet' },
    mark: 'wallet',
    max: 10_000,
    destination: 'purse',
  }),
}

/** Returns a payment system; `undefined` for an unknown id. */
export const payinSystem = (id: string): PaymentSystem | undefined =>
  Object.hasOwn(payinSystems, id) ? payinSystems[id] : undefined
