import { classes } from '../../private/classes.ts'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './Badge.css.ts'

/** What a badge says of a game. */
export type BadgeKind = keyof typeof styles.kind

export interface BadgeProps extends NativeProps<'span'> {
  kind: BadgeKind
  /** The badge's word or amount. */
  children: string
}

/** A short mark on art: new, hot, or the amount of a jackpot. */
export function Badge({ kind, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeClass(kind)} data-component="Badge" data-state={kind} />
}

/** The badge's classes, for lists so long that a component for each badge would cost. */
export const badgeClass = (kind: BadgeKind): string => classes(styles.badge, styles.kind[kind])
