/** Brings the keyboard to the page itself, without moving it: where what it was in has gone, or another page has come. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
