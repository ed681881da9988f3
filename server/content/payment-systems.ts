import { WELCOME } from './bonuses.ts'
import type { PaymentSystem, PayoutSystem } from './payment-system-types.ts'

/**
 * Logos by name: neutral marks instead of trademarks. Colour of a 48 × 32 card, those of `PaymentMark` in the design
 * system, and the SVG drawn on it in white lines.
 */
export const paymentMarks = {
  card: {
    fill: '#3b49b4',
    drawing: '<rect x="11" y="9" width="26" height="15" rx="2.5"/><path d="M11 13.5h26M15 20h7"/>',
  },
  transfer: {
    fill: '#17705f',
    drawing: '<path d="M12 13h21l-5-5M36 20H15l5 5"/>',
  },
  abroad: {
    fill: '#1d5f8f',
    drawing:
      '<circle cx="24" cy="16" r="9"/><path d="M15 16h18M24 7c3 2.4 4.5 5.6 4.5 9s-1.5 6.6-4.5 9c-3-2.4-4.5-5.6-4.5-9s1.5-6.6 4.5-9"/>',
  },
  wallet: {
    fill: '#6a3fc0',
    drawing: '<path d="M13 11h18a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V9.5A2.5 2.5 0 0 1 15.5 7H29M29 18h5"/>',
  },
  sbp: {
    fill: '#8a3b6e',
    drawing: '<path d="M15 8l8 8-8 8M25 8l8 8-8 8"/>',
  },
  phone: {
    fill: '#31617a',
    drawing: '<rect x="18" y="6" width="12" height="20" rx="2.5"/><path d="M22.5 22.5h3"/>',
  },
} as const satisfies Readonly<Record<string, { fill: string; drawing: string }>>
type PaymentMark = keyof typeof paymentMarks

const system = (
  rest: Partial<PaymentSystem<PaymentMark>> & Pick<PaymentSystem<PaymentMark>, 'flow' | 'title' | 'mark'>,
): PaymentSystem => ({
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
    mark: 'abroad',
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

/** Payment systems for withdrawals by id, in the order of the cashier. */
const payoutSystems: Readonly<Record<string, PayoutSystem<PaymentMark>>> = {
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
    mark: 'abroad',
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

/** Returns a payment system; `undefined` for an unknown id. */
export const payinSystem = (id: string): PaymentSystem | undefined =>
  Object.hasOwn(payinSystems, id) ? payinSystems[id] : undefined

/** Every payment system for withdrawals with its id. */
export const allPayoutSystems: readonly (readonly [id: string, system: PayoutSystem])[] = Object.entries(payoutSystems)

/** Returns a payment system for withdrawals; `undefined` for an unknown id. */
export const payoutSystem = (id: string): PayoutSystem | undefined =>
  Object.hasOwn(payoutSystems, id) ? payoutSystems[id] : undefined
