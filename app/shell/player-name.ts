import type { User } from '#contract/status.ts'
import { bidiIsolate } from '#app/lib/bidi-isolate.ts'

/** What a player is called in the shell (`spec §2`): by the login, else by the e-mail; nothing until it is known. */
export const playerName = (player: User | undefined): string => bidiIsolate(player?.login || player?.email || '')
