import { classes } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './Badge.css.ts'

/** The kinds of badges that a game can have. */
export type BadgeKind = keyof typeof styles.kind

export interface BadgeProps extends NativeProps<'span'> {
  /** Sets the colour. */
  kind: BadgeKind
  /** The text or amount. */
  children: string
}

/** A short label on a game's cover: new, hot, or the jackpot amount. */
export function Badge({ kind, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeClass(kind)} data-component="Badge" data-state={kind} />
}

/** The badge's class names, for long lists where one component per badge is too slow. */
export const badgeClass = (kind: BadgeKind): string => classes(styles.badge, styles.kind[kind])
