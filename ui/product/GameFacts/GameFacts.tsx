import type { NativeProps } from '../../private/native-props.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import type { Fact } from '../FactList/FactList.tsx'
import * as styles from './GameFacts.css.ts'

export interface GameFactsProps extends NativeProps<'div'> {
  facts: readonly Pick<Fact, 'id' | 'label' | 'value'>[]
  /** Link to the rules of the game. */
  link: { href: string; label: string }
}

/** The facts of a game in one row, with a link to its rules; three columns on a phone. */
export function GameFacts({ facts, link, ...rest }: GameFactsProps) {
  return (
    <div {...rest} className={styles.root} data-component="GameFacts">
      <dl className={styles.list}>
        {facts.map(({ id, label, value }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Link href={link.href}>{link.label}</Link>
    </div>
  )
}
