import type { FastifyInstance } from 'fastify'
import { allCalls, frameCalls, urlOfCall } from '#contract/all-calls.ts'
import { readEnvelope } from '#contract/core/envelope.ts'

const withoutSlash = (path: string) => path.replace(/\/$/u, '')
const callAt = (method: string, url: string) =>
  [...allCalls, ...frameCalls].find(
    (call) => call.method === method && withoutSlash(urlOfCall(call)) === withoutSlash(url),
  )

/** Fails any API test whose call returns an error that the contract does not declare for it. */
export function expectDeclaredErrors(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, routeOptions }, _, payload) => {
    const call = callAt(method, routeOptions.url ?? '')
    if (call === undefined || typeof payload !== 'string') return payload
    const envelope = readEnvelope(JSON.parse(payload))
    const declared: readonly number[] = call.errors
    if (envelope.kind !== 'rejected' || declared.includes(envelope.raw)) return payload
    throw new Error(`${call.name} returned the undeclared error ${envelope.raw}.`)
  })
}
