import { lobby } from '#contract/constants.ts'
import { VisuallyHidden } from '#ui/index.ts'
import { cutName } from '#app/lib/format.ts'
import { isolated } from '#app/lib/isolated.ts'

/** A player's name as lists of winners show it (`spec §2`), and the whole of it. */
export const playerNames = (name: string): { name: string; wholeName: string } => ({
  name: isolated(cutName(name, lobby.winnerNameLength)),
  wholeName: isolated(name),
})

/** A name in a table: where it is cut, the whole one is its tooltip, and what is read. */
export function CutName({ name, wholeName }: ReturnType<typeof playerNames>) {
  if (name === wholeName) return name
  return (
    <span title={wholeName}>
      <span aria-hidden="true">{name}</span>
      <VisuallyHidden>{wholeName}</VisuallyHidden>
    </span>
  )
}
