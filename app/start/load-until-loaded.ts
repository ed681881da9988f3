import { jittered } from '#app/lib/browser/jitter.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { consoleReport } from './reporting.ts'

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

/** Loads code that the app cannot do without: tries again, ever more slowly, until it is there. */
export async function loadUntilLoaded<Loaded>(load: () => Promise<Loaded>, { after }: Pick<Clock, 'after'>) {
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    try {
      return await loadCode(load)
    } catch (error) {
      consoleReport.crash(error)
    }
    await new Promise<void>((resolve) => void after(jittered(delayMs), resolve))
  }
}
