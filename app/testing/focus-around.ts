/**
 * Whether the element with the focus contains an element; `null` is in none. The body does not count: it has the focus when
 * nothing else does, and contains everything.
 */
export const isFocusAround = (element: Element | null): boolean =>
  document.activeElement !== document.body && document.activeElement?.contains(element) === true
