import type { Clock } from '#app/models/clock/clock.ts'
import { jittered } from '#app/lib/jitter.ts'

const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

/** Retries a dynamic import with exponential backoff until it succeeds. Calls `onError` for each failure. */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  { after }: Pick<Clock, 'after'>,
  onError: (error: unknown) => void,
): Promise<Module> {
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    try {
      return await load()
    } catch (error) {
      onError(error)
    }
    await new Promise<void>((resolve) => void after(jittered(delayMs), resolve))
  }
}
