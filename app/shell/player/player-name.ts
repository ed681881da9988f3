import { lobby } from '#contract/core/constants.ts'
import { truncate } from '#contract/core/truncate.ts'
import type { User } from '#contract/player/status.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'

/** Display name of the player (`spec §2`): login, else e-mail, else empty while the status loads. */
export const playerName = (player: User | undefined): string => bidiIsolate(player?.login || player?.email || '')

export interface PlayerNames {
  /** Truncated for display. */
  name: string
  fullName: string
}

/** A player name for lists of winners (`spec §2`): truncated and in full. */
export const playerNames = (name: string): PlayerNames => ({
  name: bidiIsolate(truncate(name, lobby.winnerNameLength)),
  fullName: bidiIsolate(name),
})
