import type { ReactNode } from 'react'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './TournamentCard.css.ts'

export interface TournamentCardProps {
  name: string
  href: string
  /** A wide picture. */
  image: string | null
  fundLabel: string
  fund: string
  /** The words before the timer: until the end, until the start. */
  timeLabel: string
  /** A `Countdown`, or the word for a tournament that is over. */
  time: ReactNode
}

/** A tournament in a list: what it is, what it is worth, how long it runs. All of it leads there; the link is called by the name alone. */
export function TournamentCard({ name, href, image, fundLabel, fund, timeLabel, time }: TournamentCardProps) {
  const Link = useUiLink()
  return (
    <div className={styles.card} data-component="TournamentCard">
      {image === null ? null : (
        <img className={styles.picture} src={image} alt="" width={420} height={84} loading="lazy" />
      )}
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        </h3>
        <div className={styles.facts}>
          <span>
            {fundLabel} <span className={styles.fund}>{fund}</span>
          </span>
          <span>
            {timeLabel} <span className={styles.time}>{time}</span>
          </span>
        </div>
      </div>
    </div>
  )
}
