import type { Clock } from '#app/models/clock/clock.ts'
import { jittered } from '#app/lib/jitter.ts'

const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000

/** Code that the page cannot do without and nobody presses for: asked for again, ever later, until it is there. */
export async function retryImport<Module>(
  load: () => Promise<Module>,
  { after }: Pick<Clock, 'after'>,
  onMissed: (error: unknown) => void,
): Promise<Module> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await load()
    } catch (error) {
      onMissed(error)
    }
    await new Promise<void>((resolve) => void after(jittered(wait), resolve))
  }
}
