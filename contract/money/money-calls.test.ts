import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import type { AnyCall } from '../all-calls.ts'
import { readPayload, writePayload } from '../core/call.ts'
import { readEnvelope, rejected } from '../core/envelope.ts'
import { errorCode, isKnownCode } from '../errors/codes.ts'
import { getStatus } from '../player/status.ts'
import * as cashier from './cashier.ts'
import * as deposits from './deposits.ts'
import * as history from './history.ts'
import * as invoices from './invoices.ts'
import * as payments from './payments.ts'
import * as withdrawals from './withdrawals.ts'
import { invoicePhase } from './money-status.ts'
import { readRejectionHelp, writeRejectionHelp } from './rejection-help.ts'

const { getPaymentSystems, convertCurrency, getLotteryPrices } = cashier
const { createInvoice } = deposits
const { getMagnetInvoice, getGexStatus, getCascadeStatus, processGex, processSwiftpay, updateInvoice } = invoices
const { cancelPayment, getPayment } = payments

const calls: readonly AnyCall[] = [
  getPaymentSystems,
  convertCurrency,
  getLotteryPrices,
  createInvoice,
  getMagnetInvoice,
  invoices.getSwiftpayInvoice,
  invoices.getGexInvoice,
  getGexStatus,
  getCascadeStatus,
  invoices.getInvoice,
  updateInvoice,
  processSwiftpay,
  processGex,
  getPayment,
  cancelPayment,
  history.getPaymentHistory,
  history.getBetHistory,
  withdrawals.makeTransfer,
  withdrawals.getSbpBanks,
  withdrawals.rememberWallet,
  withdrawals.getPayouts,
  withdrawals.cancelPayout,
  withdrawals.getWithdrawalCheck,
]

describe('the calls of money', () => {
  it('have distinct methods and paths, and only the lottery is open to guests', () => {
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
    expect(calls.filter(({ guest }) => guest)).toEqual([getLotteryPrices])
  })

  it('need an idempotency key where a repeat would pay twice', () => {
    expect(calls.filter(({ idempotent }) => idempotent === true)).toEqual([
      createInvoice,
      processSwiftpay,
      processGex,
      withdrawals.makeTransfer,
    ])
  })

  it('declare every deposit code', () => {
    const depositCodes = Object.values(errorCode).filter((code) => (code >= 420 && code <= 432) || code >= 4200)
    expect(createInvoice.errors).toEqual(expect.arrayContaining(depositCodes))
    for (const { errors } of calls) expect(errors.filter((code) => !isKnownCode(Math.abs(code)))).toEqual([])
  })

  it('declare every code of a withdrawal', () => {
    const codes = Object.values(errorCode).filter((code) => code >= 400 && code <= 412)
    expect(withdrawals.makeTransfer.errors).toEqual(expect.arrayContaining([55, 56, ...codes]))
  })

  it('read any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...calls), fc.jsonValue(), (call, payload) => {
        expect(['read', 'broken']).toContain(readPayload(call, payload).kind)
      }),
      { numRuns: testRuns(2000) },
    )
  })
})

describe('getPaymentSystems', () => {
  it('fills absent fields and drops a provider without an id', () => {
    const read = readPayload(getPaymentSystems, {
      payin: [{ id: 'sbp', invoice_amount_min: '300', equal_sum_filter: '1', destination: 'moon' }, { system: 'card' }],
      payout: null,
    })
    expect(read).toMatchObject({
      kind: 'read',
      data: {
        payin: [
          {
            id: 'sbp',
            currencies: 'RUB',
            invoice_amount_min: 300,
            equal_sum_filter: true,
            destination: 'card',
            wallet: '',
          },
        ],
        payout: [],
      },
      dropped: [{ path: 'payin[1].id' }],
    })
  })
})

describe('convertCurrency and createInvoice', () => {
  it.each<[string, AnyCall, unknown, unknown]>([
    ['convertCurrency', convertCurrency, '12.5', 12.5],
    ['convertCurrency', convertCurrency, { value: 12.5 }, 12.5],
    ['createInvoice', createInvoice, '/invoice?id=1', '/invoice?id=1'],
    ['createInvoice', createInvoice, { url: '/invoice?id=1' }, '/invoice?id=1'],
  ])('%s reads %#', (_, call, payload, data) => {
    expect(readPayload(call, payload)).toEqual({ kind: 'read', data, dropped: [] })
  })

  it.each([null, '', [], {}, { url: '' }, { value: 'x' }])('cannot read %j', (payload) => {
    expect(readPayload(convertCurrency, payload).kind).toBe('broken')
    expect(readPayload(createInvoice, payload).kind).toBe('broken')
  })

  it('write the value itself', () => {
    expect(writePayload(convertCurrency, 7)).toBe(7)
    expect(writePayload(createInvoice, '/invoice?id=1')).toBe('/invoice?id=1')
  })
})

describe('invoices', () => {
  it.each([
    [{}, 'unknown', []],
    [{ confirmed: null }, 'unknown', []],
    [{ confirmed: 'soon' }, 'unknown', [{ path: 'confirmed' }]],
    [{ confirmed: true }, 'unknown', [{ path: 'confirmed' }]],
    [{ confirmed: '1' }, 'paid', []],
    [{ confirmed: 5 }, 'cancelled', []],
  ])('with %j are in the phase %s, and an unreadable status is reported', (payload, phase, dropped) => {
    const read = readPayload(getMagnetInvoice, { amount: 500, ...payload })
    if (read.kind !== 'read') throw new Error(read.reason)
    expect([read.data.amount, invoicePhase(read.data.confirmed)]).toEqual([500, phase])
    expect(read.dropped).toMatchObject(dropped)
  })

  it('know whether a card was submitted only from a back end that sends it', () => {
    const submitted = [undefined, null, 0, '1', 'x'].map((value) => {
      const read = readPayload(getCascadeStatus, { status: 3, submitted: value })
      return read.kind === 'read' ? read.data.submitted : read
    })
    expect(submitted).toEqual([null, null, false, true, null])
  })

  it('read an unknown gex status as unclear', () => {
    expect(readPayload(getGexStatus, { status: 'maybe' })).toMatchObject({ data: { status: 'unclear', url: '' } })
  })

  it('reject an unknown action instead of confirming or cancelling', () => {
    const body = { id: 1, gateway: 'brpay', status: 'confirm', action: 'confirm' }
    expect(updateInvoice.body['~standard'].validate(body)).toEqual({ value: body })
    for (const action of [undefined, '', 'Cancel', 'delete']) {
      expect(updateInvoice.body['~standard'].validate({ ...body, action })).toHaveProperty('issues')
    }
  })
})

describe('getPayment', () => {
  const payment = {
    direction: 'in',
    amount: 500,
    state: 'paid',
    steps: [{ step: 'created', at: '2026-11-25 12:00:00' }],
  }

  it('reads an absent balance as null and an unknown step as other', () => {
    const steps = [...payment.steps, { step: 'frozen', at: 1_790_000_000, note: 'n' }, { step: 'sent' }]
    expect(readPayload(getPayment, { ...payment, steps })).toMatchObject({
      kind: 'read',
      data: {
        balance_after: null,
        awaited: '',
        steps: [
          { step: 'created', at: Date.parse('2026-11-25T09:00:00Z') },
          { step: 'other', at: 1_790_000_000_000, note: 'n' },
        ],
      },
      dropped: [{ path: 'steps[2].at' }],
    })
  })

  it('cannot be read without its direction, which has no safe default', () => {
    expect(readPayload(getPayment, { ...payment, direction: 'up' })).toMatchObject({
      kind: 'broken',
      path: 'direction',
    })
  })
})

describe('accounts from outside', () => {
  it.each([
    ['4111 1111 1111 1111', '•••• 1111'],
    ['Card 4111111111111111', 'Card •••• 1111'],
    ['•••• 1111', '•••• 1111'],
    ['+79991234567', '+79991234567'],
  ])('are read from %j as %j', (wallet, shown) => {
    const item = { id: 1, created_at: '2026-01-10 12:00:00', amount: 5, direction: 0, wallet }
    expect(readPayload(withdrawals.getPayouts, { items: [item] })).toMatchObject({
      data: { items: [{ wallet: shown }] },
    })
    expect(readPayload(history.getPaymentHistory, { items: [item] })).toMatchObject({
      data: { items: [{ wallet: shown }] },
    })
  })
})

describe('makeTransfer', () => {
  it.each([undefined, null, [], '', true, { id: 7 }])('is accepted whatever its data is: %j', (payload) => {
    expect(readPayload(withdrawals.makeTransfer, payload)).toEqual({ kind: 'read', data: {}, dropped: [] })
  })

  it('takes no other type than a payout', () => {
    const body = { psp: 'card', amount: 1000, type: 'payin', params: { account: '4111111111111111' } }
    expect(withdrawals.makeTransfer.body['~standard'].validate(body)).toHaveProperty('issues')
  })
})

describe('getWithdrawalCheck', () => {
  it('keeps what a back end knows: conditions without details, and no verdict of its own', () => {
    const read = readPayload(withdrawals.getWithdrawalCheck, { own: '12.5', reasons: [{ code: '405' }, { met: 1 }] })
    expect(read).toMatchObject({
      data: {
        can: null,
        own: 12.5,
        left_today: null,
        reasons: [{ code: 405, met: false, have: null, need: null, until: null }],
      },
      dropped: [{ path: 'reasons[1].code' }],
    })
  })
})

describe('the histories', () => {
  const payment = { id: 1, created_at: '2026-11-25 12:00:00', direction: 0, amount: 500, status: 3 }
  const bet = { id: 7, created_at: '2026-11-25 12:00:00', bet: '20' }

  it.each([
    ['returned', 'returned'],
    ['lost', ''],
    [undefined, ''],
  ])('read the reason %j of a payment as "%s"', (reason, expected) => {
    const read = readPayload(history.getPaymentHistory, { items: [{ ...payment, reason }] })
    expect(read).toMatchObject({ data: { items: [{ reason: expected, system: '' }] }, dropped: [] })
  })

  it('read a bet by its number or text, and do without the game, the win, the open state and the sums', () => {
    const read = readPayload(history.getBetHistory, { items: [bet, { ...bet, id: 'ab' }, { ...bet, bet: null }] })
    expect(read).toMatchObject({
      data: {
        items: [{ id: '7', bet: 20, win: 0, game: '', slug: '', is_open: false }, { id: 'ab' }],
        next: '',
        bet_total: null,
      },
      dropped: [{ path: 'items[2].bet' }],
    })
  })
})

describe('the status', () => {
  it('reads bonus and held money, which are 0 where a back end lacks them', () => {
    expect(readPayload(getStatus, { id: 1, balance: 5 })).toMatchObject({
      data: { balance: 5, bonus_balance: 0, on_hold: 0 },
    })
    expect(readPayload(getStatus, { id: 1, on_hold: '7.5' })).toMatchObject({ data: { on_hold: 7.5 } })
  })
})

describe('the help of a rejection', () => {
  const help = { url: '/invoice?id=1', payment: 'ab12', expires_at: Date.parse('2026-11-25T09:15:00Z') }

  it('is read back from the envelope of an unpaid request', () => {
    const data = writeRejectionHelp(help)
    expect(data).toEqual({ url: '/invoice?id=1', payment: 'ab12', expires_at: '2026-11-25 12:15:00' })
    const envelope = readEnvelope(rejected(errorCode.unpaidRequestExists, { data }))
    if (envelope.kind !== 'rejected') throw new Error(envelope.kind)
    expect(readRejectionHelp(envelope.data)).toEqual({ ...help, seconds: null, left: null, total: null })
  })

  it('has no data without any help, and keeps a zero', () => {
    expect(writeRejectionHelp({})).toBeNull()
    expect(writeRejectionHelp({ left: 0 })).toEqual({ left: 0 })
  })

  it('keeps its readable fields, whatever the data is', () => {
    expect(readRejectionHelp({ url: {}, expires_at: 'soon', seconds: '7' })).toMatchObject({
      url: '',
      expires_at: null,
      seconds: 7,
    })
    fc.assert(fc.property(fc.anything(), (data) => void readRejectionHelp(data)))
  })
})
