import { useState } from 'react'
import * as styles from './rolling-amount.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

export interface RollingAmountProps {
  /** Formatted amount. */
  amount: string
  /** The amount for screen readers, if a number alone does not say what it is. */
  spoken?: string | undefined
}

/** Number of changes of each character, counted from the end, so that equal digit positions line up. */
function countChanges(changeCounts: readonly number[], before: string, after: string): number[] {
  return Array.from(after, (_, fromEnd) => {
    const changed = before.at(-1 - fromEnd) !== after.at(-1 - fromEnd)
    return (changeCounts[fromEnd] ?? 0) + (changed ? 1 : 0)
  })
}

/** An amount whose changed digits roll. No animation with reduced motion. */
export function RollingAmount({ amount, spoken = amount }: RollingAmountProps) {
  const [previous, setPrevious] = useState<{ amount: string; changeCounts: readonly number[] }>({
    amount,
    changeCounts: [],
  })
  if (previous.amount !== amount)
    setPrevious({ amount, changeCounts: countChanges(previous.changeCounts, previous.amount, amount) })
  return (
    <>
      <span className={visuallyHidden}>{spoken}</span>
      <span aria-hidden="true" data-component="RollingAmount">
        {Array.from(amount, (character, index) => {
          const fromEnd = amount.length - 1 - index
          const changeCount = previous.changeCounts[fromEnd] ?? 0
          return (
            // A new key remounts the element, which starts its animation.
            <span key={`${fromEnd}-${changeCount}`} className={changeCount === 0 ? undefined : styles.rolling}>
              {character}
            </span>
          )
        })}
      </span>
    </>
  )
}
