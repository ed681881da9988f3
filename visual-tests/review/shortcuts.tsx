import { createContext, use, type ComponentProps } from 'react'
import { Button } from '#ui/index.ts'
import * as styles from './review.css.ts'

/** Whether single keys have commands. Speech input types letters by accident, so they can be turned off (WCAG 2.1.4). */
export const ShortcutsEnabled = createContext(true)

/** The value of `aria-keyshortcuts`; `undefined` while shortcuts are off. */
export function useShortcut(shortcut: string): string | undefined {
  return use(ShortcutsEnabled) ? shortcut : undefined
}

type ShortcutButtonProps = ComponentProps<typeof Button> & { shortcut: string }

/** A button that shows its key. */
export function ShortcutButton({ shortcut, children, ...rest }: ShortcutButtonProps) {
  const enabledShortcut = useShortcut(shortcut)
  return (
    <Button {...rest} aria-keyshortcuts={enabledShortcut}>
      {children}
      {enabledShortcut === undefined ? null : <kbd className={styles.key}>{shortcut}</kbd>}
    </Button>
  )
}
