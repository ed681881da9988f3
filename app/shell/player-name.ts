import type { User } from '#contract/status.ts'
import { isolated } from '#app/lib/isolated.ts'

/** What a player is called in the shell (`spec §2`): by the login, else by the e-mail; nothing until it is known. */
export const playerName = (player: User | undefined): string => isolated(player?.login || player?.email || '')
