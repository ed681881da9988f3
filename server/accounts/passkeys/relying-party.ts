import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { secretOf } from '#server/accounts/secrets.ts'
import type { Database } from '#server/db/open.ts'
import { siteOf } from '#server/http/host.ts'

/** What a passkey is valid for. */
export interface RelyingParty {
  id: string
  origin: string
}

/** The public URL of the site; without `SITE_URL`, which production demands, that of the request. */
export function relyingPartyOf(request: FastifyRequest, siteOrigin: string | undefined): RelyingParty {
  const { hostname, origin } = siteOf(request, siteOrigin ?? null)
  return { id: hostname, origin }
}

/** The player's id for authenticators: it says nothing about the player outside of this server. */
export async function userHandleOf(db: Database, player: number): Promise<string> {
  return createHmac('sha256', await secretOf(db, 'passkey users'))
    .update(String(player))
    .digest('base64url')
}
