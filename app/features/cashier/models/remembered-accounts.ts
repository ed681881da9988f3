import * as z from 'zod/mini'
import { textOr } from '#contract/core/reader.ts'
import { writeStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { readStoredJson } from '#app/lib/browser/stored-json.ts'

/* Accounts that players want to withdraw to again, on this device (`spec §5`). Of a card only the mask is kept. */

const STORAGE_KEY = 'withdrawal-accounts'
const StoredAccount = z.object({ account: textOr(), bank: textOr() })
/** By player and provider. */
const StoredAccounts = z.record(z.string(), z.record(z.string(), StoredAccount))

export interface RememberedAccount {
  account: string
  bank: string
}

const readAll = (storage: TextStorage | null) => readStoredJson(storage, STORAGE_KEY, StoredAccounts) ?? {}

/** Returns the remembered account of a provider, or `null`. */
export const readRemembered = (
  storage: TextStorage | null,
  player: number,
  provider: string,
): RememberedAccount | null => readAll(storage)[String(player)]?.[provider] ?? null

/** Remembers the account of a provider; `null` forgets it. */
export function writeRemembered(
  storage: TextStorage | null,
  player: number,
  provider: string,
  account: RememberedAccount | null,
): void {
  const all = readAll(storage)
  const { [provider]: _, ...others } = all[String(player)] ?? {}
  const accounts = account === null ? others : { ...others, [provider]: account }
  writeStorage(storage, STORAGE_KEY, JSON.stringify({ ...all, [String(player)]: accounts }))
}
