import type { ReactElement } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps extends NativeProps<'button', 'aria-label' | 'title'> {
  /** An icon name, or an icon element from a separate module. */
  icon: IconName | ReactElement
  /** Accessible name and tooltip: what the button does. */
  label: string
}

/** A button with a well-known icon; the label is its accessible name and tooltip. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.iconButton}
      aria-label={label}
      title={label}
      data-component="IconButton"
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  )
}
