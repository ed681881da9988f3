import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { timing } from '#contract/constants.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'

/** The address has `#register`: the dialog opens after a second (`spec §2`), unless the visitor leaves before. */
export const registerHashSeen = createEvent()
export const registerHashLeft = createEvent()
export const registrationOpened = createEvent()
export const registrationClosed = createEvent()
/** What stands beside the slider; it is kept over a reload by `kept-contact.model.ts`. */
export const contactTyped = createEvent<string>()
export const $typedContact = createStore('').on(contactTyped, (_, contact) => contact)
/** It was begun elsewhere, with a phone or an e-mail: the dialog goes on with it. */
export const registrationStarted = createEvent<string>()
export const $startedContact = createStore('').on(registrationStarted, (_, contact) => contact)
/** Somebody is at the form beside the slider, or has left it. */
export const panelUsed = createEvent<boolean>()
export const $panelUsed = createStore(false).on(panelUsed, (_, isUsed) => isUsed)

export const $registrationOpen = createStore(false)
  .on([registrationOpened, registrationStarted], () => true)
  .on([registrationClosed, signedIn], () => false)

const $cancel = createStore<(() => void) | null>(null, { serialize: 'ignore' })

const planFx = attach({
  source: $clock,
  effect: (clock) =>
    requireClock(clock).after(timing.registerDialogDelay, scopeBind(registrationOpened, { safe: true })),
})
const cancelFx = attach({ source: $cancel, effect: (cancel) => cancel?.() })

sample({ clock: registerHashSeen, target: planFx })
sample({ clock: planFx.doneData, target: $cancel })
sample({ clock: registerHashLeft, target: [cancelFx, registrationClosed] })
