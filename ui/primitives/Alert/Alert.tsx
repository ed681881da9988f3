import type { ReactNode } from 'react'
import { classes } from '../../private/classes.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Alert.css.ts'

export type AlertTone = keyof typeof styles.tone

const toneIcons: Readonly<Record<AlertTone, IconName>> = { neutral: 'info', positive: 'success', negative: 'alert' }
const announcedAs: Readonly<Record<AlertTone, string>> = { neutral: 'status', positive: 'status', negative: 'alert' }

export interface AlertProps extends NativeProps<'div', 'title' | 'role'> {
  tone: AlertTone
  /** What happened. */
  title: string
  /** What to do next. */
  children?: ReactNode
  /** `false` where the place around it tells a screen reader already, as the toasts do. */
  announced?: boolean
  /** Present where the message can be put away. */
  onClose?: () => void
}

/** A message in the page. A negative one interrupts a screen reader, the others wait for a pause. */
export function Alert({ tone, title, children, announced = true, onClose, ...rest }: AlertProps) {
  const texts = useUiTexts()
  return (
    <div
      {...rest}
      role={announced ? announcedAs[tone] : undefined}
      className={classes(styles.alert, styles.tone[tone])}
      data-component="Alert"
      data-state={tone}
    >
      <span className={styles.iconBox}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
      </div>
      {onClose === undefined ? null : <IconButton icon="close" label={texts.close} onClick={onClose} />}
    </div>
  )
}
