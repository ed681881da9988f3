import { fault, type Answers } from '#app/testing/fake-api.ts'

/** Payout systems of tests and stories, as the API sends them. */
const system = (id: string, name: string, destination: string, rest: object = {}) => ({
  id,
  system: name,
  logo: '',
  fee: '0 %',
  withdraw_amount_min: 500,
  withdraw_amount_max: 30_000,
  destination,
  config: '',
  ...rest,
})

export const cardOut = system('card-out', 'Карта', 'card')
export const holderCard = system('card-holder', 'Карта другой страны', 'card', { config: 'holder:1' })
export const sbpOut = system('sbp-out', 'СБП', 'sbp')
export const phoneOut = system('phone-out', 'Телефон', 'phone', { config: 'codes:+7' })
export const emailOut = system('email-out', 'Почта', 'email', { fee: '2 %' })
export const purseOut = system('purse-out', 'Кошелёк', 'purse')
export const payoutSystems = [cardOut, sbpOut, phoneOut, purseOut, emailOut, holderCard]

const met = (code: number, rest: object = {}) => ({ code, met: 1, ...rest })
export const metReasons = [met(56), met(55), met(406), met(407), met(400), met(402)]
/** A check with nothing missing. */
export const openCheck = {
  can: 1,
  own: 12_845,
  left_today: 25_000,
  limit_today: 30_000,
  reasons: [...metReasons, met(405, { have: 3000, need: 3000 })],
}
export const stakesMissing = { code: 405, met: 0, have: 1240, need: 3000 }
/** A check with stakes missing. */
export const closedCheck = { ...openCheck, can: 0, reasons: [stakesMissing, ...metReasons] }

export const sbpBanks = {
  items: [
    { id: 'tbank', bank_name: 'Т-Банк' },
    { id: 'sber', bank_name: 'Сбер' },
    { id: 'vtb', bank_name: 'ВТБ' },
  ],
}

/** The player can withdraw, and has no open payouts. */
export const withdrawAnswers: Answers = {
  getPaymentSystems: { payin: [], payout: payoutSystems },
  getWithdrawalCheck: openCheck,
  getPayouts: { items: [] },
  getSbpBanks: sbpBanks,
  getCountryCodes: {
    items: [
      { code: '+7', image: '' },
      { code: '+375', image: '' },
    ],
  },
  makeTransfer: fault.pending,
}
