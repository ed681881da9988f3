import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import * as styles from './ScrollTopButton.css.ts'

export interface ScrollTopButtonProps {
  label: string
  onPress: () => void
}

/** A button to scroll to the top of a long page. */
export function ScrollTopButton({ label, onPress }: ScrollTopButtonProps) {
  return (
    <div className={styles.place} data-component="ScrollTopButton">
      <IconButton icon="up" label={label} onClick={onPress} />
    </div>
  )
}
