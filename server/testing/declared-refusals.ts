import type { FastifyInstance } from 'fastify'
import { allCalls } from '#contract/all-calls.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { errorsOf } from '#contract/errors/of-calls.ts'

const bare = (path: string) => path.replace(/\/$/u, '')
const callAt = (method: string, url: string) =>
  allCalls.find((call) => call.method === method && `/api${bare(call.path)}` === bare(url))

/** In every test of the API: what a call is refused with is what the contract says of it, where it says it, and the forms are tried with. */
export function expectDeclaredRefusals(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, routeOptions }, _, payload) => {
    const call = callAt(method, routeOptions.url ?? '')
    if (call === undefined || typeof payload !== 'string') return payload
    const answer = readEnvelope(JSON.parse(payload))
    const declared: readonly number[] | null = errorsOf(call)
    if (answer.kind !== 'refused' || declared === null || declared.includes(answer.raw)) return payload
    throw new Error(`${call.name} is refused with ${answer.raw}, and the contract does not say so.`)
  })
}
