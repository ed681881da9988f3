import { attach, sample, type Event, type EventCallable, type Store } from 'effector'
import * as z from 'zod/mini'
import { int } from '#contract/reader.ts'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { readStoredJson } from '#app/lib/stored-json.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'

/** Where a form keeps what was typed, and how it reads it again. */
export interface DraftStorage<Fields> {
  key: string
  schema: z.ZodMiniType<Fields>
}

interface TypedForm<Fields> {
  place: DraftStorage<Fields>
  $fields: Store<Fields>
  $isTyped: Store<boolean>
  typed: readonly Event<unknown>[]
  /** The server has what was sent. */
  taken: Event<unknown>
  /** What is known fills the form now. */
  filling: Event<Fields>
  /** What it is filled with: what the player had typed before a reload, or what is known. */
  filled: EventCallable<{ fields: Fields; isTyped: boolean }>
}

/** What a player has typed into a form outlives a reload, as long as the tab and the player, until the server has it. */
export function keepDraftFields<Fields>({
  place,
  $fields,
  $isTyped,
  typed,
  taken,
  filling,
  filled,
}: TypedForm<Fields>) {
  const Kept = z.object({ player: int(), fields: place.schema })
  const readFx = attach({
    source: { storage: $tabStorage, session: $session },
    effect: ({ storage, session }, known: Fields) => {
      const kept = readStoredJson(storage, place.key, Kept)
      return kept?.player === session.id ? { fields: kept.fields, isTyped: true } : { fields: known, isTyped: false }
    },
  })
  const writeFx = attach({
    source: { storage: $tabStorage, session: $session },
    effect: ({ storage, session }, fields: Fields) =>
      writeStorage(storage, place.key, JSON.stringify({ player: session.id, fields })),
  })
  const forgetFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(place.key) })
  sample({ clock: filling, target: readFx })
  sample({ clock: readFx.doneData, target: filled })
  sample({ clock: [...typed], source: $fields, target: writeFx })
  // What was typed while it was on its way is not there yet.
  sample({ clock: taken, source: $isTyped, filter: (isTyped) => !isTyped, fn: () => undefined, target: forgetFx })
  sample({ clock: sessionReset, fn: () => undefined, target: forgetFx })
}
