import type { NativeProps } from '../../private/native-props.ts'
import { Button } from '../Button/Button.tsx'
import { FieldIcon } from '../Icon/FieldIcon.tsx'
import { useClipboard } from './use-clipboard.ts'
import * as styles from './CopyValue.css.ts'

export interface CopyButtonProps extends NativeProps<'div'> {
  /** What is copied: `Copy for checking`. */
  label: string
  /** Text for the clipboard. */
  text: string
}

/** A button that copies a text which is not shown. The result of copying is announced beside it. */
export function CopyButton({ label, text, ...rest }: CopyButtonProps) {
  const { outcome, status, copy } = useClipboard(text)
  return (
    <div {...rest} className={styles.button} data-component="CopyButton">
      <span role="status" className={styles.status} data-copied={outcome === 'copied' ? '' : undefined}>
        {status}
      </span>
      <Button onClick={() => void copy()}>
        <FieldIcon action="copy" />
        {label}
      </Button>
    </div>
  )
}
