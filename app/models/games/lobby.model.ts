import { createEvent, createStore, sample } from 'effector'
import { lobby } from '#contract/constants.ts'
import type { GameType } from '#contract/pages.ts'

/*
 * What the visitor chose in the lobby. The type comes from the address; providers and the search live here, so that they
 * survive a visit to a game.
 */

export const typeShown = createEvent<GameType>()
export const providersChosen = createEvent<ReadonlySet<number>>()
export const searchTyped = createEvent<string>()
export const moreRequested = createEvent()
export const filtersReset = createEvent()

const none: ReadonlySet<number> = new Set()

export const $type = createStore<GameType>('all').on(typeShown, (_, type) => type)
export const $providers = createStore(none)
  .on(providersChosen, (_, providers) => providers)
  .reset(filtersReset)
export const $search = createStore('')
  .on(searchTyped, (_, text) => text)
  .reset(filtersReset)

/** How many games are shown: 15, and 15 more at each press; a change of any filter begins anew (`spec §2`). */
export const $shown = createStore<number>(lobby.pageSize).on(moreRequested, (shown) => shown + lobby.pageSize)
sample({ clock: [$type, $providers, $search], fn: () => lobby.pageSize, target: $shown })
