import { setImmediate as nextTurn } from 'node:timers/promises'
import { allSettled, createWatch, type EventCallable } from 'effector'
import { $tabStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { ticked } from '#app/models/clock/clock.model.ts'
import { $loadDocument, pageReplaced, pageRequested } from '#app/models/payments/leave-to.ts'
import { paymentCancelling } from '#app/models/payments/payment-cancelling.model.ts'
import {
  $payment,
  cancelPressed,
  cardSubmitted,
  claimPressed,
  followPressed,
  paymentClosed,
  paymentOpened,
  returnPageOpened,
} from '#app/features/payments/models/payment.model.ts'
import type { PaymentState, SubmittedCard } from '#app/features/payments/models/payment.states.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { PAYMENT_PAGES } from '#app/queries/payments.ts'
import type { DrivenTime } from '#app/testing/driven-time.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { openAppTab, type NetworkFault, type Send } from './app-tab.ts'

/** Rounds of the event loop without a request, after which nothing more happens. */
const QUIET_TURNS = 3
/** A button that stays busy is the test's to find. */
const MAX_TURNS = 10_000

/** A browser tab with the app's payment model. Its requests reach an API in the same process. */
export interface PaymentTab {
  /** The path that the tab shows; `/psp/…` is a page of the bank. */
  readonly location: string
  /** The payment of the page. */
  readonly payment: PaymentState
  /** Paths of the requests that were sent, without their queries. */
  readonly sent: readonly string[]
  /** The fault of the tab's next request. */
  failNext(fault: NetworkFault): void
  /** Follows a link to a page. A page of the bank, or one that comes from there, is a full load. */
  visit(path: string): Promise<void>
  reload(): Promise<void>
  /** The player is back from another tab. */
  resume(): Promise<void>
  /** Back from the bank's page, to the page that the browser has kept. */
  back(): Promise<void>
  /** Presses a button so many times in one task. */
  pay(card: SubmittedCard, times: number): Promise<void>
  claim(times: number): Promise<void>
  /** The button of an invoice. */
  cancelInvoice(times: number): Promise<void>
  /** The button of any open payment. */
  cancelPayment(times: number): Promise<void>
  follow(): Promise<void>
  /** The clock was moved. */
  tick(): Promise<void>
}

/** Opens a tab of a signed-in player. `send` reaches the API; `shared` is the storage of all tabs. */
export function openPaymentTab(
  send: Send,
  time: DrivenTime,
  player: { id: number; token: string },
  shared: TextStorage,
): PaymentTab {
  let location = '/cashbox'
  let pageBeforeBank = location
  const tab = openAppTab({
    send,
    time,
    session: player,
    values: [
      [$storage, shared],
      [$tabStorage, memoryStorage()],
      [$loadDocument, leave],
    ],
  })
  followPages()

  function leave(url: string): void {
    pageBeforeBank = location
    location = url
  }

  function followPages(): void {
    const { scope } = tab
    createWatch({ unit: pageRequested, scope, fn: (path) => void (location = path) })
    createWatch({ unit: pageReplaced, scope, fn: (path) => void (location = path) })
  }

  function load(): void {
    tab.load()
    followPages()
  }

  function isQuiet(): boolean {
    const payment = tab.scope.getState($payment)
    const isSending = payment.kind === 'open' && payment.actionState.kind === 'sending'
    return tab.openRequests === 0 && !isSending && tab.scope.getState($queryClient)?.isFetching() === 0
  }

  /** Waits for the requests and what follows from them, such as another page. */
  async function settle(): Promise<void> {
    const page = location
    let quietTurns = 0
    for (let turn = 0; turn < MAX_TURNS && quietTurns < QUIET_TURNS; turn += 1) {
      await nextTurn()
      quietTurns = isQuiet() ? quietTurns + 1 : 0
    }
    if (location !== page) await render()
  }

  const fire = async <Params>(unit: EventCallable<Params>, params: Params, times = 1): Promise<void> => {
    for (let press = 0; press < times; press += 1) void allSettled(unit, { scope: tab.scope, params })
    await settle()
  }

  /** Opens the payment of the page, as the page's component does. */
  async function render(): Promise<void> {
    const { pathname, searchParams } = new URL(location, 'http://localhost')
    const name = pathname.split('/')[2] ?? 'invoice'
    const page = PAYMENT_PAGES.find((known) => known === name)
    const id = searchParams.get('transaction') ?? searchParams.get('id') ?? ''
    if (pathname.startsWith('/psp/')) return
    void allSettled(paymentClosed, { scope: tab.scope })
    if (pathname.startsWith('/payment-notify')) await fire(returnPageOpened, id)
    else if (pathname.startsWith('/invoice') && page !== undefined) await fire(paymentOpened, { page, id })
    else await settle()
  }

  return {
    get location() {
      return location
    },
    get payment() {
      return tab.scope.getState($payment)
    },
    sent: tab.sent,
    failNext: tab.failNext,
    async visit(path) {
      if (location.startsWith('/psp/')) load()
      location = path
      await render()
    },
    async reload() {
      load()
      await render()
    },
    resume: () => fire(resumed, undefined),
    back: () => {
      location = pageBeforeBank
      return fire(resumed, undefined)
    },
    pay: (card, times) => fire(cardSubmitted, () => card, times),
    claim: (times) => fire(claimPressed, undefined, times),
    cancelInvoice: (times) => fire(cancelPressed, undefined, times),
    async cancelPayment(times) {
      const payment = tab.scope.getState($payment)
      if (payment.kind === 'open') await fire(paymentCancelling.submitted, payment.key.id, times)
    },
    follow: () => fire(followPressed, undefined),
    tick: () => fire(ticked, time.system.now()),
  }
}
