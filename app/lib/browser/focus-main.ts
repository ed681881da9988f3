/** Moves focus to `<main>` without scrolling, after a page change or when the focused element was removed. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
