import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { checkSignature, sign, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#server/money/gateway/signature.ts'
import type { TestApi } from './test-api.ts'

export const GATEWAY_SECRET = 'a secret of at least 32 characters'

/** Where its deposits are to be transferred to. */
export const GATEWAY_ACCOUNT = '2200001234567890'

/** An event of the gateway; `amount` in kopecks. */
export interface GatewayEvent {
  id: string
  status: 'paid' | 'declined'
  amount: number
}

const Body = z.object({
  ref: z.optional(z.string()),
  amount: z.optional(z.number()),
  account: z.optional(z.string()),
})

/** A payment as the gateway has it. `requests`: how often it was asked to make it. */
export interface GatewayPayment {
  amount: number
  account: string
  requests: number
  events: GatewayEvent[]
}

/** A small payment gateway. It makes a payment once per idempotency key. */
export interface FakePaymentGateway {
  url: string
  payments: Map<string, GatewayPayment>
  payouts: Map<string, GatewayPayment>
  /** Paths of the requests, in order. */
  paths: string[]
  /** What happens to the next requests: `lose` makes the payment and breaks the connection, `drop` breaks it before. */
  behaviour: 'answer' | 'lose' | 'drop' | 'garbage'
  /** Refuses new payments and accounts with this code. */
  refusal: number | null
  /** Answers of a faulty gateway, by the end of the path. The payment is made nevertheless. */
  faults: ReadonlyMap<string, { status?: number; answer: unknown }>
  stop(): Promise<void>
}

const stateOf = ({ events }: GatewayPayment) => ({ account: GATEWAY_ACCOUNT, name: 'Ivan P.', bank: 'tbank', events })

const unsigned = { status: 401, answer: {} }

/** Starts a gateway. `now` is the clock of the server that speaks with it. */
export async function startFakePaymentGateway(now: () => number): Promise<FakePaymentGateway> {
  const make = (
    made: Map<string, GatewayPayment>,
    key: string,
    { amount = 0, account = '' }: z.output<typeof Body>,
  ) => {
    const known = made.get(key)
    if (known === undefined && gateway.refusal !== null) return { status: 422, answer: { code: gateway.refusal } }
    const payment = known ?? { amount, account, requests: 0, events: [] }
    payment.requests += 1
    made.set(key, payment)
    return { status: 200, answer: stateOf(payment) }
  }

  const answerTo = (method: string, path: string, key: string, body: z.output<typeof Body>) => {
    if (path === '/payments') return make(gateway.payments, key, body)
    if (path === '/payouts') return make(gateway.payouts, key, body)
    if (path === '/accounts' && gateway.refusal !== null) return { status: 422, answer: { code: gateway.refusal } }
    if (path === '/accounts') return { status: 200, answer: { token: `token of ${body.account?.slice(-4)}` } }
    const [, , ref = '', deed] = path.split('/')
    const payment = gateway.payments.get(ref)
    if (payment === undefined) return { status: 404, answer: {} }
    if (method === 'GET') return { status: 200, answer: stateOf(payment) }
    return { status: 200, answer: deed === 'card' ? { page: 'https://bank.example/3ds' } : {} }
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request
    const body = await text(request)
    gateway.paths.push(`${method} ${path}`)
    if (gateway.behaviour === 'drop') return void request.socket.destroy()
    const signature = checkSignature(
      GATEWAY_SECRET,
      { body, timestamp: String(headers[TIMESTAMP_HEADER]), signature: String(headers[SIGNATURE_HEADER]) },
      now(),
    )
    const parsed = z.parse(Body, body === '' ? {} : JSON.parse(body))
    const { status, answer } =
      signature === 'valid' ? answerTo(method, path, String(headers['idempotency-key']), parsed) : unsigned
    if (gateway.behaviour === 'lose') return void request.socket.destroy()
    const fault = [...gateway.faults].find(([end]) => path.endsWith(end))?.[1]
    response.writeHead(fault?.status ?? status, { 'content-type': 'application/json' })
    return void response.end(gateway.behaviour === 'garbage' ? '<html>' : JSON.stringify(fault?.answer ?? answer))
  }

  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const gateway: FakePaymentGateway = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    payments: new Map(),
    payouts: new Map(),
    paths: [],
    behaviour: 'answer',
    refusal: null,
    faults: new Map(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return gateway
}

/** Sends an event to the API and returns the status. `secret` and `signedAt` forge or delay the signature. */
export async function sendEvent(
  api: TestApi,
  event: GatewayEvent & { payment: string },
  { secret = GATEWAY_SECRET, signedAt = api.clock.now(), body = JSON.stringify(event) } = {},
): Promise<number> {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/providers/gateway/events',
    headers: { 'content-type': 'application/json', ...sign(secret, JSON.stringify(event), signedAt) },
    payload: body,
  })
  return statusCode
}
