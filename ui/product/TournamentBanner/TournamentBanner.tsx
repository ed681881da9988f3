import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './TournamentBanner.css.ts'

export interface TournamentBannerProps extends NativeProps<'header'> {
  name: string
  /** URL of a wide picture. */
  image: string | null
  /** "Running", "Soon", "Over". */
  status: string
  tone: 'current' | 'future' | 'past'
  /** Prize fund, dates, places: a `FactList`. */
  facts: ReactNode
}

/** Header of a tournament page. */
export function TournamentBanner({ name, image, status, tone, facts, ...rest }: TournamentBannerProps) {
  return (
    <header {...rest} className={styles.banner} data-component="TournamentBanner">
      {image === null ? null : <img className={styles.picture} src={image} alt="" width={960} height={400} />}
      <div className={styles.body}>
        <p className={styles.status} data-tone={tone}>
          {status}
        </p>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.facts}>{facts}</div>
      </div>
    </header>
  )
}
