import { isIP } from 'node:net'
import type { onRequestAsyncHookHandler } from 'fastify'
import { rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'

const MISDIRECTED = 421
const FORBIDDEN = 403

/** A name that no public name server can point at this machine: an address, or a name without a dot. */
const isLocalName = (name: string): boolean => isIP(name.replace(/^\[|\]$/gu, '')) !== 0 || !name.includes('.')

/**
 * Rejects requests that another site makes through the player's browser: under a name of its own that points at this
 * machine (DNS rebinding), or from its pages. `siteHost`: the host of `SITE_URL`, if it is set.
 */
export const rejectForeignHost =
  (siteHost: string | undefined): onRequestAsyncHookHandler =>
  async ({ hostname, host, headers }, reply) => {
    if (host !== siteHost && !isLocalName(hostname))
      return reply.status(MISDIRECTED).send(rejected(errorCode.forbidden))
    if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate')
      return reply.status(FORBIDDEN).send(rejected(errorCode.forbidden))
    return undefined
  }
