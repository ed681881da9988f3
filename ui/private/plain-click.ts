import type { MouseEvent } from 'react'

/** A click that follows a link in the page; with a modifier key or another button it stays the browser's own. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented
