import { Refuse } from '#server/http/refusal.ts'
import type { Limit } from './limits.ts'

const TOO_OFTEN = 5
/** The sentence that they stand in is right, in Russian, for tens of seconds alone. */
const STEP_SECONDS = 10

/** The refusal of what was done too often: it says after how many seconds there is one again, which are not always thirty (`spec §8`). */
export const tooOften = ({ every }: Limit): Refuse =>
  new Refuse(TOO_OFTEN, { args: { seconds: Math.ceil(every / 1000 / STEP_SECONDS) * STEP_SECONDS } })
