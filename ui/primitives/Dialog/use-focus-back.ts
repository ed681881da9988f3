import { useLayoutEffect, useState } from 'react'

/** What had opened the dialog that is closing just now, until the focus is given back to it. */
let closing: Element | null = null

/** Who had the focus when a dialog was made. A dialog that takes the place of another is made when nobody has it any more. */
function openerNow(): Element | null {
  const active = document.activeElement
  return active === null || active === document.body ? (closing ?? active) : active
}

/**
 * Gives the focus back to what had it when a dialog opened: read while the dialog is being made, because once it is there something
 * inside of it has the focus. Who goes from one dialog to another and closes that is where he was before both.
 */
export function useFocusBack(): () => void {
  const [opener] = useState(openerNow)
  useLayoutEffect(
    () => () => {
      closing = opener
    },
    [opener],
  )
  return () => {
    closing = null
    if (opener instanceof HTMLElement) opener.focus()
  }
}
