import type { ReactNode } from 'react'
import * as styles from './blocks.css.ts'
import { Example, type ExampleProps } from './Example.tsx'

export interface PairProps extends Pick<ExampleProps, 'children'> {
  /** The rule in one sentence, and its reason. */
  text: string
}

/** Pairs of good and bad examples: `<Do>` and `<Dont>` in turn. */
export const DoDont = ({ children }: { children: ReactNode }) => <div className={styles.pairs}>{children}</div>

/** A good example. */
export const Do = ({ text, children }: PairProps) => (
  <figure className={styles.pair}>
    <div className={styles.good}>
      <Example>{children}</Example>
    </div>
    <figcaption>
      <strong>✓ Do.</strong> {text}
    </figcaption>
  </figure>
)

/** A bad example. */
export const Dont = ({ text, children }: PairProps) => (
  <figure className={styles.pair}>
    <div className={styles.bad}>
      <Example>{children}</Example>
    </div>
    <figcaption>
      <strong>✗ Don’t.</strong> {text}
    </figcaption>
  </figure>
)
