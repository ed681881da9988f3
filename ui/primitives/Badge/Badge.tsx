import { classes } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './Badge.css.ts'

/** The tones of a game's badge. */
export type BadgeTone = keyof typeof styles.tone

export interface BadgeProps extends NativeProps<'span'> {
  /** Sets the colour. */
  tone: BadgeTone
  /** The text or amount. */
  children: string
}

/** A short label on a game's cover: new, hot, or the jackpot amount. */
export function Badge({ tone, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeClass(tone)} data-component="Badge" data-tone={tone} />
}

/** The badge's class names, for long lists where one component per badge is too slow. */
export const badgeClass = (tone: BadgeTone): string => classes(styles.badge, styles.tone[tone])
