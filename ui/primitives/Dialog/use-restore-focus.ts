import { useLayoutEffect, useState } from 'react'
import { mainTarget } from '../../private/dom.ts'

/** The opener of the dialog that is closing, until it gets the focus back. */
let closingOpener: Element | null = null

/** The focused element when a dialog mounts. If one dialog replaces another, nothing has focus, and the first opener is used. */
function findOpener(): Element | null {
  const active = document.activeElement
  return active === null || active === document.body ? (closingOpener ?? active) : active
}

/**
 * Returns a function that restores focus to the opener of a dialog. The opener is read during the first render, before
 * the dialog takes the focus, and survives one dialog replacing another, which keeps the focus. Without an opener, `main`
 * gets the focus. What the page has focused while the dialog closed, such as the field of an error, keeps the focus.
 */
export function useRestoreFocus(): () => void {
  const [opener] = useState(findOpener)
  useLayoutEffect(
    () => () => {
      // The button of a dialog that this one replaced is gone: the opener of that dialog gets the focus.
      if (opener?.isConnected === true) closingOpener = opener
    },
    [opener],
  )
  return () => {
    if (document.activeElement?.closest('[role="dialog"]')) return
    const target = closingOpener
    closingOpener = null
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (target instanceof HTMLElement) target.focus()
    // The opener is gone, for example "Sign in" after signing in.
    if (document.activeElement === document.body) document.getElementById(mainTarget.id)?.focus({ preventScroll: true })
  }
}
