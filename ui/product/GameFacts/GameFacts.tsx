import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { FactLabel, type Fact } from '../FactList/FactList.tsx'
import * as styles from './GameFacts.css.ts'

export interface GameFactsProps extends NativeProps<'div'> {
  /** The facts in order, with unique ids. */
  facts: readonly Omit<Fact, 'money'>[]
  /** Leads to the rules of the game: a link or a button. */
  action: ReactNode
}

/** The facts of a game in one row, with the way to its rules; two columns on a phone. */
export function GameFacts({ facts, action, ...rest }: GameFactsProps) {
  return (
    <div {...rest} className={styles.root} data-component="GameFacts">
      <dl className={styles.list}>
        {facts.map(({ id, label, explanation, value }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.label}>
              <FactLabel label={label} {...(explanation === undefined ? {} : { explanation })} />
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {action}
    </div>
  )
}
