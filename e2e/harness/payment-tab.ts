import { setImmediate as nextTurn } from 'node:timers/promises'
import { QueryClient } from '@tanstack/react-query'
import { allSettled, createWatch, fork, type EventCallable, type Scope } from 'effector'
// The client loads it with the first request, which would take longer than a step.
import '#app/http/send-request.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { $loadDocument, pageReplaced, pageRequested } from '#app/models/payments/leave-to.ts'
import {
  $payment,
  cancelPressed,
  cardSubmitted,
  claimPressed,
  followPressed,
  paymentClosed,
  paymentOpened,
  returnPageOpened,
} from '#app/models/payments/payment.model.ts'
import type { PaymentState, SubmittedCard } from '#app/models/payments/payment.states.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { PAYMENT_PAGES } from '#app/queries/payments.ts'
import type { DrivenTime } from '#app/testing/driven-time.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { createTestClient } from '#app/testing/test-client.ts'

/** What happens to a request. `lostResponse`: the server has done it. */
export type NetworkFault = 'none' | 'lostRequest' | 'lostResponse' | 'serverError' | 'html'

/** Rounds of the event loop without a request, after which nothing more happens. */
const QUIET_TURNS = 3
/** A button that stays busy is the test's to find. */
const MAX_TURNS = 10_000

/** Sends a request to the API. */
export type Send = (request: Request) => Promise<Response>

/** How each tab handles the requests to its host. */
const handlers = new Map<string, Send>()

/** Replaces `fetch`: every tab sends to a host of its own. */
export async function fetchOfTabs(request: Request): Promise<Response> {
  const handle = handlers.get(new URL(request.url).host)
  if (handle === undefined) throw new TypeError(`No tab sends to ${request.url}`)
  return handle(request)
}

const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
const internalError = () => Response.json({ success: false, code: -3, data: null }, { status: 500 })

async function sendWith(fault: NetworkFault, send: Send, request: Request): Promise<Response> {
  if (fault === 'lostRequest') throw new TypeError('Failed to fetch')
  if (fault === 'html') return badGateway()
  if (fault === 'serverError') return internalError()
  const response = await send(request)
  if (fault === 'lostResponse') throw new TypeError('Failed to fetch')
  return response
}

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
  cancel(times: number): Promise<void>
  follow(): Promise<void>
  /** The clock was moved. */
  tick(): Promise<void>
}

/** Opens a tab of a signed-in player. `send` reaches the API. */
export function openPaymentTab(send: Send, time: DrivenTime, player: { id: number; token: string }): PaymentTab {
  const host = `tab-${handlers.size}.test`
  const storage = memoryStorage()
  const sent: string[] = []
  let location = '/cashbox'
  let pageBeforeBank = location
  let fault: NetworkFault = 'none'
  let requests = 0
  let scope = load()

  handlers.set(host, async (request) => {
    const current = fault
    fault = 'none'
    sent.push(new URL(request.url).pathname)
    requests += 1
    try {
      return await sendWith(current, send, request)
    } finally {
      requests -= 1
    }
  })

  function leave(url: string): void {
    pageBeforeBank = location
    location = url
  }

  /** Starts the app, as a full load does. Only the tab's storage stays. */
  function load(): Scope {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const { http } = createTestClient(
      { origin: `http://${host}` },
      { token: () => player.token, after: time.clock.after },
    )
    provideHttp(client, http)
    const started = fork({
      values: [
        [$queryClient, client],
        [$clock, time.clock],
        [$tabStorage, storage],
        [$session, player],
        [$loadDocument, leave],
      ],
    })
    createWatch({ unit: pageRequested, scope: started, fn: (path) => void (location = path) })
    createWatch({ unit: pageReplaced, scope: started, fn: (path) => void (location = path) })
    return started
  }

  function isQuiet(): boolean {
    const payment = scope.getState($payment)
    const isSending = payment.kind === 'open' && payment.actionState.kind === 'sending'
    return requests === 0 && !isSending && scope.getState($queryClient)?.isFetching() === 0
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
    for (let press = 0; press < times; press += 1) void allSettled(unit, { scope, params })
    await settle()
  }

  /** Opens the payment of the page, as the page's component does. */
  async function render(): Promise<void> {
    const { pathname, searchParams } = new URL(location, 'http://localhost')
    const name = pathname.split('/')[2] ?? 'invoice'
    const page = PAYMENT_PAGES.find((known) => known === name)
    const id = searchParams.get('transaction') ?? searchParams.get('id') ?? ''
    if (pathname.startsWith('/psp/')) return
    void allSettled(paymentClosed, { scope })
    if (pathname.startsWith('/payment-notify')) await fire(returnPageOpened, id)
    else if (pathname.startsWith('/invoice') && page !== undefined) await fire(paymentOpened, { page, id })
    else await settle()
  }

  return {
    get location() {
      return location
    },
    get payment() {
      return scope.getState($payment)
    },
    sent,
    failNext(next) {
      fault = next
    },
    async visit(path) {
      if (location.startsWith('/psp/')) scope = load()
      location = path
      await render()
    },
    async reload() {
      scope = load()
      await render()
    },
    resume: () => fire(resumed, undefined),
    back: () => {
      location = pageBeforeBank
      return fire(resumed, undefined)
    },
    pay: (card, times) => fire(cardSubmitted, () => card, times),
    claim: (times) => fire(claimPressed, undefined, times),
    cancel: (times) => fire(cancelPressed, undefined, times),
    follow: () => fire(followPressed, undefined),
    tick: () => fire(ticked, time.system.now()),
  }
}
