import { useId } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { FieldIcon } from '../Icon/FieldIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useClipboard } from './use-clipboard.ts'
import * as styles from './CopyValue.css.ts'

export interface CopyValueProps extends NativeProps<'div', 'role' | 'aria-labelledby'> {
  /** Name of the value. */
  label: string
  /** As displayed, e.g. with digit groups. */
  value: string
  /** Text for the clipboard; defaults to `value`. */
  copyText?: string | undefined
  /** Link target of the value: `tel:…`, `sms:…`. */
  href?: string | undefined
  /** `medium` and `large` are rows without a box, parted by a line: the details of a payment, and its number. */
  size?: 'regular' | 'medium' | 'large' | undefined
  /** Shows the value in gold, as all amounts of money. */
  money?: boolean | undefined
}

/** A value with a copy button, such as a phone number. The result of copying is announced. */
export function CopyValue({
  label,
  value,
  copyText = value,
  href,
  size = 'regular',
  money = false,
  ...rest
}: CopyValueProps) {
  const texts = useUiTexts()
  const id = useId()
  const { outcome, status, copy } = useClipboard(copyText)
  return (
    <div
      {...rest}
      role="group"
      aria-labelledby={id}
      className={styles.root}
      data-component="CopyValue"
      data-size={size}
    >
      <span className={styles.header}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span role="status" className={styles.status} data-copied={outcome === 'copied' ? '' : undefined}>
          {outcome === 'copied' ? <Icon name="check" size={16} /> : null}
          {status}
        </span>
      </span>
      <span className={styles.row}>
        {href === undefined ? (
          <span className={styles.value} data-money={money ? '' : undefined}>
            {value}
          </span>
        ) : (
          <a href={href} aria-describedby={id} className={styles.value}>
            {value}
          </a>
        )}
        <IconButton icon={<FieldIcon action="copy" />} label={texts.copy(label)} onClick={() => void copy()} />
      </span>
    </div>
  )
}
