import { createEvent, sample, type Effect } from 'effector'
import { ChunkLoadError } from '../browser/chunk-load-error.ts'

/** The code of a pressed control failed to load. `start/wiring.ts` raises a notice. */
export const codeLoadFailed = createEvent()

/** Reports that the code of an effect failed to load, for effects that a press starts. */
export function reportLoadFailure<Params, Done>(handler: Effect<Params, Done>): void {
  sample({
    clock: handler.failData.filter({ fn: (error) => error instanceof ChunkLoadError }),
    target: codeLoadFailed,
  })
}
