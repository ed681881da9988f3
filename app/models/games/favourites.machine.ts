import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step } from '#app/lib/create-machine.ts'

/*
 * A heart shows at once what was pressed. Of each game one call is on its way: what is pressed meanwhile is remembered, and sent
 * when the answer differs from what is wanted. A refusal takes the heart back to what the server last said; where nobody knows
 * whether it was changed, the server is asked. What one player's hearts are waiting for is nothing to the next player's.
 */

/** A game as a player's favourite. */
export interface Favourite {
  player: number
  id: number
}

interface Pending {
  /** What the server has said last. */
  known: boolean
  /** What was pressed last. */
  wanted: boolean
}
/** The hearts of which a call is on its way, by {@link favouriteKey}. */
export type FavouritesState = ReadonlyMap<string, Pending>

export type FavouritesEvent =
  | { kind: 'pressed'; heart: Favourite; shown: boolean }
  | { kind: 'answered'; heart: Favourite; isFavourite: boolean }
  | { kind: 'failed'; heart: Favourite; failure: Failure }
  /** The whole list has arrived. */
  | { kind: 'learned'; player: number; ids: readonly number[] }
  | { kind: 'playerChanged' }

export type FavouritesEffect =
  | { kind: 'show'; heart: Favourite; isFavourite: boolean }
  | { kind: 'send'; heart: Favourite }
  /** Asks for the whole list; where that does not arrive either, `known` is shown. */
  | { kind: 'learn'; heart: Favourite; known: boolean }
  | { kind: 'tell'; failure: Failure }

/** Tells hearts apart. */
export const favouriteKey = ({ player, id }: Favourite): string => `${player} ${id}`
const ownerOf = (key: string): { owner: number; id: number } => {
  const [owner = 0, id = 0] = key.split(' ').map(Number)
  return { owner, id }
}

export const noFavouritesPending: FavouritesState = new Map()

const without = (state: FavouritesState, heart: Favourite): FavouritesState =>
  new Map([...state].filter(([other]) => other !== favouriteKey(heart)))
const withOne = (state: FavouritesState, heart: Favourite, pending: Pending): FavouritesState =>
  new Map([...state, [favouriteKey(heart), pending]])

/** A player's favourites as the server lists them, but for the hearts of which a call is on its way: they show what was pressed. */
export function withPending(state: FavouritesState, player: number, ids: readonly number[]): number[] {
  const pressed = new Map(
    [...state].flatMap(([key, { wanted }]) => {
      const { owner, id } = ownerOf(key)
      return owner === player ? [[id, wanted] as const] : []
    }),
  )
  const added = [...pressed.keys()].filter((id) => pressed.get(id) === true && !ids.includes(id))
  return [...added, ...ids.filter((id) => pressed.get(id) !== false)]
}

/** A heart that was pressed before the list came goes back to what the list says, and not to what was shown at the press. */
const learned = (state: FavouritesState, player: number, ids: readonly number[]): FavouritesState =>
  new Map(
    [...state].map(([key, pending]) => {
      const { owner, id } = ownerOf(key)
      return [key, owner === player ? { ...pending, known: ids.includes(id) } : pending]
    }),
  )

/** The whole workflow. */
export function favouritesStep(
  state: FavouritesState,
  event: FavouritesEvent,
): Step<FavouritesState, FavouritesEffect> | null {
  if (event.kind === 'playerChanged') return { state: noFavouritesPending, commands: [] }
  if (event.kind === 'learned') return { state: learned(state, event.player, event.ids), commands: [] }
  const { heart } = event
  const pending = state.get(favouriteKey(heart))
  switch (event.kind) {
    case 'pressed': {
      if (pending === undefined) {
        const wanted = !event.shown
        return {
          state: withOne(state, heart, { known: event.shown, wanted }),
          commands: [
            { kind: 'show', heart, isFavourite: wanted },
            { kind: 'send', heart },
          ],
        }
      }
      const wanted = !pending.wanted
      return {
        state: withOne(state, heart, { ...pending, wanted }),
        commands: [{ kind: 'show', heart, isFavourite: wanted }],
      }
    }
    case 'answered': {
      if (pending === undefined) return null
      if (pending.wanted === event.isFavourite) {
        return { state: without(state, heart), commands: [{ kind: 'show', heart, isFavourite: event.isFavourite }] }
      }
      return {
        state: withOne(state, heart, { ...pending, known: event.isFavourite }),
        commands: [{ kind: 'send', heart }],
      }
    }
    case 'failed': {
      if (pending === undefined) return null
      const { known } = pending
      const { failure } = event
      const back: FavouritesEffect = isOutcomeUnknown(failure)
        ? { kind: 'learn', heart, known }
        : { kind: 'show', heart, isFavourite: known }
      return { state: without(state, heart), commands: [back, { kind: 'tell', failure }] }
    }
  }
}
