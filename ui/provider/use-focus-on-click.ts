import { useEffect } from 'react'

/**
 * Focuses a clicked button. Safari does not, and a dialog could not restore focus to its opener. If the focus is in a
 * field beside the button, it stays there.
 */
export function useFocusOnClick(): void {
  useEffect(() => {
    const focusButton = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null
      const active = document.activeElement
      if (button !== null && active !== button && active?.contains(button) === true)
        button.focus({ preventScroll: true })
    }
    document.addEventListener('click', focusButton, { capture: true })
    return () => document.removeEventListener('click', focusButton, { capture: true })
  }, [])
}
