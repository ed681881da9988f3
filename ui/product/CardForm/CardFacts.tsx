import { Eraser, Landmark, Link } from 'lucide'
import { SvgIcon } from '../../private/svg-icon.tsx'
import * as styles from './CardForm.css.ts'

const icons = { erased: Eraser, bank: Landmark, address: Link } as const

/** A fact about the handling of the card data. It must be true of the payment provider in use. */
export interface CardFact {
  icon: keyof typeof icons
  title: string
  text: string
}

export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, title, text }) => (
        <li key={title} className={styles.fact}>
          <SvgIcon icon={icons[icon]} size={20} weight={1.75} />
          <p>
            <strong className={styles.factTitle}>{title}</strong> {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
