import { attach, sample } from 'effector'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { $typedContact, contactTyped } from './registration.model.ts'

/* What stands beside the slider outlives a reload in its tab, until somebody has signed in. */

const PLACE = 'begun-contact'

const source = { storage: $tabStorage, typed: $typedContact }
const keepFx = attach({
  source,
  effect({ storage, typed }) {
    if (typed === '') storage?.removeItem(PLACE)
    else writeStorage(storage, PLACE, typed)
  },
})
/** Somebody may have typed before this code was there: that is newer than what was left. */
const beginFx = attach({ source, effect: ({ storage, typed }) => typed || (storage?.getItem(PLACE) ?? '') })

sample({ clock: firstScreenRendered, fn: () => undefined, target: beginFx })
sample({ clock: beginFx.doneData, filter: Boolean, target: contactTyped })
sample({ clock: signedIn, fn: () => '', target: contactTyped })
sample({ clock: contactTyped, fn: () => undefined, target: keepFx })
