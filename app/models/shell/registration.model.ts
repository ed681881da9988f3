import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { timing } from '#contract/core/constants.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'

/** The URL has `#register`: the dialog opens after 1 s (`spec §2`), unless the hash is removed before. */
export const registerHashSeen = createEvent()
export const registerHashLeft = createEvent()
export const registrationOpened = createEvent()
export const registrationClosed = createEvent()
/** The contact typed in the registration panel. Persisted by `contact-draft.model.ts`. */
export const contactTyped = createEvent<string>()
export const $typedContact = createStore('')
  .on(contactTyped, (_, contact) => contact)
  .reset(signedIn)
/** Opens the dialog with a phone or email that was entered elsewhere. */
export const registrationStarted = createEvent<string>()
export const $startedContact = createStore('')
  .on(registrationStarted, (_, contact) => contact)
  .reset(registrationOpened)
/** The registration panel gained (`true`) or lost (`false`) focus. */
export const panelUsed = createEvent<boolean>()
export const $panelUsed = createStore(false).on(panelUsed, (_, isUsed) => isUsed)

export const $registrationOpen = createStore(false)
  .on([registrationOpened, registrationStarted], () => true)
  .on([registrationClosed, signedIn], () => false)

const $cancel = createStore<(() => void) | null>(null, { serialize: 'ignore' })

const scheduleFx = attach({
  source: $clock,
  effect: (clock) =>
    requireClock(clock).after(timing.registerDialogDelay, scopeBind(registrationOpened, { safe: true })),
})
const cancelFx = attach({ source: $cancel, effect: (cancel) => cancel?.() })

sample({ clock: registerHashSeen, target: scheduleFx })
sample({ clock: scheduleFx.doneData, target: $cancel })
sample({ clock: registerHashLeft, target: [cancelFx, registrationClosed] })
