import { attach, createEvent, createStore, sample, type Event, type StoreWritable } from 'effector'
import type * as z from 'zod/mini'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { readStoredJson } from '#app/lib/stored-json.ts'

/** Where a form keeps what was typed, and how it reads it again. */
export interface SignInDraftStorage<Fields> {
  key: string
  schema: z.ZodMiniType<Fields>
}

interface DraftOf<Fields> {
  place: SignInDraftStorage<Fields>
  empty: Fields
  $fields: StoreWritable<Fields>
  /** The form is on the page. */
  opened: Event<void>
  typed: readonly Event<unknown>[]
  /** Nothing of it is wanted any more. */
  ended: readonly Event<unknown>[]
  /** Takes out of the fields what is never kept: a password. */
  forget: (fields: Fields) => Fields
}

/**
 * What was typed into a form outlives a reload, as long as its tab, until it has served: nothing typed is lost. A password is
 * never kept.
 */
export function keepSignInDraft<Fields extends object>({
  place,
  empty,
  $fields,
  opened,
  typed,
  ended,
  forget,
}: DraftOf<Fields>) {
  const text = (fields: Fields) => JSON.stringify(forget(fields))
  const restored = createEvent<Fields>()
  /** What this visit knows is newer than what an earlier one has left. */
  const $isRead = createStore(false, { serialize: 'ignore' })
  const readFx = attach({
    source: $tabStorage,
    effect: (storage) => readStoredJson(storage, place.key, place.schema),
  })
  const writeFx = attach({
    source: $tabStorage,
    effect: (storage, fields: Fields) => {
      if (text(fields) === text(empty)) storage?.removeItem(place.key)
      else writeStorage(storage, place.key, text(fields))
    },
  })
  const forgetFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(place.key) })

  sample({ clock: opened, source: $isRead, filter: (isRead) => !isRead, fn: () => undefined, target: readFx })
  $isRead.on([readFx, ...typed], () => true)
  sample({ clock: readFx.doneData, filter: Boolean, target: restored })
  $fields.on(restored, (fields, draft) => (text(fields) === text(empty) ? { ...fields, ...forget(draft) } : fields))
  sample({ clock: [...typed], source: $fields, target: writeFx })
  sample({ clock: [...ended], fn: () => undefined, target: forgetFx })
}
