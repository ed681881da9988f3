import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './TournamentBanner.css.ts'

export interface BannerFigure {
  label: string
  /** Text, or a `Countdown`. */
  value: ReactNode
  /** Shows the value in gold, as all amounts of money. */
  money?: boolean | undefined
}

export interface TournamentBannerProps extends NativeProps<'header'> {
  /** Name of the tournament, the heading of the page. */
  name: string
  /** URL of a wide picture. */
  image: string | null
  /** The state with its end: `On until 27 November, 07:00 MSK`. */
  status: string
  /** Sets the colour of the status. */
  tone: 'current' | 'future' | 'past'
  /** At most two: the time that remains and the prize fund, or the final place and its prize. */
  figures: readonly BannerFigure[]
  /** The way to the games: gold only while the tournament runs. */
  action?: ReactNode | undefined
  /** The rules in one line. */
  rules?: string | undefined
  /** The player's own place: a `TournamentStanding`. */
  standing?: ReactNode | undefined
}

/** Header of a tournament page: a night sky in both themes, because it stands on the picture. */
export function TournamentBanner({
  name,
  image,
  status,
  tone,
  figures,
  action,
  rules,
  standing,
  ...rest
}: TournamentBannerProps) {
  return (
    <header
      {...rest}
      className={styles.banner}
      data-night
      data-standing={standing === undefined ? undefined : ''}
      data-component="TournamentBanner"
    >
      {image === null || standing === undefined ? null : (
        <img className={styles.ground} src={image} alt="" width={960} height={400} />
      )}
      {image === null ? null : <img className={styles.picture} src={image} alt="" width={960} height={400} />}
      <div className={styles.body}>
        <p className={styles.status} data-tone={tone}>
          {status}
        </p>
        <h1 className={styles.name}>{name}</h1>
        {figures.length === 0 ? null : (
          <dl className={styles.figures}>
            {figures.map(({ label, value, money }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value} data-money={money === true ? '' : undefined}>
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
        {rules === undefined ? null : <p className={styles.rules}>{rules}</p>}
      </div>
      {standing === undefined ? null : <div className={styles.standing}>{standing}</div>}
    </header>
  )
}
