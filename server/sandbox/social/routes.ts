import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { accepted, refused } from '#contract/envelope.ts'
import { issueTicket } from '#server/accounts/social.ts'
import type { Services } from '#server/http/context.ts'
import { Refuse } from '#server/http/refusal.ts'
import { visitOf } from '#server/http/visit.ts'
import { serveFile, servePage } from '#server/sandbox/own-page.ts'
import { SpokenName } from './name.ts'
import { SOCIAL_ADDRESS, socialPage } from './page.ts'

const INVALID_REQUEST = 1
const NETWORK = 'sandbox'
const Asked = z.object({ name: SpokenName })

/**
 * The window shows nothing but itself and is shown in nothing; it talks to its opener, who is at the same origin with the same
 * opener policy: whoever opens it from elsewhere is cut off, and finds out nothing about it.
 */
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

/** The sandbox's social network: a window at `/social`, and what it asks for a ticket. */
export async function socialRoutes(app: FastifyInstance, { db, clock }: Services): Promise<void> {
  for (const name of ['social.css', 'social.js']) {
    await serveFile(app, `${SOCIAL_ADDRESS}/${name}`, new URL(`./${name}`, import.meta.url))
  }
  servePage(app, { address: SOCIAL_ADDRESS, document: socialPage, headers: HEADERS })
  app.post('/api/sandbox/social', async (request, reply) => {
    const asked = z.safeParse(Asked, request.body)
    if (!asked.success) return reply.status(400).send(refused(INVALID_REQUEST))
    try {
      return accepted({
        token: await issueTicket(db, { network: NETWORK, name: asked.data.name }, visitOf(request), clock.now()),
      })
    } catch (error) {
      if (error instanceof Refuse) return refused(error.code, error.more)
      throw error
    }
  })
}
