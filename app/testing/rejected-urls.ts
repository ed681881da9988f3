import { afterAll, beforeEach } from 'vitest'
import { urlRejected, type RejectedUrl } from '#app/lib/rejected-url.ts'

/** The addresses that have been refused in the present test of a file, in any scope. */
export function rejectedUrls(): readonly RejectedUrl[] {
  const told: RejectedUrl[] = []
  const stop = urlRejected.watch((refused) => void told.push(refused))
  beforeEach(() => void told.splice(0))
  afterAll(stop)
  return told
}
