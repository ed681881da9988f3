import { attach, createEvent, createStore, sample } from 'effector'
import { logout } from '#contract/auth.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { httpOf } from '#app/queries/http-of.ts'

/*
 * The address holds a login, and somebody is signed in: a link must not put a player into another's account unasked, so the
 * player decides.
 */

/** A login by the address: its token, and where it leads. */
export interface AddressLogin {
  token: string
  to: string
}

export const addressLoginOffered = createEvent<AddressLogin>()
export const offerTaken = createEvent()
export const offerLeft = createEvent()

export const $addressOffer = createStore<AddressLogin | null>(null, { serialize: 'ignore' }).on(
  addressLoginOffered,
  (_, offer) => offer,
)

/** The present session has ended, as far as the server was heard: the offered one may begin. */
export const offerReady = createEvent<AddressLogin>()

const endPresentFx = attach({
  source: $queryClient,
  effect: async (client, _offer: AddressLogin) => {
    await httpOf(requireClient(client)).call(logout, {})
  },
})
sample({ clock: offerTaken, source: $addressOffer, filter: Boolean, target: endPresentFx })
sample({ clock: endPresentFx.failData, target: callOutsideFailed })
sample({ clock: endPresentFx.finally, fn: ({ params }) => params, target: offerReady })
$addressOffer.reset(endPresentFx, offerLeft)
