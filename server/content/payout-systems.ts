import type { Destination } from '#contract/money/cashier.ts'
import type { PaymentFamily, PaymentMark } from './payment-systems.ts'
import type { Bilingual } from './shapes.ts'

/** A payment system for withdrawals. Amounts in rubles. */
export interface PayoutSystem {
  family: PaymentFamily
  title: Bilingual
  mark: PaymentMark
  min: number
  max: number
  /** HTML; `null` for none. */
  hint: Bilingual | null
  destination: Destination
  config: string
}

/** Payment systems for withdrawals by id, in the order of the cashier. */
const payoutSystems: Readonly<Record<string, PayoutSystem>> = {
  card: {
    family: 'card',
    title: { ru: 'Банковская карта', en: 'Bank card' },
    mark: 'card',
    min: 500,
    max: 30_000,
    hint: null,
    destination: 'card',
    config: '',
  },
  sbp: {
    family: 'bank',
    title: { ru: 'СБП', en: 'Faster payments (SBP)' },
    mark: 'sbp',
    min: 500,
    max: 30_000,
    hint: {
      ru: 'Телефон должен быть привязан к счёту в этом банке.',
      en: 'The phone number must be linked to an account at this bank.',
    },
    destination: 'sbp',
    config: 'codes:+7',
  },
  phone: {
    family: 'bank',
    title: { ru: 'На номер телефона', en: 'To a phone number' },
    mark: 'phone',
    min: 300,
    max: 15_000,
    hint: null,
    destination: 'phone',
    config: 'codes:+7',
  },
  'card-usd': {
    family: 'card',
    title: { ru: 'Карта другой страны', en: 'Foreign card' },
    mark: 'card',
    min: 1000,
    max: 30_000,
    hint: { ru: 'Имя — латиницей, как на карте.', en: 'Enter the name in Latin letters, as on the card.' },
    destination: 'card',
    config: 'holder:1',
  },
  'wallet-2': {
    family: 'wallet',
    title: { ru: 'Кошелёк по номеру', en: 'Numbered wallet' },
    mark: 'wallet',
    min: 300,
    max: 10_000,
    hint: null,
    destination: 'purse',
    config: '',
  },
  email: {
    family: 'wallet',
    title: { ru: 'Кошелёк по e-mail', en: 'Email wallet' },
    mark: 'wallet',
    min: 300,
    max: 10_000,
    hint: null,
    destination: 'email',
    config: '',
  },
}

/** Every payment system for withdrawals with its id. */
export const allPayoutSystems: readonly (readonly [id: string, system: PayoutSystem])[] = Object.entries(payoutSystems)

/** Returns a payment system for withdrawals; `undefined` for an unknown id. */
export const payoutSystem = (id: string): PayoutSystem | undefined =>
  Object.hasOwn(payoutSystems, id) ? payoutSystems[id] : undefined

/** Banks of the faster payments system by id. */
export const sbpBanks: Readonly<Record<string, Bilingual>> = {
  tbank: { ru: 'Т-Банк', en: 'T-Bank' },
  sber: { ru: 'Сбер', en: 'Sber' },
  vtb: { ru: 'ВТБ', en: 'VTB' },
  alfa: { ru: 'Альфа-Банк', en: 'Alfa-Bank' },
  gazprom: { ru: 'Газпромбанк', en: 'Gazprombank' },
  raif: { ru: 'Райффайзен Банк', en: 'Raiffeisen Bank' },
  sovcom: { ru: 'Совкомбанк', en: 'Sovcombank' },
  psb: { ru: 'ПСБ', en: 'PSB' },
  rosselhoz: { ru: 'Россельхозбанк', en: 'Rosselkhozbank' },
  pochta: { ru: 'Почта Банк', en: 'Pochta Bank' },
  mts: { ru: 'МТС Банк', en: 'MTS Bank' },
  ozon: { ru: 'Озон Банк', en: 'Ozon Bank' },
}
