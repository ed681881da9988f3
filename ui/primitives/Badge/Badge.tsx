import { classes } from '../../private/classes.ts'
import * as styles from './Badge.css.ts'

/** What a badge says of a game. */
export type BadgeKind = keyof typeof styles.kind

export interface BadgeProps {
  kind: BadgeKind
  /** The badge's word or amount. */
  children: string
}

/** A short mark on art: new, hot, or the amount of a jackpot. */
export function Badge({ kind, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles.kind[kind])} data-component="Badge" data-state={kind}>
      {children}
    </span>
  )
}

/** The badge's classes, for lists so long that a component for each badge would cost. */
export const badgeClass = (kind: BadgeKind): string => classes(styles.badge, styles.kind[kind])
