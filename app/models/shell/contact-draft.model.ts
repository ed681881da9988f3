import { attach, sample } from 'effector'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { $typedContact, contactTyped } from './registration.model.ts'

/* Keeps the contact typed in the registration panel across a reload of the tab, until the player signs in. */

const STORAGE_KEY = 'begun-contact'

const source = { storage: $tabStorage, contact: $typedContact }
const storeFx = attach({
  source,
  effect({ storage, contact }) {
    if (contact === '') storage?.removeItem(STORAGE_KEY)
    else writeStorage(storage, STORAGE_KEY, contact)
  },
})
/** Text typed before this module loaded is newer than the stored text. */
const restoreFx = attach({ source, effect: ({ storage, contact }) => contact || (storage?.getItem(STORAGE_KEY) ?? '') })

sample({ clock: firstScreenRendered, fn: () => undefined, target: restoreFx })
sample({ clock: restoreFx.doneData, filter: Boolean, target: contactTyped })
sample({ clock: signedIn, fn: () => '', target: contactTyped })
sample({ clock: contactTyped, fn: () => undefined, target: storeFx })
