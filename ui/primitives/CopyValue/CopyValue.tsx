import { useId, useState } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { FieldIcon } from '../Icon/FieldIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './CopyValue.css.ts'

export interface CopyValueProps {
  /** What the value is. */
  label: string
  /** As it is read: groups of digits, a number with spaces. */
  value: string
  /** What is copied; the value itself where nothing is said. */
  copies?: string
  /** Where the value can be used at once: `tel:…`, `sms:…`. */
  href?: string
}

/** A value that is to be used elsewhere: a number to call, an account to pay to. Copying says once that it is done. */
export function CopyValue({ label, value, copies = value, href }: CopyValueProps) {
  const texts = useUiTexts()
  const id = useId()
  const [said, setSaid] = useState('')
  const copy = async () => {
    setSaid('')
    try {
      await navigator.clipboard.writeText(copies)
      setSaid(texts.copied)
    } catch {
      // The browser or its owner forbids it: the value can still be marked by hand.
      setSaid(texts.copyFailed)
    }
  }
  return (
    <div className={styles.whole} data-component="CopyValue" role="group" aria-labelledby={id}>
      <span className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span role="status" className={styles.said}>
          {said}
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
