import { useRef } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useMergedRef } from '../../private/dom.ts'
import { useRoomAboveButtons } from './use-room-above-buttons.ts'
import * as styles from './ScrollTopButton.css.ts'

export interface ScrollTopButtonProps extends NativeProps<'div'> {
  /** Accessible name of the button. */
  label: string
  /** Called by a click; the caller scrolls. */
  onPress: () => void
  /** Invisible until it has the focus, so that it covers no text while the page is read. */
  isHiddenUntilFocus?: boolean | undefined
}

/** A button to scroll to the top of a long page. */
export function ScrollTopButton({ label, onPress, isHiddenUntilFocus = false, ref, ...rest }: ScrollTopButtonProps) {
  const element = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(element, ref)
  useRoomAboveButtons(element)
  return (
    <div
      {...rest}
      ref={mergedRef}
      className={styles.root}
      data-hidden-until-focus={isHiddenUntilFocus || undefined}
      data-component="ScrollTopButton"
    >
      <IconButton icon="up" label={label} onClick={onPress} />
    </div>
  )
}
