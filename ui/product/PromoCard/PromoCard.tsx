import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './PromoCard.css.ts'

export interface PromoCardProps extends NativeProps<'article', 'title'> {
  /** Name of the promotion. */
  title: string
  /** URL of a wide picture. */
  image: string | null
  /** Validity period, as text. */
  time: string
  /** Terms, as `Prose`. */
  children: ReactNode
  /** Button or link to take part; `null` without one. */
  action: ReactNode
}

/** A promotion with its full terms. */
export function PromoCard({ title, image, time, children, action, ...rest }: PromoCardProps) {
  return (
    <article {...rest} className={styles.card} data-component="PromoCard">
      {image === null ? null : (
        <img className={styles.picture} src={image} alt="" width={960} height={400} loading="lazy" decoding="async" />
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        {time === '' ? null : <p className={styles.time}>{time}</p>}
        <div className={styles.text}>{children}</div>
        {action === null ? null : <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}
