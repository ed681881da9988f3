import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { issueTicket } from '#server/accounts/social/social-sign-in.ts'
import type { Services } from '#server/http/context.ts'
import { Rejection } from '#server/http/rejection.ts'
import { visitOf } from '#server/http/visit.ts'
import { serveFile, servePage } from '#server/sandbox/serve-page.ts'
import { SocialName } from './social-name.ts'
import { SOCIAL_ADDRESS, socialPage } from './page.ts'

const NETWORK = 'sandbox'
const TicketRequest = z.object({ name: SocialName })

/** The popup loads only its own files and cannot be framed. The opener policy cuts off foreign openers. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Routes of the sandbox's social network: the popup at `/social` and its ticket endpoint. */
export async function socialRoutes(app: FastifyInstance, { db, clock }: Services): Promise<void> {
  for (const name of ['social.css', 'social.js']) {
    await serveFile(app, `${SOCIAL_ADDRESS}/${name}`, new URL(`./${name}`, import.meta.url))
  }
  servePage(app, { address: SOCIAL_ADDRESS, document: socialPage, headers: HEADERS })
  app.post('/api/sandbox/social', async (request, reply) => {
    const parsed = z.safeParse(TicketRequest, request.body)
    if (!parsed.success) return reply.status(400).send(rejected(errorCode.invalidRequest))
    try {
      return accepted({
        token: await issueTicket(db, { network: NETWORK, name: parsed.data.name }, visitOf(request), clock.now()),
      })
    } catch (error) {
      if (error instanceof Rejection) return rejected(error.code, error.more)
      throw error
    }
  })
}
