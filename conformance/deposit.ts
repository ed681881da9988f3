import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '#contract/money/cashier.ts'
import { createInvoice } from '#contract/money/deposits.ts'
import { getPaymentHistory } from '#contract/money/history.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { ExampleRequest } from '#contract/example-requests.ts'
import { dataOf, type Outcome } from './read.ts'
import type { Walk } from './walk.ts'

const DEFAULT_AMOUNT = 1002

const requestOf = ({ id, system, currencies, config }: PaymentMethod, amount: number): ExampleRequest => {
  const bank = /banklist:([^\s,]+)/u.exec(config)?.[1]
  const currency = /^\w+/u.exec(currencies)?.[0] ?? 'RUB'
  return {
    params: id,
    body: {
      psp: id,
      amount,
      type: 'payin',
      params: { system: system === '' ? id : system, currency, ...(bank === undefined ? {} : { bank }) },
    },
  }
}

/** Amounts that must be rejected, with the code that names the reason at the field. */
const wrongAmounts = ({ invoice_amount_min: min, invoice_amount_max: max }: PaymentMethod, amount: number) => [
  ...(min > 1 ? [{ amount: min - 1, code: errorCode.depositBelowMinimum, what: 'below `invoice_amount_min`' }] : []),
  ...(max > 0 ? [{ amount: max + 1, code: errorCode.depositAboveMaximum, what: 'above `invoice_amount_max`' }] : []),
  { amount: amount + 0.5, code: errorCode.depositNotWhole, what: 'with a fraction' },
]

/** Codes that may come before the amount is looked at: there is an unpaid request, or the player must do something first. */
const EARLIER: readonly number[] = [
  errorCode.unpaidRequestExists,
  errorCode.phoneConfirmationRequired,
  errorCode.emailConfirmationRequired,
  errorCode.contactRequired,
  errorCode.systemUnavailable,
]

async function checkLimits(walk: Walk, token: string, system: PaymentMethod, amount: number): Promise<void> {
  for (const wrong of wrongAmounts(system, amount)) {
    const request = requestOf(system, wrong.amount)
    const outcome = await walk.ask('createInvoice', request, { token, key: randomUUID() })
    if (outcome.kind === 'data') walk.breakRule('createInvoice', `field \`amount\` ${wrong.what} is accepted`)
    else if (outcome.kind === 'rejected' && outcome.code !== wrong.code && !EARLIER.includes(outcome.code))
      walk.breakRule(
        'createInvoice',
        `field \`amount\` ${wrong.what} is error ${outcome.raw}, instead of ${wrong.code}`,
      )
  }
}

/** The deposits of the history; `null` if it is not read. */
async function readDeposits(walk: Walk, token: string) {
  const request = { query: { direction: 1, month: 0 } }
  return dataOf(getPaymentHistory, await walk.ask('getPaymentHistory', request, { token }))?.items ?? null
}
type Deposits = Awaited<ReturnType<typeof readDeposits>>

/** A deposit stands in the history once, with its amount. */
function checkHistory(walk: Walk, amount: number, before: Deposits, after: Deposits): void {
  if (before === null || after === null) return
  if (after.length > before.length + 1)
    walk.breakRule('createInvoice', 'header `Idempotency-Key` repeated: a second deposit stands in the history')
  const added = after.find(({ id }) => before.every((one) => one.id !== id))
  if (added !== undefined && added.amount !== amount)
    walk.breakRule('getPaymentHistory', `field \`items[].amount\` is ${added.amount} after a deposit of ${amount}`)
}

const pageOf = (outcome: Outcome): string => dataOf(createInvoice, outcome) ?? ''

/** Requests one deposit, twice with the same key, and wrong amounts before. */
export async function checkDeposit(walk: Walk, token: string, system: PaymentMethod | null): Promise<void> {
  if (system === null) return walk.skip('createInvoice', 'getPaymentSystems: field `payin` has no system')
  const amount = Math.max(DEFAULT_AMOUNT, system.invoice_amount_min)
  await checkLimits(walk, token, system, amount)
  const before = await readDeposits(walk, token)
  const key = randomUUID()
  const ask = () => walk.ask('createInvoice', requestOf(system, amount), { token, key })
  const first = await ask()
  walk.expectData('createInvoice', first, EARLIER)
  if (first.kind !== 'data') return
  const again = await ask()
  if (pageOf(again) !== pageOf(first))
    walk.breakRule('createInvoice', 'header `Idempotency-Key` repeated: another answer than the first one')
  checkHistory(walk, amount, before, await readDeposits(walk, token))
  const page = new URL(pageOf(first), 'https://site.example')
  const id = page.searchParams.get('transaction') ?? page.searchParams.get('id')
  const reader = id === null ? undefined : READERS.find(([path]) => page.pathname.startsWith(path))
  if (id === null || reader === undefined) return
  for (const name of reader[1]) {
    const request = name === 'getPayment' ? { params: id } : { query: { id } }
    walk.expectData(name, await walk.ask(name, request, { token }), name === 'getPayment' ? [errorCode.notFound] : [])
  }
}

/** The calls that a payment page of the site reads, by the beginning of its path. */
const READERS: readonly (readonly [path: string, calls: readonly string[]])[] = [
  ['/invoice/magnet-', ['getMagnetInvoice', 'getPayment']],
  ['/invoice/swiftpay-card', ['getSwiftpayInvoice', 'getPayment']],
  ['/invoice/gex-card', ['getGexInvoice', 'getGexStatus', 'getPayment']],
  ['/invoice/wait', ['getCascadeStatus', 'getPayment']],
  ['/invoice', ['getInvoice']],
  ['/payment-notify', ['getPayment']],
]
