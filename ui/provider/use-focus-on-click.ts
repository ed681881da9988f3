import { useEffect } from 'react'

/**
 * Focuses a clicked button. Safari does not, so a dialog would not know which button had opened it and could not return the focus.
 * A click that left the focus in a field on purpose changes nothing.
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
