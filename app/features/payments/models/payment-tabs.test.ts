// @vitest-environment jsdom
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { createFakeApi, fault, type Answers } from '#app/testing/fake-api.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { $loadDocument } from '#app/models/payments/leave-to.ts'
import { $payment, cardSubmitted, paymentOpened, returnPageOpened } from './payment.model.ts'
import { testCard } from './payment.samples.ts'

/* One payment in two tabs of a browser, with a back end that sends neither a deadline nor the submission. */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const card = { page: 'swiftpay-card', id: 'ab12' } as const
const waiting = { amount: 1500, confirmed: 0, submitted: 0 }

/** A browser; its tabs share `localStorage` and the time. */
function openBrowser() {
  const shared = memoryStorage()
  const time = drivenTime()
  return {
    shared,
    time,
    openTab(answers: Answers, player = 5) {
      const api = createFakeApi(answers)
      const scope = fork({
        values: [
          [$queryClient, api.client],
          [$clock, time.clock],
          [$storage, shared],
          [$tabStorage, memoryStorage()],
          [$session, { id: player, token: 'token' }],
          [$loadDocument, () => undefined],
        ],
      })
      return {
        calls: api.calls,
        scope,
        payment: () => scope.getState($payment),
        open: async () => {
          await allSettled(paymentOpened, { scope, params: card })
          await vi.advanceTimersByTimeAsync(0)
        },
        pay: async () => {
          void allSettled(cardSubmitted, { scope, params: () => testCard })
          await vi.advanceTimersByTimeAsync(0)
        },
      }
    },
  }
}

describe('a payment in two tabs', () => {
  it('has one deadline, also in a tab that opens it later or reads it slowly', async () => {
    const { time, openTab } = openBrowser()
    let respond: (data: object) => void = () => undefined
    const slow = openTab({ getSwiftpayInvoice: new Promise((resolve) => (respond = resolve)) })
    await slow.open()
    const first = openTab({ getSwiftpayInvoice: waiting })
    await first.open()
    const deadline = time.clock.now() + timing.invoiceDeadline
    time.pass(60_000)
    respond(waiting)
    await vi.advanceTimersByTimeAsync(0)
    const later = openTab({ getSwiftpayInvoice: waiting })
    await later.open()
    for (const tab of [first, slow, later]) expect(tab.payment()).toMatchObject({ kind: 'open', deadline })
  })

  it('knows of a card that another tab has sent, and does not send a second one', async () => {
    const { openTab } = openBrowser()
    const answers = { getSwiftpayInvoice: waiting, processSwiftpay: fault.pending }
    const open = openTab(answers)
    await open.open()
    const sending = openTab(answers)
    await sending.open()
    await sending.pay()
    expect(sending.calls.filter((call) => call === 'processSwiftpay')).toHaveLength(1)
    await open.pay()
    expect(open.calls).not.toContain('processSwiftpay')
    expect(open.payment()).toMatchObject({ actionState: { kind: 'unknown', action: 'card' } })
    const later = openTab(answers)
    await later.open()
    expect(later.payment()).toMatchObject({ marks: { sent: true }, actionState: { kind: 'unknown' } })
  })

  it('is free in the other tab, too, once the card is declined', async () => {
    const { openTab } = openBrowser()
    let respond: (answer: unknown) => void = () => undefined
    const sending = openTab({
      getSwiftpayInvoice: waiting,
      processSwiftpay: () =>
        new Promise((resolve) => (respond = resolve)).then(fault.rejected(errorCode.paymentFailed)),
    })
    await sending.open()
    await sending.pay()
    const other = openTab({ getSwiftpayInvoice: waiting, processSwiftpay: fault.pending })
    await other.open()
    expect(other.payment()).toMatchObject({ actionState: { kind: 'unknown' } })
    respond(null)
    await vi.advanceTimersByTimeAsync(0)
    await other.pay()
    expect(other.calls.filter((call) => call === 'processSwiftpay')).toHaveLength(1)
  })

  it('is found by the return page of a new tab, after a sign-out too, but not for another player', async () => {
    const { openTab } = openBrowser()
    const first = openTab({ getSwiftpayInvoice: waiting })
    await first.open()
    await allSettled(signedOut, { scope: first.scope })
    const keyOf = async (player: number) => {
      const tab = openTab({ getSwiftpayInvoice: waiting }, player)
      await allSettled(returnPageOpened, { scope: tab.scope, params: '' })
      await vi.advanceTimersByTimeAsync(0)
      const payment = tab.payment()
      return 'key' in payment ? payment.key : null
    }
    expect(await keyOf(5)).toEqual(card)
    expect(await keyOf(6)).toBeNull()
  })

  it('shares no address: it may hold a secret of the bank', async () => {
    const { openTab, shared } = openBrowser()
    const tab = openTab({ getSwiftpayInvoice: waiting, processSwiftpay: { url: '/psp/3ds/secret' } })
    await tab.open()
    await tab.pay()
    expect(tab.payment()).toMatchObject({ marks: { followed: '/psp/3ds/secret' } })
    expect(shared.getItem('payments')).toContain('ab12')
    expect(shared.getItem('payments')).not.toContain('secret')
  })
})
