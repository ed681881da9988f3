import { afterAll, beforeEach } from 'vitest'
import { urlRejected, type RejectedUrl } from '#app/lib/security/rejected-url.ts'

/** Collects the URLs that were rejected during the current test, in any scope. */
export function rejectedUrls(): readonly RejectedUrl[] {
  const urls: RejectedUrl[] = []
  const stop = urlRejected.watch((rejected) => void urls.push(rejected))
  beforeEach(() => void urls.splice(0))
  afterAll(stop)
  return urls
}
