import { attach, createEvent, createStore, sample } from 'effector'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { panelClosed, panelToggled } from '#app/models/shell/panels.model.ts'

/*
 * Whether the support panel is open. Part of every page; the conversation is loaded with the panel.
 */

/** The `sessionStorage` key of the conversation id. */
export const supportVisitKey = 'support-visit'

export const supportOpened = createEvent()
export const supportClosed = createEvent()

export const $supportOpen = createStore(false)
  .on(supportOpened, () => true)
  .on(supportClosed, () => false)
// Only one overlay is open at a time.
sample({ clock: supportOpened, target: panelClosed })
sample({ clock: panelToggled, target: supportClosed })

// Clears the conversation, so that the next player does not see it. It may be from an earlier page load.
const clearVisitFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(supportVisitKey) })
sample({ clock: signedOut, target: [clearVisitFx, supportClosed] })
