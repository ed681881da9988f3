import { attach, sample } from 'effector'
import { appSettled } from '#app/lib/lifecycle.ts'
import { $tabStorage, writeStored } from '#app/lib/stored.ts'
import { tokenGiven } from '#app/models/session/session.model.ts'
import { $typedContact, contactTyped } from './registration.model.ts'

/* What stands beside the slider outlives a reload in its tab, until somebody has signed in. */

const PLACE = 'begun-contact'

const source = { storage: $tabStorage, typed: $typedContact }
const keepFx = attach({
  source,
  effect({ storage, typed }) {
    if (typed === '') storage?.removeItem(PLACE)
    else writeStored(storage, PLACE, typed)
  },
})
/** Somebody may have typed before this code was there: that is newer than what was left. */
const beginFx = attach({ source, effect: ({ storage, typed }) => typed || (storage?.getItem(PLACE) ?? '') })

sample({ clock: appSettled, fn: () => undefined, target: beginFx })
sample({ clock: beginFx.doneData, filter: Boolean, target: contactTyped })
sample({ clock: tokenGiven, fn: () => '', target: contactTyped })
sample({ clock: contactTyped, fn: () => undefined, target: keepFx })
