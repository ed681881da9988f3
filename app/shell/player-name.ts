import type { User } from '#contract/status.ts'
import { bidiIsolate } from '#app/lib/bidi-isolate.ts'

/** Display name of the player (`spec §2`): login, else e-mail, else empty while the status loads. */
export const playerName = (player: User | undefined): string => bidiIsolate(player?.login || player?.email || '')
