import { setTimeout } from 'node:timers/promises'
import { TIMEOUT } from '#ci/timeouts.ts'

const POLL_MS = 50

/** Polls until a condition holds. Resolves with whether it did before the timeout. */
export async function pollUntil(condition: () => Promise<boolean>): Promise<boolean> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < TIMEOUT.page) {
    if (await condition()) return true
    await setTimeout(POLL_MS)
  }
  return false
}
