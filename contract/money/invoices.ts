import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { optionalPart } from '../core/containers.ts'
import { flagOrNull, instantOrNull, int, intOrNull, numberOr, strictWord, text, textOr, word } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'
import { cardPaymentErrors, invoiceUpdateErrors } from '../errors/groups.ts'
import { GEX_STATUSES } from './money-status.ts'

/* Payment pages (`spec §4`). `money-status.ts` gives their numbers a name: an absent one is unknown, never cancelled. */

/**
 * A status number. One that cannot be read is reported and becomes `null`, which is unknown, so no other field of the
 * page is lost.
 */
const statusNumber = (name: string) => optionalPart(name, intOrNull())

/** Extensions of each invoice, `null` where a back end lacks them. `submitted`: a card or a confirmation was sent. */
const extensions = {
  created_at: optionalPart('created_at', instantOrNull()),
  expires_at: optionalPart('expires_at', instantOrNull()),
  submitted: optionalPart('submitted', flagOrNull()),
}

/** A transfer to a card or wallet. `request` is the order number. */
export const TransferInvoice = z.object({
  amount: numberOr(0),
  wallet: textOr(),
  request: textOr(),
  confirmed: statusNumber('confirmed'),
  ...extensions,
})
export type TransferInvoice = z.output<typeof TransferInvoice>

/** A payment by card on the site's own page. `url` (extension): the bank's page while the player has to confirm there. */
export const CardInvoice = z.object({
  amount: numberOr(0),
  transaction: textOr(),
  url: textOr(),
  confirmed: statusNumber('confirmed'),
  ...extensions,
})
export type CardInvoice = z.output<typeof CardInvoice>

export const PAYMENT_TYPES = ['card', 'sbp'] as const

/** A transfer to a recipient. `source_bank` is a comma-separated list of banks to pay from. */
export const GenericInvoice = z.object({
  gateway: textOr(),
  payment_type: word(PAYMENT_TYPES, 'card'),
  amount: numberOr(0),
  wallet: textOr(),
  name: textOr(),
  bank: textOr(),
  source_bank: textOr(),
  sbp_country: textOr(),
  confirmed: statusNumber('confirmed'),
  ...extensions,
})
export type GenericInvoice = z.output<typeof GenericInvoice>

/** The search for payment details. `url` opens the details that were found. */
export const CascadeInvoice = z.object({
  amount: numberOr(0),
  status: statusNumber('status'),
  url: textOr(),
  ...extensions,
})
export type CascadeInvoice = z.output<typeof CascadeInvoice>

const invoiceRead = {
  ...noInput,
  method: 'GET',
  guest: false,
  errors: [errorCode.notFound],
  query: z.object({ id: text() }),
} as const

/** Reads a transfer by bank card or e-wallet. 18: not found, or another player's. */
export const getMagnetInvoice = declareCall({
  ...invoiceRead,
  name: 'getMagnetInvoice',
  path: '/v2/payin/magnet/info',
  data: TransferInvoice,
})

/** Reads a payment of the card provider with 3-D Secure. */
export const getSwiftpayInvoice = declareCall({
  ...invoiceRead,
  name: 'getSwiftpayInvoice',
  path: '/v2/payin/swiftpay/info',
  data: CardInvoice,
})

/** Reads a payment of the card provider with polling. */
export const getGexInvoice = declareCall({
  ...invoiceRead,
  name: 'getGexInvoice',
  path: '/v2/payin/gex/info',
  data: CardInvoice,
})

/** Polls a submitted card. `redirect` has a `url` to open. */
export const getGexStatus = declareCall({
  ...invoiceRead,
  name: 'getGexStatus',
  path: '/v2/payin/gex/status',
  data: z.object({ status: word(GEX_STATUSES, 'unclear'), url: textOr() }),
})

export const getCascadeStatus = declareCall({
  ...invoiceRead,
  name: 'getCascadeStatus',
  path: '/v2/payin/cascade/status',
  data: CascadeInvoice,
})

export const getInvoice = declareCall({
  ...invoiceRead,
  name: 'getInvoice',
  path: '/v2/payin/info',
  data: GenericInvoice,
})

export const INVOICE_ACTIONS = ['confirm', 'cancel'] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

/**
 * Confirms or cancels an invoice; repeatable without a key. A confirmation is the player's claim and moves no money. An
 * unknown action is neither, so it is error 1. `id` is the same number in the path and the body.
 */
export const updateInvoice = declareCall({
  ...noInput,
  name: 'updateInvoice',
  method: 'POST',
  path: '/v2/payin/:id/update-status',
  guest: false,
  exclusive: true,
  errors: invoiceUpdateErrors,
  params: z.object({ id: int() }),
  body: z.object({
    id: int(),
    gateway: text(),
    status: strictWord(INVOICE_ACTIONS),
    action: strictWord(INVOICE_ACTIONS),
  }),
  data: GenericInvoice,
})

/** A card as the request has it: digits, `MM/YY`, code. The body is never logged or stored. */
const cardPayment = {
  ...noInput,
  method: 'POST',
  guest: false,
  errors: cardPaymentErrors,
  idempotent: true,
  body: z.object({ transaction: text(), card: text(), expire: text(), cvv: text() }),
  /** The 3-D Secure page; without it, the page polls. */
  data: z.object({ url: textOr() }),
} as const

export const processSwiftpay = declareCall({
  ...cardPayment,
  name: 'processSwiftpay',
  path: '/v2/payin/swiftpay/process',
})

export const processGex = declareCall({
  ...cardPayment,
  name: 'processGex',
  path: '/v2/payin/gex/process',
})
