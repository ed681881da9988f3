import { TruncatedText } from '#ui/index.ts'
import type { PlayerNames } from '#app/shell/player/player-name.ts'

/** A player's name in a table, cut to the length of the page. */
export const playerCell = ({ name, fullName }: PlayerNames) => <TruncatedText text={name} fullText={fullName} />
