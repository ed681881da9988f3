import { lobby } from '#contract/constants.ts'
import { VisuallyHidden } from '#ui/index.ts'
import { truncate } from '#app/lib/format.ts'
import { bidiIsolate } from '#app/lib/bidi-isolate.ts'

/** A player's name as lists of winners show it (`spec §2`), and the whole of it. */
export const playerNames = (name: string): { name: string; wholeName: string } => ({
  name: bidiIsolate(truncate(name, lobby.winnerNameLength)),
  wholeName: bidiIsolate(name),
})

/** A name in a table: where it is cut, the whole one is its tooltip, and what is read. */
export function TruncatedName({ name, wholeName }: ReturnType<typeof playerNames>) {
  if (name === wholeName) return name
  return (
    <span title={wholeName}>
      <span aria-hidden="true">{name}</span>
      <VisuallyHidden>{wholeName}</VisuallyHidden>
    </span>
  )
}
