import { writeStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { randomHex } from '#app/lib/crypto/random-hex.ts'

/*
 * The name by which the server knows this browser after a second factor. It is random, belongs to no player, and is worth
 * nothing without a password.
 */

const STORAGE_KEY = 'device'

/** The device as calls of a sign-in send it; no field if nothing was remembered here. */
export function readDevice(storage: TextStorage | null): { device?: string } {
  const device = storage?.getItem(STORAGE_KEY) ?? ''
  return device === '' ? {} : { device }
}

/** Returns the device, and creates it the first time. Another tab may have created it. */
export function keepDevice(storage: TextStorage | null): string {
  const { device = randomHex() } = readDevice(storage)
  writeStorage(storage, STORAGE_KEY, device)
  return device
}
