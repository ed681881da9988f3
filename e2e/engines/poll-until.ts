import { setTimeout } from 'node:timers/promises'
import { TIME_OUT } from '#ci/time-outs.ts'

const POLL_MS = 50

/** Polls until a condition holds. Resolves with whether it did before the time-out. */
export async function pollUntil(condition: () => Promise<boolean>): Promise<boolean> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < TIME_OUT.page) {
    if (await condition()) return true
    await setTimeout(POLL_MS)
  }
  return false
}
