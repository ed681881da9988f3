import type { Failure } from '#app/http/failure.ts'
import type { Step } from '#app/lib/create-machine.ts'

/*
 * A heart shows at once what was pressed. Of each game one call is on its way: what is pressed meanwhile is remembered, and sent
 * when the answer differs from what is wanted. A refusal takes the heart back to what the server last said; an answer that was not
 * read is unknown, so the server is asked.
 */

interface Pending {
  /** What the server has said last. */
  known: boolean
  /** What was pressed last. */
  wanted: boolean
}
/** The games of which a call is on its way. */
export type FavouritesState = ReadonlyMap<number, Pending>

export type FavouritesEvent =
  | { kind: 'pressed'; id: number; shown: boolean }
  | { kind: 'answered'; id: number; isFavourite: boolean }
  | { kind: 'failed'; id: number; failure: Failure }

export type FavouritesEffect =
  | { kind: 'show'; id: number; isFavourite: boolean }
  | { kind: 'send'; id: number }
  /** Asks for the whole list; where that does not arrive either, `known` is shown. */
  | { kind: 'learn'; id: number; known: boolean }
  | { kind: 'tell'; failure: Failure }

export const noFavouritesPending: FavouritesState = new Map()

const without = (state: FavouritesState, id: number): FavouritesState =>
  new Map([...state].filter(([other]) => other !== id))
const withOne = (state: FavouritesState, id: number, pending: Pending): FavouritesState =>
  new Map([...state, [id, pending]])

/** The whole workflow. */
export function favouritesStep(
  state: FavouritesState,
  event: FavouritesEvent,
): Step<FavouritesState, FavouritesEffect> | null {
  const { id } = event
  const pending = state.get(id)
  switch (event.kind) {
    case 'pressed': {
      if (pending === undefined) {
        const wanted = !event.shown
        return {
          state: withOne(state, id, { known: event.shown, wanted }),
          effects: [
            { kind: 'show', id, isFavourite: wanted },
            { kind: 'send', id },
          ],
        }
      }
      const wanted = !pending.wanted
      return { state: withOne(state, id, { ...pending, wanted }), effects: [{ kind: 'show', id, isFavourite: wanted }] }
    }
    case 'answered': {
      if (pending === undefined) return null
      if (pending.wanted === event.isFavourite) {
        return { state: without(state, id), effects: [{ kind: 'show', id, isFavourite: event.isFavourite }] }
      }
      return {
        state: withOne(state, id, { ...pending, known: event.isFavourite }),
        effects: [{ kind: 'send', id }],
      }
    }
    case 'failed': {
      if (pending === undefined) return null
      const { known } = pending
      const { failure } = event
      const back: FavouritesEffect =
        failure.kind === 'unread' ? { kind: 'learn', id, known } : { kind: 'show', id, isFavourite: known }
      return { state: without(state, id), effects: [back, { kind: 'tell', failure }] }
    }
  }
}
