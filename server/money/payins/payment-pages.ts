import { KOPECKS_PER_RUBLE, sourceBanks } from '#contract/core/constants.ts'
import type { CardInvoice, CascadeInvoice, GenericInvoice, TransferInvoice } from '#contract/money/invoices.ts'
import { payinPage } from './create-payin.ts'
import type { OwnPayin } from './own-payin.ts'
import type { Payin } from './provider-events.ts'
import type { PayinStage } from './stages.ts'

/* A deposit as its payment pages show it. Amounts in rubles. */

/** `confirmed` of an invoice: 0 undecided, 1 paid, 2 ended without a payment. */
const CONFIRMED: Readonly<Record<PayinStage, number>> = {
  open: 0,
  working: 0,
  disputed: 0,
  paid: 1,
  declined: 2,
  cancelled: 2,
  expired: 2,
}

const common = ({ kopecks, stage, created_at, expires_at }: Payin) => ({
  amount: kopecks / KOPECKS_PER_RUBLE,
  confirmed: CONFIRMED[stage],
  created_at: created_at.getTime(),
  expires_at: expires_at.getTime(),
})

/** The bank's page while the player has to confirm a card there, or `''`. */
const bankPageOf = ({ stage, awaits_bank_page, bank_page }: Payin): string =>
  stage === 'working' && awaits_bank_page ? bank_page : ''

/** A disputed deposit counts as submitted: its page must not ask for the money again. */
export const toTransferInvoice = ({ payin }: OwnPayin): TransferInvoice => ({
  ...common(payin),
  wallet: payin.account,
  request: String(payin.id),
  submitted: payin.stage === 'disputed',
})

export const toCardInvoice = ({ payin }: OwnPayin): CardInvoice => ({
  ...common(payin),
  transaction: payin.ref,
  url: bankPageOf(payin),
  submitted: payin.submitted_at !== null || payin.stage === 'disputed',
})

export const toGenericInvoice = ({ payin }: OwnPayin): GenericInvoice => ({
  ...common(payin),
  gateway: 'brpay',
  payment_type: 'sbp',
  wallet: payin.account,
  name: payin.account_name,
  bank: payin.account_bank,
  source_bank: sourceBanks.join(','),
  sbp_country: 'RU',
  submitted: payin.claimed_at !== null || payin.stage === 'disputed',
})

/** A polled card: the bank's page is announced while the player has to go there. */
export function toPolledStatus({ payin }: OwnPayin) {
  const { stage } = payin
  if (stage === 'paid') return { status: 'success', url: '' } as const
  if (stage === 'declined' || stage === 'expired' || stage === 'cancelled')
    return { status: 'declined', url: '' } as const
  const url = bankPageOf(payin)
  return { status: url === '' ? 'pending' : 'redirect', url } as const
}

/** 1 paid, 2 declined, 3 searching or found, 4 not received. */
const CASCADE_STATUS: Readonly<Record<PayinStage, number>> = {
  open: 3,
  working: 3,
  disputed: 0,
  paid: 1,
  declined: 2,
  cancelled: 2,
  expired: 4,
}

export const toCascadeInvoice = ({ payin }: OwnPayin): CascadeInvoice => {
  const { amount, created_at, expires_at } = common(payin)
  const isFound = payin.details_at !== null && payin.stage === 'open'
  return {
    status: CASCADE_STATUS[payin.stage],
    url: isFound ? payinPage(payin, { flow: 'transfer', page: 'magnet-card' }) : '',
    amount,
    created_at,
    expires_at,
    submitted: payin.stage === 'disputed',
  }
}
