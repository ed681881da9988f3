import { moscowTime } from '#contract/core/moscow-time.ts'
import { fault, type Answers } from '#app/testing/fake-api.ts'
import { methodNames } from '#stories/fixtures/payment-names.ts'
import { profileAnswers } from '../profile/profile-answers.ts'
import { STORY_NOW } from '../screen-frame.tsx'

const MINUTE = 60_000
const at = (minutesAgo: number) => moscowTime(STORY_NOW - minutesAgo * MINUTE)
const created = { created_at: at(1), expires_at: at(-14) }

export const transfer = { amount: 501, wallet: '2200700123456789', request: '4918205', confirmed: 0, ...created }
export const card = { amount: 1500, transaction: 'ab12', confirmed: 0, submitted: 0, ...created }
export const invoice = {
  gateway: 'brpay',
  payment_type: 'sbp',
  amount: 1500,
  wallet: '+79001234567',
  name: 'Ivan P.',
  bank: 'tbank',
  source_bank: 'tbank,sber,vtb',
  sbp_country: 'RU',
  confirmed: 0,
  submitted: 0,
  ...created,
}

const step = (name: string, minutesAgo: number) => ({ step: name, at: at(minutesAgo) })
/** A deposit of 501 ₽ with its timeline. */
export const details = {
  direction: 'in',
  amount: 501,
  number: '4918205',
  system: 'Visa',
  account: '•••• 1111',
  state: 'waiting',
  steps: [step('created', 1)],
  awaited: 'player',
}
export const checked = {
  ...details,
  state: 'processing',
  steps: [step('created', 2), step('submitted', 1)],
  awaited: 'provider',
  promised_at: at(-4),
}
export const claimed = { ...checked, steps: [step('created', 2), step('claimed', 1)] }
export const disputed = {
  ...details,
  state: 'processing',
  steps: [step('created', 2), step('disputed', 1)],
  awaited: 'house',
}
export const overdue = { ...checked, promised_at: at(1) }
export const credited = {
  ...details,
  state: 'paid',
  steps: [step('created', 4), step('submitted', 2), step('credited', 0)],
  awaited: '',
  balance_after: 5346,
}
export const expired = {
  ...details,
  state: 'notReceived',
  steps: [step('created', 15), step('expired', 0)],
  awaited: '',
}

const withdrawal = {
  ...details,
  direction: 'out',
  amount: 3000,
  number: '412',
  system: methodNames.sbp,
  account: '+799••••4567',
}
/** A withdrawal in each of its stages. */
export const withdrawals = {
  held: {
    ...withdrawal,
    state: 'processing',
    steps: [step('created', 2)],
    awaited: 'house',
    promised_at: at(-178),
  },
  sent: {
    ...withdrawal,
    state: 'processing',
    steps: [step('created', 12), step('sent', 2)],
    awaited: 'provider',
    promised_at: at(-168),
  },
  paid: {
    ...withdrawal,
    state: 'paid',
    steps: [step('created', 18), step('sent', 8), step('credited', 1)],
    awaited: '',
    balance_after: 9845,
  },
  returned: {
    ...withdrawal,
    state: 'declined',
    steps: [step('created', 18), step('sent', 8), step('returned', 1)],
    awaited: '',
    balance_after: 12_845,
  },
  cancelled: { ...withdrawal, state: 'cancelled', steps: [step('created', 5), step('cancelled', 1)], awaited: '' },
}

/** The signed-in player's status, and no payment. */
export const paymentAnswers: Answers = { ...profileAnswers, getPayment: details, processSwiftpay: fault.noResponse }
