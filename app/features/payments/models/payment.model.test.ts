// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { visibilityChanged } from '#app/models/presence/presence.model.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault, inOrder, type Answers } from '#app/testing/fake-api.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { $loadDocument, pageReplaced, pageRequested } from '#app/models/payments/leave-to.ts'
import { paymentExited } from '#app/models/payments/payment-exit.model.ts'
import {
  $payment,
  cancelPressed,
  cardSubmitted,
  claimPressed,
  paymentClosed,
  paymentOpened,
  returnPageOpened,
} from './payment.model.ts'
import { brpayRecipient, testCard } from './payment.samples.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

const card = { page: 'swiftpay-card', id: 'ab12' } as const
const transfer = { page: 'magnet-card', id: 'ab12' } as const
const waiting = { amount: 1500, confirmed: 0, submitted: 0 }

function start(answers: Answers, { storage = memoryStorage(), player = 5 } = {}) {
  const api = createFakeApi(answers)
  const time = drivenTime()
  const left: string[] = []
  const scope = fork({
    values: [
      [$queryClient, api.client],
      [$clock, time.clock],
      [$tabStorage, storage],
      [$session, { id: player, token: 'token' }],
      [$loadDocument, (url: string) => void left.push(`load ${url}`)],
    ],
  })
  createWatch({ unit: pageRequested, scope, fn: (path) => void left.push(`open ${path}`) })
  createWatch({ unit: pageReplaced, scope, fn: (path) => void left.push(`replace ${path}`) })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    ...api,
    scope,
    storage,
    left,
    payment: () => scope.getState($payment),
    settle,
    open: async (key: { page: 'swiftpay-card' | 'magnet-card' | 'invoice' | 'wait' | 'gex-card'; id: string }) => {
      await allSettled(paymentOpened, { scope, params: key })
      await settle()
    },
    /** Counts the requests in a span of time. */
    requestsIn: async (milliseconds: number) => {
      const before = api.calls.length
      await vi.advanceTimersByTimeAsync(milliseconds)
      return api.calls.length - before
    },
    pass: async (milliseconds: number) => {
      time.pass(milliseconds)
      await allSettled(ticked, { scope, params: time.system.now() })
      await settle()
    },
  }
}

describe('a payment', () => {
  it('is read at once, every ten seconds, and every minute in a hidden tab', async () => {
    const { open, calls, requestsIn, scope } = start({ getMagnetInvoice: waiting })
    await open(transfer)
    expect(calls).toEqual(['getMagnetInvoice'])
    expect(await requestsIn(30_000)).toBe(3)
    focusManager.setFocused(false)
    await allSettled(visibilityChanged, { scope, params: false })
    expect(await requestsIn(60_000)).toBe(1)
    await allSettled(paymentClosed, { scope })
    expect(await requestsIn(60_000)).toBe(0)
  })

  it('that is paid lets the status be read, whose balance has changed', async () => {
    const { open, calls, settle } = start({ getMagnetInvoice: { ...waiting, confirmed: 1 }, getStatus: { id: 5 } })
    await open(transfer)
    await settle()
    expect(calls).toEqual(['getMagnetInvoice', 'getStatus'])
  })

  it('is no longer read once it is paid, and the tab forgets it', async () => {
    const { open, payment, requestsIn, storage } = start({
      getMagnetInvoice: inOrder(waiting, { ...waiting, confirmed: 1 }),
    })
    await open(transfer)
    expect(storage.getItem('payments')).toContain('ab12')
    await requestsIn(10_000)
    expect(payment()).toMatchObject({ kind: 'ended', reading: { phase: 'paid' } })
    expect(storage.getItem('payments')).toBeNull()
    expect(await requestsIn(300_000)).toBe(0)
  })

  it('stays open over a lost answer and says that it is stale', async () => {
    const { open, payment, requestsIn } = start({ getMagnetInvoice: inOrder(waiting, fault.noResponse, waiting) })
    await open(transfer)
    await requestsIn(10_000)
    expect(payment()).toMatchObject({ kind: 'open', isStale: true })
    await requestsIn(60_000)
    expect(payment()).toMatchObject({ kind: 'open', isStale: false })
  })

  it('remembers its deadline for a reload of the tab, but not for another player', async () => {
    const first = start({ getMagnetInvoice: waiting })
    await first.open(transfer)
    const state = first.payment()
    const deadline = state.kind === 'open' ? state.deadline : 0
    const again = start({ getMagnetInvoice: waiting }, { storage: first.storage })
    await again.pass(60_000)
    await again.open(transfer)
    expect(again.payment()).toMatchObject({ deadline })
    const other = start({ getMagnetInvoice: waiting }, { storage: first.storage, player: 6 })
    await other.pass(60_000)
    await other.open(transfer)
    expect(other.payment()).toMatchObject({ deadline: deadline + 60_000 })
  })

  it('asks once when its time is over', async () => {
    const { open, pass, calls, payment } = start({ getMagnetInvoice: waiting })
    await open(transfer)
    await pass(15 * 60_000)
    await pass(1000)
    expect(payment()).toMatchObject({ kind: 'open', isLate: true })
    expect(calls).toHaveLength(2)
  })

  it('is closed when the player signs out, and its address is forgotten', async () => {
    const { open, scope, payment, storage } = start({ getMagnetInvoice: waiting })
    await open(transfer)
    expect(storage.getItem('followed-payments')).not.toBeNull()
    await allSettled(signedOut, { scope })
    expect(payment()).toEqual({ kind: 'closed' })
    expect(storage.getItem('followed-payments')).toBeNull()
  })
})

describe('a card', () => {
  const submit = async (app: ReturnType<typeof start>, times = 1) => {
    const all = Array.from({ length: times }, () =>
      allSettled(cardSubmitted, { scope: app.scope, params: () => testCard }),
    )
    await app.settle()
    return Promise.all(all)
  }

  it('is sent once for twenty presses, then the bank’s page opens', async () => {
    const app = start({ getSwiftpayInvoice: waiting, processSwiftpay: { url: '/psp/3ds/ab12' } })
    await app.open(card)
    await submit(app, 20)
    expect(app.sent.filter(([call]) => call === 'processSwiftpay')).toEqual([
      ['processSwiftpay', { transaction: 'ab12', card: '4111111111111111', expire: '12/28', cvv: '123' }],
    ])
    expect(app.left).toEqual(['load /psp/3ds/ab12'])
    expect(app.payment()).toMatchObject({ actionState: { kind: 'leaving' }, marks: { submitted: true } })
  })

  it('leaves no card data in storage or in a store', async () => {
    const app = start({ getSwiftpayInvoice: waiting, processSwiftpay: fault.noResponse })
    await app.open(card)
    await submit(app)
    const kept = JSON.stringify([
      app.payment(),
      app.storage.getItem('payments'),
      app.storage.getItem('card-payment-key'),
    ])
    expect(kept).not.toMatch(/4111|123"/u)
  })

  it('is sent again with the same key after an unknown outcome, and with a new one after a rejection', async () => {
    const app = start({
      getSwiftpayInvoice: waiting,
      processSwiftpay: inOrder(fault.noResponse, fault.rejected(errorCode.paymentFailed), { url: '' }),
    })
    await app.open(card)
    await submit(app)
    expect(app.payment()).toMatchObject({ actionState: { kind: 'unknown' } })
    await app.requestsIn(60_000)
    expect(app.payment()).toMatchObject({ actionState: { kind: 'unconfirmed' } })
    await submit(app)
    expect(app.payment()).toMatchObject({
      actionState: { kind: 'rejected', failure: { code: errorCode.paymentFailed } },
    })
    await submit(app)
    const [first, second, third] = app.keys
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('that is answered after a sign-out leaves the key of the next player alone', async () => {
    const answer = Promise.withResolvers<unknown>()
    const app = start({ getSwiftpayInvoice: waiting, processSwiftpay: () => answer.promise })
    await app.open(card)
    void submit(app)
    await app.settle()
    void allSettled(signedOut, { scope: app.scope })
    await app.settle()
    const next = JSON.stringify({ player: 6, keys: { ab12: 'key-of-the-next' } })
    app.storage.setItem('card-payment-key', next)
    answer.resolve({ url: '' })
    await app.settle()
    expect(app.storage.getItem('card-payment-key')).toBe(next)
  })

  it('of the polled provider leads to the cashier with an alert when it is paid', async () => {
    const app = start({
      getGexInvoice: waiting,
      processGex: { url: '' },
      getGexStatus: inOrder({ status: 'pending' }, { status: 'success' }),
    })
    const exits: unknown[] = []
    createWatch({ unit: paymentExited, scope: app.scope, fn: (exit) => void exits.push(exit) })
    await app.open({ page: 'gex-card', id: 'ab12' })
    await submit(app)
    await app.requestsIn(10_000)
    expect(app.calls.filter((call) => call.startsWith('getGex'))).toEqual([
      'getGexInvoice',
      'getGexStatus',
      'getGexStatus',
    ])
    expect(app.payment()).toMatchObject({ kind: 'ended', reading: { phase: 'paid' } })
    expect(app.left).toEqual(['replace /cashbox?tab=history'])
    expect(exits).toEqual([{ reason: 'paid', id: 'ab12' }])
  })
})

describe('an invoice', () => {
  it('is confirmed once, and then waits', async () => {
    const app = start({
      getInvoice: inOrder(brpayRecipient, { ...brpayRecipient, submitted: 1 }),
      updateInvoice: brpayRecipient,
    })
    await app.open({ page: 'invoice', id: '7' })
    await Promise.all([allSettled(claimPressed, { scope: app.scope }), allSettled(claimPressed, { scope: app.scope })])
    await app.settle()
    expect(app.sent.filter(([call]) => call === 'updateInvoice')).toEqual([
      ['updateInvoice', { id: 7, gateway: 'brpay', status: 'confirm', action: 'confirm' }],
    ])
    expect(app.payment()).toMatchObject({ kind: 'open', marks: { claimed: true } })
  })

  it('is cancelled and leads to the page of rejected payments', async () => {
    const app = start({ getInvoice: brpayRecipient, updateInvoice: { ...brpayRecipient, confirmed: 2 } })
    await app.open({ page: 'invoice', id: '7' })
    await allSettled(cancelPressed, { scope: app.scope })
    expect(app.left).toEqual(['replace /payment-notify/rejected?transaction=7'])
  })
})

describe('a cascade', () => {
  const found = { status: 3, url: '/invoice/magnet-card?transaction=cd34' }
  it('opens the details that were found once per tab', async () => {
    const app = start({ getCascadeStatus: found })
    await app.open({ page: 'wait', id: '7' })
    expect(app.left).toEqual(['open /invoice/magnet-card?transaction=cd34'])
    const back = start({ getCascadeStatus: found }, { storage: app.storage })
    await back.open({ page: 'wait', id: '7' })
    expect([back.left, back.payment()]).toMatchObject([[], { kind: 'open', actionState: { kind: 'idle' } }])
  })

  it('rejects a hostile address and can be used again', async () => {
    const app = start({ getCascadeStatus: { status: 3, url: 'https://evil.example/' } })
    await app.open({ page: 'wait', id: '7' })
    expect([app.left, app.payment()]).toMatchObject([[], { kind: 'open', actionState: { kind: 'idle' } }])
  })
})

describe('a return page', () => {
  it('reads the payment of its address by the call of the payment’s page, if the tab remembers it', async () => {
    const first = start({ getSwiftpayInvoice: waiting })
    await first.open(card)
    const app = start({ getSwiftpayInvoice: waiting }, { storage: first.storage })
    await allSettled(returnPageOpened, { scope: app.scope, params: 'ab12' })
    await app.settle()
    expect(app.calls).toEqual(['getSwiftpayInvoice'])
    await allSettled(returnPageOpened, { scope: app.scope, params: '' })
    expect(app.payment()).toMatchObject({ key: card })
  })

  it('reads an unknown payment by its reference, and nothing without one', async () => {
    const app = start({ getPayment: { direction: 'in', amount: 1500, state: 'paid', steps: [] } })
    await allSettled(returnPageOpened, { scope: app.scope, params: '' })
    expect(app.payment()).toEqual({ kind: 'closed' })
    await allSettled(returnPageOpened, { scope: app.scope, params: 'zz' })
    await app.settle()
    expect(app.payment()).toMatchObject({ kind: 'ended', reading: { phase: 'paid', amount: 1500 } })
  })
})
