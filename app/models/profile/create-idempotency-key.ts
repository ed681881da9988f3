import { attach, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { int, text } from '#contract/reader.ts'
import { randomUuid } from '#app/lib/random-uuid.ts'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { readStoredJson } from '#app/lib/stored-json.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'

/** A key with its player and request. Another player or request gets a new key. */
const StoredKey = z.object({ key: text(), player: int(), sent: text() })
type StoredKey = z.output<typeof StoredKey>

/**
 * Creates the `Idempotency-Key` of a request and stores it under `storageKey` before sending, so that a retry reuses
 * it, also after a reload. `isRepeat` reuses the last key whatever `sent` is.
 */
export function createIdempotencyKey<Request extends { sent: string; isRepeat: boolean }>(storageKey: string) {
  /** The response is known, so the next request gets a new key. */
  const settled = createEvent()
  const $lastKey = createStore<StoredKey | null>(null, { serialize: 'ignore' })
  const keyFx = attach({
    source: { lastKey: $lastKey, storage: $tabStorage, session: $session },
    effect: ({ lastKey, storage, session }, { sent, isRepeat }: Request): StoredKey => {
      const current = lastKey ?? readStoredJson(storage, storageKey, StoredKey)
      if (current !== null && current.player === session.id && (isRepeat || current.sent === sent)) return current
      const created = { key: randomUuid(), player: session.id, sent }
      writeStorage(storage, storageKey, JSON.stringify(created))
      return created
    },
  })
  const removeFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(storageKey) })
  $lastKey.on(keyFx.doneData, (_, key) => key).on([settled, sessionReset], () => null)
  sample({ clock: [settled, sessionReset], fn: () => undefined, target: removeFx })
  return { keyFx, settled }
}
