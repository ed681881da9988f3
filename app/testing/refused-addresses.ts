import { afterAll, beforeEach } from 'vitest'
import { addressRefused, type RefusedAddress } from '#app/lib/refused-address.ts'

/** The addresses that have been refused in the present test of a file, in any scope. */
export function refusedAddresses(): readonly RefusedAddress[] {
  const told: RefusedAddress[] = []
  const stop = addressRefused.watch((refused) => void told.push(refused))
  beforeEach(() => void told.splice(0))
  afterAll(stop)
  return told
}
