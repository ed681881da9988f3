import { useState } from 'react'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './RollingAmount.css.ts'

export interface RollingAmountProps {
  /** The amount as text, with its currency. */
  amount: string
}

/** How often the sign at each place has changed; counted from the end, where the units stand below each other. */
function turned(turns: readonly number[], before: string, after: string): number[] {
  return Array.from(after, (_, fromEnd) => {
    const changed = before.at(-1 - fromEnd) !== after.at(-1 - fromEnd)
    return (turns[fromEnd] ?? 0) + (changed ? 1 : 0)
  })
}

/** An amount whose changed digits roll over, so that the eye sees what grew. Still for who prefers calm. */
export function RollingAmount({ amount }: RollingAmountProps) {
  const [shown, setShown] = useState<{ amount: string; turns: readonly number[] }>({ amount, turns: [] })
  if (shown.amount !== amount) setShown({ amount, turns: turned(shown.turns, shown.amount, amount) })
  return (
    <>
      <span className={visuallyHidden}>{amount}</span>
      <span aria-hidden="true" data-component="RollingAmount">
        {Array.from(amount, (sign, at) => {
          const fromEnd = amount.length - 1 - at
          const turns = shown.turns[fromEnd] ?? 0
          return (
            // A new key is a new element, and only a new element rolls in.
            <span key={`${fromEnd}-${turns}`} className={turns === 0 ? undefined : styles.rolled}>
              {sign}
            </span>
          )
        })}
      </span>
    </>
  )
}
