import { QueryClient } from '@tanstack/react-query'
import { fork, type Scope } from 'effector'
import { afterEach, beforeEach, vi } from 'vitest'
// The client loads it with the first request, which would take longer than a step.
import '#app/http/send-request.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $session, type Session } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import type { DrivenTime } from '#app/testing/driven-time.ts'
import { createTestClient } from '#app/testing/test-client.ts'
import type { TestApi } from '#server/testing/test-api.ts'

/* Browser tabs that run the app's models without a page. Their requests reach an API in the same process. */

/** What happens to a request. `lostResponse`: the server has done it. */
export type NetworkFault = 'none' | 'lostRequest' | 'lostResponse' | 'serverError' | 'html'

/** Sends a request to the API. */
export type Send = (request: Request) => Promise<Response>

/** Sends to an API, each request from another address, because guests are limited per address. */
export function sendTo(api: () => TestApi): Send {
  let addresses = 0
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    addresses += 1
    const { statusCode, body } = await api().app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' ? { payload: await request.text() } : {}),
    })
    return new Response(body, { status: statusCode })
  }
}

/** How each tab handles the requests to its host. */
const handlers = new Map<string, Send>()

/** Replaces `fetch`: every tab sends to a host of its own. */
async function fetchOfTabs(request: Request): Promise<Response> {
  const handle = handlers.get(new URL(request.url).host)
  if (handle === undefined) throw new TypeError(`No tab sends to ${request.url}`)
  return handle(request)
}

/** Lets the tests of a file send requests from their tabs. */
export function useTabs(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchOfTabs)
    vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  })
  afterEach(() => void vi.unstubAllGlobals())
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

/** The values of stores, as `fork` takes them. */
type StoreValues = Extract<NonNullable<Parameters<typeof fork>[1]>['values'], readonly unknown[]>

/** A browser tab. */
export interface AppTab {
  /** The models of the page that the tab shows. */
  readonly scope: Scope
  /** Paths of the requests that were sent, without their queries. */
  readonly sent: readonly string[]
  /** The number of requests without a response. */
  readonly openRequests: number
  /** The fault of the tab's next request. */
  failNext(fault: NetworkFault): void
  /** Loads the page, as a reload does: of what there was, only `values` stay. */
  load(): void
}

/** What a tab is opened with. */
export interface TabOptions {
  send: Send
  time: DrivenTime
  session: Session
  /** What outlives a page, such as a storage. */
  values: StoreValues
}

/** Opens a tab. */
export function openAppTab({ send, time, session, values }: TabOptions): AppTab {
  const host = `tab-${handlers.size}.test`
  const sent: string[] = []
  let fault: NetworkFault = 'none'
  let openRequests = 0
  let scope = start()

  handlers.set(host, async (request) => {
    const current = fault
    fault = 'none'
    sent.push(new URL(request.url).pathname)
    openRequests += 1
    try {
      return await sendWith(current, send, request)
    } finally {
      openRequests -= 1
    }
  })

  function start(): Scope {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const started = fork({
      values: [[$queryClient, client], [$clock, time.clock], [$session, session], ...values],
    })
    const { http } = createTestClient(
      { origin: `http://${host}` },
      { token: () => started.getState($session).token, after: time.clock.after },
    )
    provideHttp(client, http)
    return started
  }

  return {
    get scope() {
      return scope
    },
    sent,
    get openRequests() {
      return openRequests
    },
    failNext(next) {
      fault = next
    },
    load() {
      scope = start()
    },
  }
}
