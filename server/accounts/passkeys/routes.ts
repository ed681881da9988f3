import type { FastifyInstance } from 'fastify'
import {
  addPasskey as addCall,
  beginPasskey as beginCall,
  getPasskeyOptions,
  getPasskeys,
  removePasskey as removeCall,
  signInByPasskey as signInCall,
} from '#contract/player/passkeys.ts'
import { SITE_NAME } from '#server/content/site-name.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { addPasskey, beginPasskey, passkeysOf, removePasskey } from './passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'
import { passkeyOptions, signInByPasskey } from './sign-in-by-passkey.ts'

/** Routes of passkeys: the sign-in, and the player's list. */
export function passkeyRoutes(app: FastifyInstance, services: Services): void {
  const { documentKeys: keys, siteOrigin } = services
  route(app, services, getPasskeyOptions, ({ db, visit, now }, _, request) =>
    passkeyOptions(db, relyingPartyOf(request, siteOrigin), visit, now),
  )
  route(app, services, signInCall, async ({ db, visit, now }, { body: { credential } }, request) => ({
    token: await signInByPasskey(db, credential, relyingPartyOf(request, siteOrigin), visit, now),
  }))
  route(app, services, getPasskeys, async (context) => ({ items: await passkeysOf(context.db, signedIn(context)) }))
  route(app, services, beginCall, (context, { body }, request) => {
    const party = relyingPartyOf(request, siteOrigin)
    return beginPasskey(context.db, { player: signedIn(context), party, keys, now: context.now }, body, SITE_NAME)
  })
  route(app, services, addCall, async (context, { body }, request) => {
    const party = relyingPartyOf(request, siteOrigin)
    await addPasskey(context.db, { player: signedIn(context), party, now: context.now }, body)
    return {}
  })
  route(app, services, removeCall, async (context, { params: { id } }) => {
    await removePasskey(context.db, signedIn(context), id, context.now)
    return {}
  })
}
