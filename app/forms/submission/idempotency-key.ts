import * as z from 'zod/mini'
import { int, text } from '#contract/core/reader.ts'
import { randomUuid } from '#app/lib/crypto/random-uuid.ts'
import { writeStorage } from '#app/lib/browser/storage.ts'
import { readStoredJson } from '#app/lib/browser/stored-json.ts'
import type { Deps } from '#app/models/app-workflow.ts'

/** How a request that must not be applied twice is recognised. */
export interface Idempotency<Values> {
  storageKey: string
  /** Tells two requests apart; without secrets, because it is stored. */
  fingerprint: (values: Values) => string
  /** Whether the request can only be a retry of the last one, so that it reuses its key. */
  isRepeat?: (values: Values) => boolean
}

/** A key with its player and request. Another player or request gets a new key. */
const StoredKey = z.object({ key: text(), player: int(), sent: text() })

/** Returns the `Idempotency-Key` of a request. It is stored before sending, so that a retry reuses it after a reload. */
export function idempotencyKeyFor<Values>(
  { tabStorage, session }: Deps,
  { storageKey, fingerprint, isRepeat = () => false }: Idempotency<Values>,
  values: Values,
): string {
  const sent = fingerprint(values)
  const stored = readStoredJson(tabStorage, storageKey, StoredKey)
  if (stored?.player === session.id && (isRepeat(values) || stored.sent === sent)) return stored.key
  const key = randomUuid()
  writeStorage(tabStorage, storageKey, JSON.stringify({ key, player: session.id, sent }))
  return key
}
