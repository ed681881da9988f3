import type { ReactNode } from 'react'
import { classes } from '../../private/dom.ts'
import { keepClear } from '../../private/keep-clear.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Alert.css.ts'

export type AlertTone = keyof typeof styles.tone

const toneIcons: Readonly<Record<AlertTone, IconName>> = { neutral: 'info', positive: 'success', negative: 'alert' }
const toneRoles: Readonly<Record<AlertTone, string>> = { neutral: 'status', positive: 'status', negative: 'alert' }

export interface AlertProps extends NativeProps<'div', 'title' | 'role'> {
  /** Sets colour, icon and role: `negative` is an `alert`, the others are a `status`. */
  tone: AlertTone
  /** What happened. */
  title: string
  /** What to do next. */
  children?: ReactNode | undefined
  /** `false` inside a live region, such as the toasts, to avoid announcing the message twice. */
  announced?: boolean | undefined
  /** Makes the message dismissible. */
  onClose?: (() => void) | undefined
}

/** A message in the page. Screen readers announce the negative tone at once and the others politely. */
export function Alert({ tone, title, children, announced = true, onClose, ...rest }: AlertProps) {
  const texts = useUiTexts()
  return (
    <div
      {...rest}
      // A toast is not marked: it would avoid itself.
      {...(announced && tone === 'negative' ? keepClear : {})}
      role={announced ? toneRoles[tone] : undefined}
      className={classes(styles.alert, styles.tone[tone])}
      data-component="Alert"
      data-tone={tone}
    >
      <span className={styles.iconBox}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={styles.message}>
        <p className={styles.title}>{title}</p>
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
      </div>
      {onClose === undefined ? null : <IconButton icon="close" label={texts.close} onClick={onClose} />}
    </div>
  )
}
