import { attach, createEvent, createStore, sample } from 'effector'
import { ticked } from '#app/models/clock/clock.model.ts'
import {
  $paymentWindow,
  leaveRejected,
  paymentWindowChanged,
  shownInWindow,
  type PaymentWindow,
} from '#app/models/payments/leave-to.ts'
import { throttle } from '#app/models/clock/throttle.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { depositSubmission } from './deposit.model.ts'

/* A deposit over a running game: the form is a dialog, and the payment page opens in a browser window. */

/** The player asked for the deposit, or the dialog was closed. */
export const payDialogOpened = createEvent()
export const payDialogClosed = createEvent()
/** The form leads to a payment page. Fired inside the press, because browsers block a window that opens later. */
export const paymentPressed = createEvent()

const FEATURES = 'popup,width=520,height=760'

interface Popup {
  opener: unknown
  readonly closed: boolean
  readonly location: { replace(url: string): void }
  focus(): void
  close(): void
}
/** The part of `window` that opening the payment window uses. */
interface PaymentHost {
  readonly location: { readonly origin: string }
  open(address: string, name: string, features: string): Popup | null
}
/** Opens an empty window; returns `null` if the browser blocks it. The payment page then replaces this page. */
export const createPaymentPort = (host: PaymentHost) => (): PaymentWindow | null => {
  const opened = host.open('about:blank', '_blank', FEATURES)
  if (opened === null) return null
  // The payment page must not navigate this page.
  opened.opener = null
  return {
    load: (address) => opened.location.replace(new URL(address, host.location.origin).href),
    isClosed: () => opened.closed,
    focus: () => opened.focus(),
    close: () => opened.close(),
  }
}
/** Port for opening the window, replaced in tests. */
export const $openPaymentWindow = createStore(() => createPaymentPort(window)(), { serialize: 'ignore' })

const openFx = attach({
  source: { open: $openPaymentWindow, opened: $paymentWindow },
  effect: ({ open, opened }) => (opened === null || opened.isClosed() ? open() : opened),
})
const closeFx = attach({ source: $paymentWindow, effect: (opened) => opened?.close() })
const focusFx = attach({ source: $paymentWindow, effect: (opened) => opened?.focus() })
const pollFx = attach({ source: $paymentWindow, effect: (opened) => opened?.isClosed() ?? false })

/** There is no event for a closed window, so it is polled. */
const paymentWindowClosed = pollFx.doneData.filter({ fn: Boolean }).map(() => undefined)
/** Shows the window again. */
export const paymentWindowFocused = createEvent()
sample({ clock: paymentWindowFocused, target: focusFx })

export const $payDialogOpen = createStore(false)
  .on(payDialogOpened, () => true)
  .on([payDialogClosed, paymentWindowClosed, sessionReset], () => false)
/** Whether the payment page is in its window, so that the dialog needs no form. */
export const $isPaymentShown = createStore(false)
  .on(shownInWindow, () => true)
  .on(paymentWindowChanged, () => false)
/** How many payment windows were closed. */
export const $closedPayments = createStore(0).on(paymentWindowClosed, (count) => count + 1)

sample({ clock: paymentPressed, source: $payDialogOpen, filter: Boolean, target: openFx })
sample({ clock: openFx.doneData, target: paymentWindowChanged })
sample({
  clock: ticked,
  source: $paymentWindow,
  filter: (opened) => opened !== null,
  target: pollFx,
})
sample({ clock: paymentWindowClosed, fn: () => null, target: paymentWindowChanged })
sample({ clock: paymentWindowClosed, target: statusOutdated })
sample({
  clock: throttle(resumed),
  source: $isPaymentShown,
  filter: Boolean,
  target: statusOutdated,
})

// The window belongs to the dialog: later payments, or those of another player, stay in their own page.
sample({ clock: [payDialogClosed, sessionReset], fn: () => null, target: paymentWindowChanged })

// There is no payment page: the empty window goes.
const paymentFailed = depositSubmission.$state.updates.filter({ fn: ({ kind }) => kind === 'failed' })
sample({ clock: [paymentFailed, leaveRejected], target: closeFx })
sample({ clock: closeFx.done, fn: () => null, target: paymentWindowChanged })
