import { createEvent, createStore, sample } from 'effector'
import { lobby } from '#contract/core/constants.ts'
import type { GameType } from '#contract/lobby/pages.ts'

/*
 * The lobby's filters. The type comes from the URL; providers and search are stored here, so that they survive opening
 * a game. The order of the games is part of the URL as well.
 */

export const typeShown = createEvent<GameType>()
export const providersChosen = createEvent<ReadonlySet<number>>()
export const searchTyped = createEvent<string>()
export const moreRequested = createEvent()
export const sortChanged = createEvent()
export const filtersReset = createEvent()

const NO_PROVIDERS: ReadonlySet<number> = new Set()

export const $type = createStore<GameType>('all').on(typeShown, (_, type) => type)
export const $providers = createStore(NO_PROVIDERS)
  .on(providersChosen, (_, providers) => providers)
  .reset(filtersReset)
export const $search = createStore('')
  .on(searchTyped, (_, text) => text)
  .reset(filtersReset)

/** Number of visible games: 15, plus 15 per "show more"; any filter change resets it (`spec §2`). */
export const $shown = createStore<number>(lobby.pageSize).on(moreRequested, (shown) => shown + lobby.pageSize)
sample({ clock: [$type, $providers, $search, sortChanged], fn: () => lobby.pageSize, target: $shown })
