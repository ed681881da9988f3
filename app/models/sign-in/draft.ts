import { attach, createEvent, createStore, sample, type Event, type StoreWritable } from 'effector'
import type * as z from 'zod/mini'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { readStoredJson } from '#app/lib/stored-json.ts'

/** Storage key and schema of a form's draft. */
export interface SignInDraftStorage<Fields> {
  key: string
  schema: z.ZodMiniType<Fields>
}

interface DraftOptions<Fields> {
  draft: SignInDraftStorage<Fields>
  empty: Fields
  $fields: StoreWritable<Fields>
  /** The form is on the page. */
  opened: Event<void>
  edited: readonly Event<unknown>[]
  /** The draft is no longer needed. */
  ended: readonly Event<unknown>[]
  /** The fields without secrets, which are never stored. */
  withoutSecrets: (fields: Fields) => Fields
}

/** Stores a form's input, without its password, in the tab's storage until `ended`, so that it survives a reload. */
export function keepSignInDraft<Fields extends object>({
  draft,
  empty,
  $fields,
  opened,
  edited,
  ended,
  withoutSecrets,
}: DraftOptions<Fields>) {
  const toText = (fields: Fields) => JSON.stringify(withoutSecrets(fields))
  const restored = createEvent<Fields>()
  /** Once the draft was read or the form edited, the stored draft is out of date. */
  const $isRead = createStore(false, { serialize: 'ignore' })
  const readFx = attach({
    source: $tabStorage,
    effect: (storage) => readStoredJson(storage, draft.key, draft.schema),
  })
  const writeFx = attach({
    source: $tabStorage,
    effect: (storage, fields: Fields) => {
      if (toText(fields) === toText(empty)) storage?.removeItem(draft.key)
      else writeStorage(storage, draft.key, toText(fields))
    },
  })
  const removeFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(draft.key) })

  sample({ clock: opened, source: $isRead, filter: (isRead) => !isRead, fn: () => undefined, target: readFx })
  $isRead.on([readFx, ...edited], () => true)
  sample({ clock: readFx.doneData, filter: Boolean, target: restored })
  $fields.on(restored, (fields, stored) =>
    toText(fields) === toText(empty) ? { ...fields, ...withoutSecrets(stored) } : fields,
  )
  sample({ clock: [...edited], source: $fields, target: writeFx })
  sample({ clock: [...ended], fn: () => undefined, target: removeFx })
}
