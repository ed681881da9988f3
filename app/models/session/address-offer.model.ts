import { createEvent, createStore } from 'effector'
import type { AddressLogin } from './address-login.machine.ts'

/*
 * The address holds a login, and somebody is signed in: a link must not put a player into another's account unasked, so the
 * player decides. The workflow itself comes when there is such an address.
 */

export const addressOfferChanged = createEvent<AddressLogin | null>()
export const offerTaken = createEvent()
export const offerLeft = createEvent()

export const $addressOffer = createStore<AddressLogin | null>(null, { serialize: 'ignore' }).on(
  addressOfferChanged,
  (_, offer) => offer,
)
