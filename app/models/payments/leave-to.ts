import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { guardPaymentAddress } from '#app/lib/security/address-guard.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { operatorSettings } from '#app/operator.ts'

/** Why a payment led away from its page. */
export type ExitReason = 'declined' | 'missing' | 'failed'

/** Port for leaving the page by a full load. */
export const $loadDocument = createStore<(url: string) => void>((url) => window.location.assign(url), {
  serialize: 'ignore',
})

/** Opens the address that a payment's response names: by the router, or by a full load. It is untrusted. */
export const leaveRequested = createEvent<string>()

const targetOf = (address: string) =>
  guardPaymentAddress(address, window.location.origin, operatorSettings().paymentHosts)
/** Whether `leaveRequested` would open the address. A button for another one leads nowhere. */
export const canLeaveTo = (address: string): boolean => targetOf(address).kind !== 'rejected'

const decideFx = createEffect((address: string) => ({ address, target: targetOf(address) }))
const loadFx = attach({ source: $loadDocument, effect: (load, url: string) => load(url) })

sample({ clock: leaveRequested, target: decideFx })
/** The address is a page of the site, which the router opens. */
export const pageRequested = decideFx.doneData.filterMap(({ target }) =>
  target.kind === 'route' ? target.path : undefined,
)
sample({
  clock: decideFx.doneData.filterMap(({ target }) => {
    if (target.kind === 'document') return target.path
    return target.kind === 'external' ? target.url : undefined
  }),
  target: loadFx,
})

/** The payment leads to another page of the site. It replaces the history entry, because Back would lead there again. */
export const pageReplaced = createEvent<string>()

/** The payment led away from its page. The payload is the reason, for a notice. */
export const paymentExited = createEvent<ExitReason>()

/** The address was rejected: the player stays, and a notice says so. */
export const leaveRejected = decideFx.doneData.filterMap(({ address, target }) =>
  target.kind === 'rejected' ? { url: address, reason: target.reason } : undefined,
)
sample({ clock: leaveRejected, fn: (rejected) => ({ ...rejected, isNavigation: false }), target: urlRejected })
