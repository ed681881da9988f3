import type { NativeProps } from '../../private/native-props.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import * as styles from './ScrollTopButton.css.ts'

export interface ScrollTopButtonProps extends NativeProps<'div'> {
  label: string
  onPress: () => void
}

/** A button to scroll to the top of a long page. */
export function ScrollTopButton({ label, onPress, ...rest }: ScrollTopButtonProps) {
  return (
    <div {...rest} className={styles.root} data-component="ScrollTopButton">
      <IconButton icon="up" label={label} onClick={onPress} />
    </div>
  )
}
