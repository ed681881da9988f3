/** Focuses the first control inside an element, or the element itself if it has none. */
export function focusInside(element: Element | null | undefined): void {
  const control = element?.querySelector('a[href], button') ?? element
  if (!(control instanceof HTMLElement)) return
  if (control.tabIndex < 0) control.tabIndex = -1
  control.focus()
}
