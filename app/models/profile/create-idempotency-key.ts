import { attach, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { int, text } from '#contract/reader.ts'
import { randomUuid } from '#app/lib/random-uuid.ts'
import { $tabStorage, writeStorage } from '#app/lib/storage.ts'
import { readStoredJson } from '#app/lib/stored-json.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'

/** A key, with whose it is and what it was made for: for anything else another one is made. */
const KeptKey = z.object({ key: text(), player: int(), sent: text() })
type KeptKey = z.output<typeof KeptKey>

/**
 * The `Idempotency-Key` of something that must be done once. It is kept before it is sent, also over a reload, and is the same for a
 * repeat of the same until its answer was read; `place` is where the browser keeps it. `isRepeat`: whatever was sent last is meant.
 */
export function createIdempotencyKey<Given extends { sent: string; isRepeat: boolean }>(place: string) {
  /** Its answer was read: what is sent next is something else. */
  const answered = createEvent()
  const $kept = createStore<KeptKey | null>(null, { serialize: 'ignore' })
  const keyFx = attach({
    source: { kept: $kept, storage: $tabStorage, session: $session },
    effect: ({ kept, storage, session }, { sent, isRepeat }: Given): KeptKey => {
      const known = kept ?? readStoredJson(storage, place, KeptKey)
      if (known !== null && known.player === session.id && (isRepeat || known.sent === sent)) return known
      const made = { key: randomUuid(), player: session.id, sent }
      writeStorage(storage, place, JSON.stringify(made))
      return made
    },
  })
  const forgetFx = attach({ source: $tabStorage, effect: (storage) => storage?.removeItem(place) })
  $kept.on(keyFx.doneData, (_, kept) => kept).on([answered, sessionReset], () => null)
  sample({ clock: [answered, sessionReset], fn: () => undefined, target: forgetFx })
  return { keyFx, answered }
}
