import { createEvent, createStore, sample } from 'effector'
import { endSessionFx } from './end-session.model.ts'
import { $session } from './session.model.ts'

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

/** The offered one may begin; the session before it is ended in the background. */
export const offerReady = createEvent<AddressLogin>()

const taken = sample({ clock: offerTaken, source: { offer: $addressOffer, session: $session } })
sample({ clock: taken.filterMap(({ session }) => session.token ?? undefined), target: endSessionFx })
sample({ clock: taken.filterMap(({ offer }) => offer ?? undefined), target: offerReady })
$addressOffer.reset(offerReady, offerLeft)
