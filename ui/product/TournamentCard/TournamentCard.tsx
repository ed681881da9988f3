import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiLink } from '../../provider/UiProvider.tsx'
import * as styles from './TournamentCard.css.ts'

export interface TournamentCardProps extends NativeProps<'div'> {
  /** Name of the tournament and of the link. */
  name: string
  /** URL of the tournament's page. */
  href: string
  /** URL of a wide picture. */
  image: string | null
  /** What the amount is: the prize fund. */
  fundLabel: string
  /** The prize fund, formatted. */
  fund: string
  /** Text before the time: until the end, until the start. */
  timeLabel: string
  /** A `Countdown`, or a text for a finished tournament. */
  time: ReactNode
  /** The player's own place, if there is one. */
  place?: { label: string; value: string } | undefined
}

/** A tournament in a list: name, prize fund, remaining time, the player's place. The whole card is one link, named by the tournament. */
export function TournamentCard({
  name,
  href,
  image,
  fundLabel,
  fund,
  timeLabel,
  time,
  place,
  ...rest
}: TournamentCardProps) {
  const Link = useUiLink()
  return (
    <div {...rest} className={styles.card} data-component="TournamentCard">
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
          {place === undefined ? null : (
            <span className={styles.place}>
              {place.label} <span className={styles.placeValue}>{place.value}</span>
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
