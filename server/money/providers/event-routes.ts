import type { FastifyInstance } from 'fastify'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Services } from '#server/http/context.ts'
import { logSecurityEvent } from '#server/http/logging/security-log.ts'
import { networkOf } from '#server/http/visit.ts'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#server/money/gateway/signature.ts'
import { receiveEvent } from './receive-event.ts'

const STATUS = { malformed: 400, forged: 401, late: 401 } as const
/** An id that names two events is an error of the provider, whose operator has to see it. */
const STATUS_OF_EVENT = { new: 200, repeated: 200, contradicting: 409, unknown: 404 } as const

const headerText = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/**
 * Where providers send their events: `/api/providers/<name>/events`. A provider repeats an event until it gets 200; one for a
 * payment that is not stored yet gets 404.
 */
export async function providerEventRoutes(root: FastifyInstance, services: Services): Promise<void> {
  await root.register(async (app) => {
    // The signature is over the body as it was sent.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
    for (const { name, readEvent } of services.providers) {
      if (readEvent === null) continue
      app.post(`/api/providers/${name}/events`, async ({ headers, body, ip }, reply) => {
        const sent = {
          body: typeof body === 'string' ? body : '',
          timestamp: headerText(headers[TIMESTAMP_HEADER]),
          signature: headerText(headers[SIGNATURE_HEADER]),
        }
        const read = readEvent(sent, services.clock.now())
        if (read.kind !== 'event') {
          if (read.kind !== 'malformed') logSecurityEvent('providerEventRejected', { network: networkOf(ip) })
          return reply.status(STATUS[read.kind]).send(rejected(errorCode.invalidRequest))
        }
        const received = await receiveEvent(services, name, read.ref, read.event)
        void reply.status(STATUS_OF_EVENT[received])
        if (received === 'unknown') return rejected(errorCode.notFound)
        return received === 'contradicting' ? rejected(errorCode.invalidRequest) : accepted({})
      })
    }
  })
}
