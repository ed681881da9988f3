import { attach, createEvent, createStore, sample } from 'effector'
import { $tabStorage } from '#app/lib/storage.ts'
import { signedOut } from '#app/models/session/session.model.ts'
import { panelClosed, panelToggled } from '#app/models/shell/panels.model.ts'

/*
 * Whether the support panel is open. Every page has this; the conversation itself is fetched with the panel.
 */

/** Under what a tab keeps the name of its conversation. */
export const supportVisitKey = 'support-visit'

export const supportOpened = createEvent()
export const supportClosed = createEvent()

export const $supportOpen = createStore(false)
  .on(supportOpened, () => true)
  .on(supportClosed, () => false)
// One layer over the page at a time.
sample({ clock: supportOpened, target: panelClosed })
sample({ clock: panelToggled, fn: () => undefined, target: supportClosed })

// What a player has said is not for who comes after; it may have been said before this page was loaded.
const forgetFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(supportVisitKey) })
sample({ clock: signedOut, target: [forgetFx, supportClosed] })
