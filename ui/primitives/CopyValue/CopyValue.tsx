import { useId, useState } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { FieldIcon } from '../Icon/FieldIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './CopyValue.css.ts'

export interface CopyValueProps {
  /** Name of the value. */
  label: string
  /** As displayed, e.g. with digit groups. */
  value: string
  /** Text for the clipboard; defaults to `value`. */
  copies?: string
  /** Link target of the value: `tel:…`, `sms:…`. */
  href?: string
}

/** A value with a copy button, such as a phone number. The result of copying is announced. */
export function CopyValue({ label, value, copies = value, href }: CopyValueProps) {
  const texts = useUiTexts()
  const id = useId()
  const [status, setStatus] = useState('')
  const copy = async () => {
    setStatus('')
    try {
      await navigator.clipboard.writeText(copies)
      setStatus(texts.copied)
    } catch {
      // Clipboard access can be denied; the value can still be selected and copied by hand.
      setStatus(texts.copyFailed)
    }
  }
  return (
    <div className={styles.whole} data-component="CopyValue" role="group" aria-labelledby={id}>
      <span className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span role="status" className={styles.said}>
          {status}
        </span>
      </span>
      <span className={styles.row}>
        {href === undefined ? (
          <span className={styles.value}>{value}</span>
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
