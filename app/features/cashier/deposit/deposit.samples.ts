import { fault, type Answers } from '#app/testing/fake-api.ts'

/** Payment systems of tests and stories, as the API sends them. */
const system = (id: string, name: string, rest: object = {}) => ({
  id,
  system: name,
  logo: '',
  fee: '0 %',
  invoice_amount_min: 300,
  invoice_amount_max: 15_000,
  hint: '',
  conversion: '',
  equal_sum_filter: 0,
  destination: 'card',
  config: '',
  ...rest,
})

export const card = system('card', 'Банковская карта', { hint: '<b>Банк</b> пришлёт код.<script>alert(1)</script>' })
export const transfer = system('transfer', 'Перевод на карту', { equal_sum_filter: 1 })
export const sbp = system('sbp', 'СБП', { destination: 'sbp', config: 'banklist:tbank,sber,vtb,other cascade:1' })
export const foreignCard = system('card-usd', 'Карта другой страны', {
  fee: '2.5 %',
  invoice_amount_min: 1000,
  conversion: 'USD',
})
export const systems = { payin: [card, sbp, transfer, foreignCard], payout: [] }

export const depositAnswers: Answers = {
  getPaymentSystems: systems,
  getLotteryPrices: { prices: [{ deposit: 1000, price: 5000 }], allow: 0 },
  createInvoice: fault.pending,
}
