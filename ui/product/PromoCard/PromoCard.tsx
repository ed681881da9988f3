import type { ReactNode } from 'react'
import * as styles from './PromoCard.css.ts'

export interface PromoCardProps {
  title: string
  /** A wide picture. */
  image: string | null
  /** When it holds. */
  time: string
  /** The terms: a `Prose`. */
  children: ReactNode
  /** The way to it for this visitor. */
  action: ReactNode
}

/** A promotion with its terms in full: nothing is behind an asterisk. */
export function PromoCard({ title, image, time, children, action }: PromoCardProps) {
  return (
    <article className={styles.card} data-component="PromoCard">
      {image === null ? null : (
        <img className={styles.picture} src={image} alt="" width={960} height={400} loading="lazy" decoding="async" />
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {time === '' ? null : <p className={styles.time}>{time}</p>}
        <div className={styles.text}>{children}</div>
        <div className={styles.action}>{action}</div>
      </div>
    </article>
  )
}
