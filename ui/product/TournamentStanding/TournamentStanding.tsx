import { useId, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { TruncatedText } from '../../text/TruncatedText/TruncatedText.tsx'
import * as styles from './TournamentStanding.css.ts'

export interface StandingRow {
  /** `14`, or `>40`. */
  place: string
  /** Player, truncated for display, and in full. */
  name: string
  fullName: string
  /** `246 points`. */
  points: string
  /** Formatted prize of the place, if it has one. */
  prize?: string | undefined
  /** The player's own row. */
  isOwn: boolean
}

export interface NextPlace {
  /** Which prize or place, and how many points are missing to it. */
  text: string
  /** The missing stakes where only they count, else the points so far. */
  valueText: string
  /** Points of the player, and those that are needed. */
  value: number
  max: number
}

export interface TournamentStandingProps extends NativeProps<'section', 'aria-labelledby'> {
  /** What the figure is: `My place of 212`, `Time to start`. */
  label: string
  /** `14`, or `>40`; a `Countdown` before the start; `null` without a place. */
  figure: ReactNode
  /** In the place of the figure, or below it: how to get into the table. */
  note?: string | undefined
  /** The prize that the place has now, or has won. */
  prize?: { label: string; value: string } | undefined
  /** The distance to the next prize or place; none for the first, and after the end. */
  next?: NextPlace | undefined
  /** The row above, the player's own and the row below. Beyond the shown places: the last shown one and the player's own. */
  rows?: readonly StandingRow[] | undefined
}

/** The player's own place in a tournament: the place, its prize, the distance to the next one, and the neighbours. */
export function TournamentStanding({ label, figure, note, prize, next, rows = [], ...rest }: TournamentStandingProps) {
  const id = useId()
  return (
    <section {...rest} className={styles.root} aria-labelledby={id} data-component="TournamentStanding">
      <div className={styles.head}>
        <div className={styles.own}>
          <p id={id} className={styles.label}>
            {label}
          </p>
          {figure === null ? null : <p className={typeof figure === 'string' ? styles.place : styles.time}>{figure}</p>}
        </div>
        {prize === undefined ? null : (
          <p className={styles.prize}>
            <span className={styles.label}>{prize.label}</span>
            <span className={styles.amount}>{prize.value}</span>
          </p>
        )}
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {next === undefined ? null : (
        <ProgressBar tone="neutral" label={next.text} valueText={next.valueText} value={next.value} max={next.max} />
      )}
      {rows.length === 0 ? null : (
        <ol className={styles.rows}>
          {rows.map((row, index) => (
            <li key={index} className={styles.row} aria-current={row.isOwn ? 'true' : undefined}>
              <span>{row.place}</span>
              <span className={styles.player}>
                <span className={styles.name}>
                  <TruncatedText text={row.name} fullText={row.fullName} />
                </span>
                <span className={styles.points}>, {row.points}</span>
              </span>
              <span className={styles.rowPrize}>{row.prize}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
