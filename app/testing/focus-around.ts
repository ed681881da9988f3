/** Whether the element with the focus contains an element; `null` is in none. The body, which has it when nothing else does, contains all. */
export const isFocusAround = (element: Element | null): boolean =>
  document.activeElement !== document.body && document.activeElement?.contains(element) === true
