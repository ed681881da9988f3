import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** One of the product's, or the picture of a place that the first page does not have. */
  icon: IconName | ReactElement
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A button whose picture everybody knows; its words are for screen readers and the tooltip. */
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
