import { attach, sample, type Event, type EventCallable, type Store } from 'effector'
import * as z from 'zod/mini'
import { int } from '#contract/reader.ts'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { readStoredJson } from '#app/lib/stored-json.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'

/** Storage key and schema of a form's draft. */
export interface DraftStorage<Fields> {
  key: string
  schema: z.ZodMiniType<Fields>
}

interface DraftOptions<Fields> {
  draft: DraftStorage<Fields>
  $fields: Store<Fields>
  $isEdited: Store<boolean>
  edited: readonly Event<unknown>[]
  /** The server accepted the fields. */
  saved: Event<unknown>
  /** The server's values are about to fill the form. */
  filling: Event<Fields>
  /** The draft of this player if there is one, else the server's values. */
  filled: EventCallable<{ fields: Fields; isEdited: boolean }>
}

/** Keeps a form's unsaved input in the tab's storage, per player, until the server accepts it. */
export function keepDraftFields<Fields>({
  draft,
  $fields,
  $isEdited,
  edited,
  saved,
  filling,
  filled,
}: DraftOptions<Fields>) {
  const StoredDraft = z.object({ player: int(), fields: draft.schema })
  const readFx = attach({
    source: { storage: $tabStorage, session: $session },
    effect: ({ storage, session }, serverFields: Fields) => {
      const stored = readStoredJson(storage, draft.key, StoredDraft)
      return stored?.player === session.id
        ? { fields: stored.fields, isEdited: true }
        : { fields: serverFields, isEdited: false }
    },
  })
  const writeFx = attach({
    source: { storage: $tabStorage, session: $session },
    effect: ({ storage, session }, fields: Fields) =>
      writeStorage(storage, draft.key, JSON.stringify({ player: session.id, fields })),
  })
  const removeFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(draft.key) })
  sample({ clock: filling, target: readFx })
  sample({ clock: readFx.doneData, target: filled })
  sample({ clock: [...edited], source: $fields, target: writeFx })
  // Input that changed while the request was open is not saved yet.
  sample({ clock: saved, source: $isEdited, filter: (isEdited) => !isEdited, fn: () => undefined, target: removeFx })
  sample({ clock: sessionReset, fn: () => undefined, target: removeFx })
}
