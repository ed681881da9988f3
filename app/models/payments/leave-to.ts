import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { guardPaymentAddress } from '#app/lib/security/address-guard.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { $isDepositFormOpen } from './deposit-form.model.ts'
import { announced } from '#app/models/notices/announcements.model.ts'
import { operatorSettings } from '#app/operator.ts'

/** Leaves the page by a full load. `replace` replaces the current history entry. */
type LoadDocument = (url: string, options?: { replace: boolean }) => void

/** Port for leaving the page by a full load. */
export const $loadDocument = createStore<LoadDocument>(
  (url, { replace } = { replace: false }) => (replace ? window.location.replace(url) : window.location.assign(url)),
  { serialize: 'ignore' },
)

/** A browser window beside this page, in which a payment is made. */
export interface PaymentWindow {
  /** Opens an address that the guard has accepted. */
  load: (address: string) => void
  isClosed: () => boolean
  focus: () => void
  close: () => void
}
export const paymentWindowChanged = createEvent<PaymentWindow | null>()
/** The window that opens payment pages in place of this page, so that a running game is not unloaded. */
export const $paymentWindow = createStore<PaymentWindow | null>(null, { serialize: 'ignore' }).on(
  paymentWindowChanged,
  (_, opened) => opened,
)

/** Opens the address that a payment's response names: by the router, or by a full load. It is untrusted. */
export const leaveRequested = createEvent<string>()

const targetOf = (address: string) =>
  guardPaymentAddress(address, window.location.origin, operatorSettings().paymentHosts)
/** Whether `leaveRequested` would open the address. A button for another one leads nowhere. */
export const canLeaveTo = (address: string): boolean => targetOf(address).kind !== 'rejected'

const decideFx = createEffect((address: string) => ({ address, target: targetOf(address) }))
const loadFx = attach({ source: $loadDocument, effect: (load, url: string) => load(url) })

sample({ clock: leaveRequested, target: decideFx })
const decided = sample({
  clock: decideFx.doneData,
  source: $paymentWindow,
  fn: (opened, { target }) => ({ opened, target }),
})
const leavesPage = decided.filter({ fn: ({ opened }) => opened === null })
/** The address is a page of the site, which the router opens. */
export const pageRequested = leavesPage.filterMap(({ target }) => (target.kind === 'route' ? target.path : undefined))
sample({
  clock: leavesPage.filterMap(({ target }) => {
    if (target.kind === 'document') return target.path
    return target.kind === 'external' ? target.url : undefined
  }),
  target: loadFx,
})

const showFx = createEffect(({ opened, address }: { opened: PaymentWindow; address: string }) => opened.load(address))
sample({
  clock: decided.filterMap(({ opened, target }) =>
    opened === null || target.kind === 'rejected'
      ? undefined
      : { opened, address: target.kind === 'external' ? target.url : target.path },
  ),
  target: showFx,
})
/** The payment page was opened in `$paymentWindow`. */
export const shownInWindow = showFx.done.map(() => undefined)

/** The payment leads to another page of the site. It replaces the history entry, because Back would lead there again. */
export const pageReplaced = createEvent<string>()

/** The address was rejected: the player stays, and the form or a notice says so. */
export const leaveRejected = decideFx.doneData.filterMap(({ address, target }) =>
  target.kind === 'rejected' ? { url: address, reason: target.reason } : undefined,
)
sample({ clock: leaveRejected, fn: (rejected) => ({ ...rejected, isNavigation: false }), target: urlRejected })
sample({
  clock: leaveRejected,
  source: $isDepositFormOpen,
  filter: (isOpen) => !isOpen,
  fn: () => ({ kind: 'paymentAddressRejected' as const }),
  target: announced,
})
