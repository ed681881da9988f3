import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { timing } from '#contract/core/constants.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'

/** The URL has `#register`: the dialog opens after 1 s (`spec §2`), unless the hash is removed before. */
export const signUpHashSeen = createEvent()
export const signUpHashLeft = createEvent()
export const signUpOpened = createEvent()
export const signUpClosed = createEvent()
/** The contact typed in the sign-up panel. Persisted by `contact-draft.model.ts`. */
export const contactTyped = createEvent<string>()
export const $typedContact = createStore('')
  .on(contactTyped, (_, contact) => contact)
  .reset(signedIn)
/** Opens the dialog with a phone or email that was entered elsewhere. */
export const signUpStarted = createEvent<string>()
export const $startedContact = createStore('')
  .on(signUpStarted, (_, contact) => contact)
  .reset(signUpOpened)
/** The sign-up panel gained (`true`) or lost (`false`) focus. */
export const panelUsed = createEvent<boolean>()
export const $panelUsed = createStore(false).on(panelUsed, (_, isUsed) => isUsed)

export const $signUpOpen = createStore(false)
  .on([signUpOpened, signUpStarted], () => true)
  .on([signUpClosed, signedIn], () => false)

const $cancel = createStore<(() => void) | null>(null, { serialize: 'ignore' })

const scheduleFx = attach({
  source: $clock,
  effect: (clock) => requireClock(clock).after(timing.signUpDialogDelay, scopeBind(signUpOpened, { safe: true })),
})
const cancelFx = attach({ source: $cancel, effect: (cancel) => cancel?.() })

sample({ clock: signUpHashSeen, target: scheduleFx })
sample({ clock: scheduleFx.doneData, target: $cancel })
sample({ clock: signUpHashLeft, target: [cancelFx, signUpClosed] })
