import { Refuse } from '#server/http/refusal.ts'
import type { Limit } from './limits.ts'

const TOO_OFTEN = 5
/** The sentence that they stand in is right, in Russian, for tens of seconds alone. */
const STEP_SECONDS = 10

/** After how many seconds there is room again, as refusal 5 says it: they are not always thirty (`spec §8`). */
export const retryAfter = (milliseconds: number): { args: { seconds: number } } => ({
  args: { seconds: Math.ceil(milliseconds / 1000 / STEP_SECONDS) * STEP_SECONDS },
})

/** The refusal of what was done too often. */
export const tooManyRequests = ({ every }: Limit): Refuse => new Refuse(TOO_OFTEN, retryAfter(every))
