import * as z from 'zod/mini'
import { int, text } from '#contract/core/reader.ts'
import { readStoredJson } from '#app/lib/browser/stored-json.ts'
import { writeStorage } from '#app/lib/browser/storage.ts'
import { randomUuid } from '#app/lib/crypto/random-uuid.ts'
import type { Deps } from '#app/models/app-workflow.ts'

/** How a request that must not be applied twice is recognised. */
export interface Idempotency<Values> {
  storageKey: string
  /** Tells two requests apart; without secrets, because it is stored. */
  fingerprint: (values: Values) => string
  /** Whether the request can only be a retry of the last one, so that it reuses its key. */
  isRepeat?: (values: Values) => boolean
}

/** Keys of a player's open requests by fingerprint. Another player gets new keys. */
const StoredKeys = z.object({ player: int(), keys: z.record(z.string(), text()) })

function readKeys({ tabStorage, session }: Deps, storageKey: string): Readonly<Record<string, string>> {
  const stored = readStoredJson(tabStorage, storageKey, StoredKeys)
  return stored?.player === session.id ? stored.keys : {}
}

function writeKeys({ tabStorage, session }: Deps, storageKey: string, keys: Readonly<Record<string, string>>): void {
  if (Object.keys(keys).length === 0) tabStorage?.removeItem(storageKey)
  else writeStorage(tabStorage, storageKey, JSON.stringify({ player: session.id, keys }))
}

/** Returns the `Idempotency-Key` of a request. It is stored before sending, so that a retry reuses it after a reload. */
export function idempotencyKeyFor<Values>(
  deps: Deps,
  { storageKey, fingerprint, isRepeat = () => false }: Idempotency<Values>,
  values: Values,
): string {
  const sent = fingerprint(values)
  const keys = readKeys(deps, storageKey)
  const repeated = keys[sent] ?? (isRepeat(values) ? Object.values(keys).at(-1) : undefined)
  if (repeated !== undefined) return repeated
  const key = randomUuid()
  writeKeys(deps, storageKey, { ...keys, [sent]: key })
  return key
}

/** Removes the key of a request whose outcome is known, so that the next one gets a new key. Another player's keys stay. */
export function removeIdempotencyKey(deps: Deps, storageKey: string, key: string): void {
  const keys = Object.entries(readKeys(deps, storageKey))
  const others = keys.filter(([, stored]) => stored !== key)
  if (others.length === keys.length) return
  writeKeys(deps, storageKey, Object.fromEntries(others))
}
