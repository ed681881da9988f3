import { lobby } from '#contract/constants.ts'
import { VisuallyHidden } from '#ui/index.ts'
import { truncate } from '#app/lib/format.ts'
import { bidiIsolate } from '#app/lib/bidi-isolate.ts'

/** A player name for lists of winners (`spec §2`): truncated and in full. */
export const playerNames = (name: string): { name: string; fullName: string } => ({
  name: bidiIsolate(truncate(name, lobby.winnerNameLength)),
  fullName: bidiIsolate(name),
})

/** A name in a table. A truncated one has the full name as its tooltip and accessible text. */
export function TruncatedName({ name, fullName }: ReturnType<typeof playerNames>) {
  if (name === fullName) return name
  return (
    <span title={fullName}>
      <span aria-hidden="true">{name}</span>
      <VisuallyHidden>{fullName}</VisuallyHidden>
    </span>
  )
}
